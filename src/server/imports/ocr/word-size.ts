import type { RecognizedWord } from './recognizer.ts'

/** In parts of the size, over the usual fonts. */
const capHeight = 0.72
const xHeight = 0.52
const descent = 0.21

/** The size of the font in pixels: a word's height says it once it is known how far its letters reach up and down. */
export function estimateSize(words: readonly RecognizedWord[]): number | undefined {
  const sizes = words
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
    .map(({ text, bbox }) => {
      const reachesUp = /[\p{Lu}\dbdfhklt]/u.test(text)
      const reachesDown = /[gjpqy,;Q_|()@]/.test(text)
      const base = reachesUp ? capHeight : xHeight
      return (bbox.y1 - bbox.y0) / (reachesDown ? base + descent : base)
    })
    .sort((a, b) => a - b)
  return sizes[sizes.length >> 1]
}

/** A rule under a heading is at times read as a word: far too long for its letters. A dash is long by nature. */
export function isRule({ text, bbox }: RecognizedWord): boolean {
  return /[\p{L}\d]/u.test(text) && bbox.x1 - bbox.x0 > 3 * text.length * (bbox.y1 - bbox.y0)
}
