// Writing direction: which letters run right to left, and where the pieces of a line stand.
import createBidi, { type Bidi } from 'bidi-js'

const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]/

// By the rules of Unicode a right-to-left text would show ++C and #C.
const signsAfterLatin = /(?<=[A-Za-z])[+#]+/g

export type Directions = {
  /** Odd levels run right to left. */
  levels: Uint8Array
  /** The level of the paragraph a place belongs to; paragraphs end at line feeds. */
  paragraphLevel(place: number): number
}

let bidi: Bidi | undefined

/** Undefined where all of it runs left to right, which nearly all text does. */
export function findDirections(text: string): Directions | undefined {
  if (!rightToLeft.test(text)) return undefined
  bidi ??= createBidi()
  const { levels, paragraphs } = bidi.getEmbeddingLevels(
    text.replace(signsAfterLatin, (signs) => 'a'.repeat(signs.length)),
  )
  return {
    levels,
    paragraphLevel: (place) => paragraphs.find(({ start, end }) => place >= start && place <= end)?.level ?? 0,
  }
}

/** From levels in the order of reading to indices in the order of sight, left to right. */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index)
  const highest = Math.max(0, ...levels)
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      if ((levels[start] ?? 0) < level) continue
      let end = start
      while (end + 1 < levels.length && (levels[end + 1] ?? 0) >= level) end += 1
      const turned = order.slice(start, end + 1).reverse()
      order.splice(start, turned.length, ...turned)
      start = end
    }
  }
  return order
}
