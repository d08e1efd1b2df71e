// How the letters of a joining script advance at the start, in the middle and at the end of a word.
import type { Font } from 'fontkit'
import { shapingFeatures } from '#engine/layout/text/shaping.ts'

// A neighbour that joins on both sides and becomes one with hardly any letter. The joiner of Unicode would be the
// natural choice, but fontkit takes it for a space where a font has no glyph for it.
const neighbour = '\u0637'

/** Per letter and per pair that is drawn as one glyph, as the metric file wants them. */
export function readJoining(font: Font, codes: readonly number[]): { joining: number[]; ligatures: number[] } {
  const letters = codes.filter((code) => code >= 0x620 && code <= 0x8ff && /\p{L}/u.test(String.fromCodePoint(code)))
  const joining = letters.flatMap((code) => {
    const forms = shapeForms(font, String.fromCodePoint(code))
    if (!forms.joinsBefore) return []
    return [code, forms.final, forms.initial, forms.medial]
  })
  const ligatures = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const pair = String.fromCodePoint(first, second)
      if (shape(font, pair).glyphs.length !== 1) return []
      const forms = shapeForms(font, pair)
      return [first, second, forms.isolated, forms.final, forms.initial, forms.medial]
    }),
  )
  return { joining, ligatures }
}

function shapeForms(font: Font, text: string) {
  const isolated = shape(font, text)
  const final = shape(font, neighbour + text, { before: 1 })
  const initial = shape(font, text + neighbour, { after: 1 })
  const joinsNext = initial.glyphs.join() !== isolated.glyphs.join()
  return {
    isolated: isolated.advance,
    final: final.advance,
    initial: joinsNext ? initial.advance : 0,
    medial: joinsNext ? shape(font, neighbour + text + neighbour, { before: 1, after: 1 }).advance : 0,
    joinsBefore: final.glyphs.join() !== isolated.glyphs.join(),
  }
}

/** Glyphs, left to right, and advance of a text, less so many of its first and last letters. */
export function shape(
  font: Font,
  text: string,
  { script = 'arab', before = 0, after = 0 }: { script?: string; before?: number; after?: number } = {},
): { glyphs: number[]; advance: number } {
  const { glyphs, positions } = font.layout(text, shapingFeatures, script, null, 'rtl')
  const last = glyphs.length - before
  const advance = positions.slice(after, last).reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return { glyphs: glyphs.slice(after, last).map(({ id }) => id), advance: Math.round(advance) }
}
