import { describe, expect, it } from 'vitest'
import { contrastRatio } from './colors.ts'
import { densities, findDensity, fontPairs, palettes } from './palettes.ts'
import { styleSchema } from './style.ts'
import { inks } from './swatches.ts'

describe('palettes', () => {
  it('are of inks that have a tint, and can be read on their paper', () => {
    expect(palettes.length).toBeGreaterThanOrEqual(8)
    for (const { name, ink, textColor, backgroundColor } of palettes) {
      expect(inks.map(({ color }) => color)).toContain(ink)
      expect(contrastRatio(ink, backgroundColor), name).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(textColor, backgroundColor), name).toBeGreaterThanOrEqual(7)
    }
  })
})

describe('font pairs', () => {
  it('are six, each of two families', () => {
    expect(new Set(fontPairs.map(({ headingFont, fontFamily }) => `${headingFont} ${fontFamily}`)).size).toBe(6)
    for (const { headingFont, fontFamily } of fontPairs) expect(headingFont).not.toBe(fontFamily)
  })
})

describe('density', () => {
  it('goes through all sizes and spacings, never back', () => {
    densities.forEach((step, index) => {
      expect(styleSchema.pick({ fontSize: true, spacing: true }).parse(step)).toEqual(step)
      expect(findDensity(step)).toBe(index)
      const before = densities[index - 1]
      if (before) expect(step.fontSize + step.spacing).toBeGreaterThan(before.fontSize + before.spacing)
    })
    expect(densities[0]).toEqual({ fontSize: 9, spacing: 0.8 })
    expect(densities.at(-1)).toEqual({ fontSize: 14, spacing: 1.5 })
  })

  it('is the nearest step where a document has its own mixture', () => {
    expect(densities[findDensity({ fontSize: 11, spacing: 1.4 })]?.fontSize).toBeGreaterThanOrEqual(11)
  })
})
