// Browsers print a ligature as a glyph without a letter of its own and say aside what it stands for, where pdf.js does
// not look: "Certi ed", "work ow". Its width and its neighbours tell which one it is.
import type { Show } from './page-canvas.ts'
import type { Font } from './page-font.ts'
import type { Glyph } from './place-glyphs.ts'

type Drawn = { glyph: Glyph; font: Font }

const candidates = ['fi', 'fl', 'ff', 'ffi', 'ffl', 'tt', 'ti', 'ft', 'Th'] as const
/** In parts of the glyph's width. */
const tolerance = 0.12
/** In parts of the size: how wide a pair of narrow letters is whose parts are nowhere else. */
const pairWidth = { least: 0.35, most: 0.75 }
/** In parts of the size: letters of one word are no further apart. */
const wordGap = 0.15
/** A font with fewer letters than this draws icons. */
const leastLetters = 4

/** Fills in the letters of glyphs that have none, in place. */
export function guessLigatures(shows: readonly Pick<Show, 'glyphs' | 'font'>[]): void {
  if (!shows.some(({ glyphs }) => glyphs.some(({ text }) => isUnknown(text)))) return
  const drawn = shows.flatMap(({ glyphs, font }) => glyphs.map((glyph): Drawn => ({ glyph, font })))
  const widths = new Map<Font, Map<string, number>>()
  for (const { glyph, font } of drawn) {
    const known = widths.get(font) ?? new Map<string, number>()
    widths.set(font, known)
    if (/^\p{L}$/u.test(glyph.text)) known.set(glyph.text, widthOf(glyph))
  }
  drawn.forEach(({ glyph, font }, index) => {
    const known = widths.get(font)
    if (!isUnknown(glyph.text) || !known || known.size < leastLetters) return
    const before = lettersFrom(drawn, index, -1)
    const after = lettersFrom(drawn, index, 1)
    if (before === '' && after === '') return
    const width = widthOf(glyph)
    const fitting = candidates.filter((letters) => {
      const parts = [...letters].map((letter) => known.get(letter))
      // A letter that is nowhere else in this font cannot be measured; the common pairs stay possible.
      if (parts.includes(undefined)) {
        return (letters === 'fi' || letters === 'fl') && width >= pairWidth.least && width <= pairWidth.most
      }
      const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0)
      return Math.abs(sum - width) <= width * tolerance
    })
    glyph.text = chooseLigature(fitting, before, after) ?? glyph.text
  })
}

const isUnknown = (text: string) => text === '' || text === '\u0000'

const widthOf = ({ x, endX, size }: Glyph) => (endX - x) / Math.max(size, 0.1)

/** Up to two letters of the same word and font beside a glyph; an icon has a space or another font beside it. */
function lettersFrom(drawn: readonly Drawn[], index: number, step: 1 | -1): string {
  let letters = ''
  for (let at = index; letters.length < 2; at += step) {
    const own = drawn[at]
    const next = drawn[at + step]
    if (!own || !next || next.font !== own.font || !/^\p{L}+$/u.test(next.glyph.text)) break
    const [left, right] = step > 0 ? [own.glyph, next.glyph] : [next.glyph, own.glyph]
    const gap = Math.hypot(right.x - left.endX, right.y - left.endY)
    if (gap > wordGap * own.glyph.size) break
    letters = step > 0 ? letters + next.glyph.text : next.glyph.text + letters
  }
  return letters
}

/** `fl` is before a vowel; before a consonant and in -ified, -ifies, -ifier, field it is `fi`. */
export function chooseLigature(fitting: readonly string[], before: string, after: string): string | undefined {
  const hasI = fitting.includes('fi')
  const hasL = fitting.includes('fl')
  if (!(hasI && hasL)) return fitting[0]
  if (/^[aouyi]/i.test(after)) return 'fl'
  if (!/^e/i.test(after)) return 'fi'
  return /i$/i.test(before) || /^el/i.test(after) ? 'fi' : 'fl'
}
