// Pages that lay askew in the scanner. The recognizer loses lines on them, and columns no longer line up.
import type { GrayPicture } from './gray-picture.ts'

const ink = 128
const paper = 255
/** As tangents: what is looked for at most, how finely at first, and below which a page counts as straight. */
const steepest = 0.07
const coarseStep = 0.004
const fineStep = 0.0005
const leastSlope = 0.0025
/** Points looked at: every line of text has hundreds. */
const mostPoints = 60_000
const fewestPoints = 500

/** How many pixels the lines of a page sink for each pixel to the right. */
export function findSlope(picture: GrayPicture): number {
  const points = undersides(picture)
  if (points.length < 2 * fewestPoints) return 0
  const best = (from: number, to: number, step: number) => {
    let found = { slope: 0, sharpness: Number.NEGATIVE_INFINITY }
    for (let slope = from; slope <= to + step / 2; slope += step) {
      const sharpness = sharpnessAt(points, slope, picture)
      if (sharpness > found.sharpness) found = { slope, sharpness }
    }
    return found.slope
  }
  const coarse = best(-steepest, steepest, coarseStep)
  return best(coarse - coarseStep, coarse + coarseStep, fineStep)
}

/** The picture turned so that its lines are level; the same picture where they are. */
export function straighten(picture: GrayPicture): GrayPicture {
  const slope = findSlope(picture)
  return Math.abs(slope) < leastSlope ? picture : turn(picture, Math.atan(slope))
}

/** Where ink ends towards the bottom: most of these points lie on the baselines. As x, y, x, y. */
function undersides({ width, height, pixels }: GrayPicture): Int32Array {
  const step = 2
  const points: number[] = []
  for (let y = step; y < height - step; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = y * width + x
      if ((pixels[at] ?? paper) < ink && (pixels[at + step * width] ?? paper) >= ink) points.push(x, y)
    }
  }
  const every = Math.ceil(points.length / 2 / mostPoints)
  if (every === 1) return Int32Array.from(points)
  return Int32Array.from(points.filter((_, index) => Math.floor(index / 2) % every === 0))
}

/** High where the points of a line fall on one row: the sum of squares of what falls on each. */
function sharpnessAt(points: Int32Array, slope: number, { width, height }: GrayPicture): number {
  const reach = Math.ceil(Math.abs(slope) * width)
  const rows = new Float64Array((height + 2 * reach) / 2 + 2)
  for (let index = 0; index < points.length; index += 2) {
    const row = ((points[index + 1] ?? 0) - slope * (points[index] ?? 0) + reach) >> 1
    rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}

/** Turned about its middle; what comes in at the corners is paper. */
function turn({ width, height, pixels }: GrayPicture, angle: number): GrayPicture {
  const turned = new Uint8Array(width * height).fill(paper)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = cos * (x - width / 2) - sin * (y - height / 2) + width / 2
      const fromY = sin * (x - width / 2) + cos * (y - height / 2) + height / 2
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const at = top * width + left
      const across = fromX - left
      const upper = (pixels[at] ?? paper) * (1 - across) + (pixels[at + 1] ?? paper) * across
      const lower = (pixels[at + width] ?? paper) * (1 - across) + (pixels[at + width + 1] ?? paper) * across
      turned[y * width + x] = upper + (lower - upper) * (fromY - top)
    }
  }
  return { width, height, pixels: turned }
}
