import { describe, expect, it } from 'vitest'
import { contrastRatio } from '#engine/style/colors.ts'
import { colorSchema } from '#engine/style/style.ts'
import { inks, papers, tints } from './swatches.ts'

describe('the suggested colours', () => {
  it('are twelve of each kind, all of them colours, none twice', () => {
    for (const swatches of [inks, tints, papers]) {
      expect(new Set(swatches.map(({ color }) => color)).size).toBe(12)
      for (const { color } of swatches) expect(colorSchema.parse(color)).toBe(color.toLowerCase())
    }
  })

  it('can be read: inks on every paper and tint, and under white', () => {
    for (const ink of inks) {
      expect(contrastRatio(ink.color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      for (const ground of [...papers, ...tints]) {
        expect(contrastRatio(ink.color, ground.color), `${ink.name} on ${ground.name}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})
