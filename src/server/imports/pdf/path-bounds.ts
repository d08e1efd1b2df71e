import type { Bounds } from './matrix.ts'

// The codes pdf.js writes into a path's buffer.
const moveTo = 0
const lineTo = 1
const curveTo = 2
const closePath = 3

export type Subpath = { bounds: Bounds; isRectangle: boolean }

/**
 * The box of each closed part of a path. Browsers print all bullets of a list as one path, so the box of the whole
 * says nothing.
 */
export function listSubpaths(buffer: ArrayLike<number>): Subpath[] {
  const parts: Subpath[] = []
  let points: [number, number][] = []
  let isCurved = false
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  const flush = () => {
    const bounds: Bounds = [left, top, right, bottom]
    if (right >= left) parts.push({ bounds, isRectangle: !isCurved && isRectangle(points, bounds) })
    left = top = Infinity
    right = bottom = -Infinity
    points = []
    isCurved = false
  }
  const take = (at: number, count: number) => {
    for (let point = 0; point < count; point++) {
      const x = buffer[at + point * 2] ?? 0
      const y = buffer[at + point * 2 + 1] ?? 0
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      if (points.length < mostCorners) points.push([x, y])
    }
    return at + count * 2
  }
  let at = 0
  while (at < buffer.length) {
    const code = buffer[at++]
    if (code === moveTo) {
      flush()
      at = take(at, 1)
    } else if (code === lineTo) at = take(at, 1)
    else if (code === curveTo) {
      isCurved = true
      at = take(at, 3)
    } else if (code !== closePath) break
  }
  flush()
  return parts
}

/** With the point it comes back to. */
const mostCorners = 6

/** Every corner of the box, and nothing but corners. */
function isRectangle(points: readonly [number, number][], [left, top, right, bottom]: Bounds): boolean {
  if (points.length < 4 || points.length >= mostCorners) return false
  const near = (a: number, b: number) => Math.abs(a - b) < 0.1
  const corners = new Set(
    points.map(([x, y]) => {
      const isCorner = (near(x, left) || near(x, right)) && (near(y, top) || near(y, bottom))
      return isCorner ? `${near(x, left)} ${near(y, top)}` : ''
    }),
  )
  return corners.size === 4 && !corners.has('')
}
