import { describe, expect, it } from 'vitest'
import { centered, cropRect, fitWithin, isSquare, pullCrop } from './crop.ts'

const wide = { width: 1200, height: 800 }

describe('the square that is kept', () => {
  it('is the largest one in the middle to begin with', () => {
    expect(cropRect(wide, centered)).toEqual({ left: 200, top: 0, width: 800, height: 800 })
  })

  it('never leaves the picture, however far it is pulled', () => {
    const pulled = pullCrop(wide, { zoom: 2, x: 0.5, y: 0.5 }, { x: -9, y: 9 })
    expect(cropRect(wide, pulled)).toEqual({ left: 800, top: 0, width: 400, height: 400 })
  })

  it('follows the pointer by the share of the frame', () => {
    const pulled = pullCrop(wide, { zoom: 2, x: 0.5, y: 0.5 }, { x: 0.25, y: 0 })
    expect(cropRect(wide, pulled).left).toBeCloseTo(300)
  })

  it('stays where the picture has no room', () => {
    expect(pullCrop(wide, centered, { x: 0, y: 0.5 }).y).toBe(0.5)
  })
})

describe('the size of a photo', () => {
  it('is at most the longest side allowed and never larger than the picture', () => {
    expect(fitWithin(wide, 600)).toEqual({ width: 600, height: 400 })
    expect(fitWithin({ width: 80, height: 60 }, 600)).toEqual({ width: 80, height: 60 })
    expect(fitWithin({ width: 6000, height: 2 }, 600)).toEqual({ width: 600, height: 1 })
  })

  it('counts as square within two percent', () => {
    expect(isSquare({ width: 500, height: 505 })).toBe(true)
    expect(isSquare({ width: 500, height: 520 })).toBe(false)
  })
})
