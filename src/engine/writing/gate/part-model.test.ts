import { describe, expect, it } from 'vitest'
import { furthest, leanings, topOf } from './part-model.ts'

describe('what words and numbers say one by one', () => {
  it('comes to the highest, the next, and how many are high', () => {
    expect(topOf([-1, 0, -40])).toEqual([0, -1, expect.closeTo(0.769, 3)])
    expect(topOf([])).toEqual([-6, -6, 0])
  })

  it('leans as far as the furthest word does in each direction', () => {
    const directions = [
      { axes: Float32Array.of(2, 0), bias: 0 },
      { axes: Float32Array.of(0, 1), bias: -1 },
    ]
    const own = [Float32Array.of(1, 0), Float32Array.of(0, 3)].map((vector) => leanings(directions, vector))
    expect(own).toEqual([
      [2, -1],
      [0, 2],
    ])
    expect(furthest(own, 2)).toEqual([2, 2])
    expect(furthest([], 1)).toEqual([-6])
  })
})
