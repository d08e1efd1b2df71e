import { describe, expect, it } from 'vitest'
import { sortShapes } from './page-shapes.ts'
import { listSubpaths } from './path-bounds.ts'

// The codes pdf.js writes: 0 moves, 1 draws a line, 2 a curve, 3 closes.
const cell = [0, 50, 100, 1, 170, 100, 1, 170, 118, 1, 50, 118, 3]
const oval = [0, 50, 100, 2, 170, 100, 170, 100, 170, 118, 2, 50, 118, 50, 118, 50, 100, 3]
const corner = [0, 50, 100, 1, 170, 100, 1, 170, 118]

describe('the parts of a path', () => {
  it('are rectangles where all their corners are those of their box', () => {
    const parts = listSubpaths([...cell, ...oval, ...corner])
    expect(parts.map(({ isRectangle }) => isRectangle)).toEqual([true, false, false])
    expect(parts[0]?.bounds).toEqual([50, 100, 170, 118])
  })
})

describe('the frame of a cell', () => {
  const shape = { bounds: [50, 100, 170, 118] as const, color: '#000000', isStroke: true }

  it('is four rules', () => {
    const { rules } = sortShapes([{ ...shape, isFrame: true }], 0)
    expect(rules.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [50, 100, 120, 0],
      [50, 118, 120, 0],
      [50, 100, 0, 18],
      [170, 100, 0, 18],
    ])
  })

  it('is none where only a ground is painted', () => {
    expect(sortShapes([shape], 0)).toEqual({ marks: [], rules: [] })
  })
})
