// How thick the strokes of a word are: OCR says nothing of bold type, and headings are often told by nothing else.
import type { GrayPicture } from './gray-picture.ts'
import type { RecognizedWord } from './recognizer.ts'

/** Darker than this part of the darkest ink of its word belongs to a stroke. */
const strokeShare = 0.35
const paper = 255

/** The usual thickness of a word's strokes in fractional pixels; undefined if there is too little ink. */
export function strokeWidth(picture: GrayPicture, { bbox }: Pick<RecognizedWord, 'bbox'>): number | undefined {
  const { width, pixels } = picture
  const darkness = (x: number, y: number) => paper - (pixels[y * width + x] ?? paper)
  let darkest = 0
  for (let y = bbox.y0; y < bbox.y1; y++) {
    for (let x = bbox.x0; x < bbox.x1; x++) darkest = Math.max(darkest, darkness(x, y))
  }
  if (darkest < 40) return undefined
  const strokes: number[] = []
  for (let y = bbox.y0; y < bbox.y1; y++) {
    let mass = 0
    for (let x = bbox.x0; x <= bbox.x1; x++) {
      const here = x < bbox.x1 ? darkness(x, y) / darkest : 0
      if (here > strokeShare) mass += here
      else if (mass > 0) {
        strokes.push(mass)
        mass = 0
      }
    }
  }
  strokes.sort((a, b) => a - b)
  return strokes[strokes.length >> 1]
}
