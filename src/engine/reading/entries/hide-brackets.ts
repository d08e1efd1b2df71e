// A comma or a slash in brackets parts no names: `Room Leader (Toddlers, 2-3 years)`.

const hidden = '\uE001'

/** The text at its length, with marks for all that is in brackets. */
export function hideBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, (part) => `(${hidden.repeat(part.length - 2)})`)
}
