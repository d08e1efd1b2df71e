// Bullets of a scanned page: small spots of ink left of a line, which OCR passes over or takes for a letter.
import type { GrayPicture } from './gray-picture.ts'

/** Where the first word of a line stands, in pixels; `from` is where the text left of it ends. */
export type LineStart = { x: number; baseline: number; size: number; from: number }

export type Spot = { x: number; y: number; width: number; height: number }

const ink = 140
const paper = 255
/** In parts of the size. */
const farthest = 2.2
const nearest = 0.15
const spotSize = { least: 0.12, most: 0.62 }
const leastFill = 0.45

/** The spot before a line; undefined if there is none, or more than one. */
export function findMark(picture: GrayPicture, { x, baseline, size, from }: LineStart): Spot | undefined {
  const { width, height, pixels } = picture
  const window = {
    left: Math.max(0, from + 2, Math.round(x - farthest * size)),
    right: Math.round(x - nearest * size),
    top: Math.max(0, Math.round(baseline - 0.8 * size)),
    bottom: Math.min(height - 1, Math.round(baseline + 0.15 * size)),
  }
  const spot = { left: Number.POSITIVE_INFINITY, right: -1, top: Number.POSITIVE_INFINITY, bottom: -1, count: 0 }
  for (let row = window.top; row <= window.bottom; row++) {
    for (let column = window.left; column <= window.right; column++) {
      if ((pixels[row * width + column] ?? paper) >= ink) continue
      spot.left = Math.min(spot.left, column)
      spot.right = Math.max(spot.right, column)
      spot.top = Math.min(spot.top, row)
      spot.bottom = Math.max(spot.bottom, row)
      spot.count++
    }
  }
  if (spot.count === 0) return undefined
  // What continues beyond the window is a part of something larger.
  if (spot.left === window.left || spot.right === window.right || spot.top === window.top) return undefined
  if (spot.bottom === window.bottom) return undefined
  const wide = spot.right - spot.left + 1
  const high = spot.bottom - spot.top + 1
  const isSmall = [wide, high].every((side) => side >= spotSize.least * size && side <= spotSize.most * size)
  const isRound = Math.max(wide, high) <= 1.6 * Math.min(wide, high) && spot.count >= leastFill * wide * high
  return isSmall && isRound ? { x: spot.left, y: spot.top, width: wide, height: high } : undefined
}
