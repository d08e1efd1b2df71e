// Browsers print a ligature as a glyph without a letter of its own and say aside what it stands for, where pdf.js does
// not look: "Certi ed", "work ow". Its width and its neighbours tell which one it is.
import type { Show } from './interpret-page.ts'

const candidates = ['fi', 'fl', 'ff', 'ffi', 'ffl', 'tt', 'ti', 'ft', 'Th'] as const
/** In parts of the glyph's width. */
const tolerance = 0.12

/** Fills in the letters of glyphs that have none, in place. */
export function guessLigatures(shows: readonly Show[]): void {
  const glyphs = shows.flatMap((show) => show.glyphs.map((glyph) => ({ glyph, font: show.font })))
  if (!glyphs.some(({ glyph }) => isUnknown(glyph.text))) return
  const widths = new Map<unknown, Map<string, number>>()
  for (const { glyph, font } of glyphs) {
    const known = widths.get(font) ?? new Map<string, number>()
    widths.set(font, known.set(glyph.text, widthOf(glyph)))
  }
  glyphs.forEach(({ glyph, font }, index) => {
    if (!isUnknown(glyph.text)) return
    const known = widths.get(font) ?? new Map<string, number>()
    const before = glyphs[index - 1]?.glyph.text ?? ''
    const after = [1, 2].map((step) => glyphs[index + step]?.glyph.text ?? '').join('')
    if (!/\p{L}/u.test(before) && !/^\p{L}/u.test(after)) return
    const fitting = candidates.filter((letters) => {
      const parts = [...letters].map((letter) => known.get(letter))
      // A letter that stands nowhere else in this font cannot be measured; the common pairs stay possible.
      if (parts.includes(undefined)) return letters === 'fi' || letters === 'fl'
      const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0)
      return Math.abs(sum - widthOf(glyph)) <= widthOf(glyph) * tolerance
    })
    glyph.text = chooseLigature(fitting, before, after) ?? glyph.text
  })
}

const isUnknown = (text: string) => text === '' || text === '\u0000'

const widthOf = (glyph: { x: number; endX: number; size: number }) => (glyph.endX - glyph.x) / Math.max(glyph.size, 0.1)

/** `fl` stands before a vowel; before a consonant and in -ified, -ifies, -ifier, field it is `fi`. */
export function chooseLigature(fitting: readonly string[], before: string, after: string): string | undefined {
  const hasI = fitting.includes('fi')
  const hasL = fitting.includes('fl')
  if (!(hasI && hasL)) return fitting[0]
  if (/^[aouyi]/i.test(after)) return 'fl'
  if (!/^e/i.test(after)) return 'fi'
  return /i/i.test(before) || /^el/i.test(after) ? 'fi' : 'fl'
}
