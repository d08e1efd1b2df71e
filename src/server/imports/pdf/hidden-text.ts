import type { Bounds } from './matrix.ts'

export type DrawnText = {
  x: number
  y: number
  width: number
  size: number
  color: string | null
  alpha: number
  mode: number
  clip: Bounds
  background: string | null
}

/** Smaller letters cannot be read on paper; they are put there for machines. */
const leastSize = 3
const leastAlpha = 0.1
/** Two colours this near to each other (0..1, by lightness and hue) look like one. */
const leastDifference = 0.06

/** Whether a person who looks at the page can see this text, if only it differs from its ground. */
export function isDrawn(text: DrawnText, page: Bounds): boolean {
  if (text.mode % 4 === 3) return false
  if (text.size < leastSize || text.alpha < leastAlpha) return false
  return touches(text, page) && touches(text, text.clip)
}

/** Whether its colour differs from what lies under it, as far as that is known. */
export function hasContrast({ color, background }: Pick<DrawnText, 'color' | 'background'>): boolean {
  return color === null || background === null || difference(color, background) > leastDifference
}

function touches({ x, y, width, size }: DrawnText, box: Bounds): boolean {
  const middle = y - size * 0.3
  return x + width > box[0] && x < box[2] && middle > box[1] && middle < box[3]
}

function difference(first: string, second: string): number {
  const a = channels(first)
  const b = channels(second)
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0)))) / 255
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
