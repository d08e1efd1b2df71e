// What every painter must ask of its font engine, or its letters stand elsewhere than they were measured.

/** For fontkit. Ligatures would give extractors one letter for two, and contextual forms other widths. */
export const shapingFeatures: Record<string, boolean> = {
  kern: true,
  liga: false,
  clig: false,
  dlig: false,
  calt: false,
}
