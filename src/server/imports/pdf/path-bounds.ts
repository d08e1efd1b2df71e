import type { Bounds } from './matrix.ts'

// The codes pdf.js writes into a path's buffer.
const moveTo = 0
const lineTo = 1
const curveTo = 2
const closePath = 3

/**
 * The box of each closed part of a path. Browsers print all bullets of a list as one path, so the box of the whole
 * says nothing.
 */
export function listSubpaths(buffer: ArrayLike<number>): Bounds[] {
  const boxes: Bounds[] = []
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  const flush = () => {
    if (right >= left) boxes.push([left, top, right, bottom])
    left = top = Infinity
    right = bottom = -Infinity
  }
  const take = (at: number, points: number) => {
    for (let point = 0; point < points; point++) {
      const x = buffer[at + point * 2] ?? 0
      const y = buffer[at + point * 2 + 1] ?? 0
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
    return at + points * 2
  }
  let at = 0
  while (at < buffer.length) {
    const code = buffer[at++]
    if (code === moveTo) {
      flush()
      at = take(at, 1)
    } else if (code === lineTo) at = take(at, 1)
    else if (code === curveTo) at = take(at, 3)
    else if (code !== closePath) break
  }
  flush()
  return boxes
}
