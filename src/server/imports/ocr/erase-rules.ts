// Lines drawn between columns. The recognizer takes them for letters, a bar on every line beside them, and joins columns
// over them; those under headings it knows by itself.
import type { GrayPicture } from './gray-picture.ts'

/** In pixels from the top left. */
export type DrawnRule = { x: number; y: number; width: number; height: number }

const ink = 190
const paper = 255
/** In pixels, at two hundred to the inch: longer than any letter is high, thicker than any rule. */
const shortest = 110
const thickest = 8

/** The picture without its upright rules, and where they were. */
export function eraseRules(picture: GrayPicture): { picture: GrayPicture; rules: DrawnRule[] } {
  const { width, height } = picture
  const pixels = picture.pixels.slice()
  const rules: DrawnRule[] = []
  for (let x = 0; x < width; x++) {
    let top = -1
    for (let y = 0; y <= height; y++) {
      if (y < height && isInk(picture, x, y)) {
        if (top < 0) top = y
        continue
      }
      if (top >= 0 && y - top >= shortest && isThin(picture, x, top, y)) {
        for (let row = top; row < y; row++) pixels[row * width + x] = paper
        rules.push({ x, y: top, width: 1, height: y - top })
      }
      top = -1
    }
  }
  return rules.length === 0 ? { picture, rules } : { picture: { width, height, pixels }, rules }
}

function isInk({ width, pixels }: GrayPicture, x: number, y: number): boolean {
  return x >= 0 && x < width && (pixels[y * width + x] ?? paper) < ink
}

/** Paper on both sides of it, a rule's breadth away, along most of its length; else it is the edge of a picture. */
function isThin(picture: GrayPicture, x: number, top: number, bottom: number): boolean {
  const step = Math.max(1, Math.floor((bottom - top) / 40))
  let looks = 0
  let free = 0
  for (let y = top; y < bottom; y += step) {
    looks++
    if (!isInk(picture, x - thickest, y) && !isInk(picture, x + thickest, y)) free++
  }
  return free >= 0.7 * looks
}
