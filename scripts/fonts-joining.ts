// How the letters of a joining script advance at the start, in the middle and at the end of a word.
import type { Font } from 'fontkit'
import { shapingFeatures } from '#engine/layout/text/shaping.ts'

const joiner = '\u200d'

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
      if (shape(font, pair).count !== 1) return []
      const forms = shapeForms(font, pair)
      return [first, second, forms.isolated, forms.final, forms.initial, forms.medial]
    }),
  )
  return { joining, ligatures }
}

function shapeForms(font: Font, text: string) {
  const isolated = shape(font, text)
  const final = shape(font, joiner + text)
  const initial = shape(font, text + joiner)
  const joinsNext = initial.glyphs !== isolated.glyphs
  return {
    isolated: isolated.advance,
    final: final.advance,
    initial: joinsNext ? initial.advance : 0,
    medial: joinsNext ? shape(font, joiner + text + joiner).advance : 0,
    joinsBefore: final.glyphs !== isolated.glyphs,
  }
}

function shape(font: Font, text: string) {
  const run = font.layout(text, shapingFeatures, 'arab', null, 'rtl')
  const drawn = run.glyphs.filter((glyph) => !glyph.codePoints.includes(0x200d))
  return { glyphs: drawn.map(({ id }) => id).join(), count: drawn.length, advance: Math.round(run.advanceWidth) }
}
