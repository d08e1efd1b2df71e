import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contrastRatio,
  formatColor,
  luminance,
  mixColors,
  mutedColor,
  parseColor,
  readable,
  strongestOn,
} from './colors.ts'

const channel = fc.integer({ min: 0, max: 255 })
const color = fc.record({ red: channel, green: channel, blue: channel }).map(formatColor)

test('reads long and short forms and nothing else', () => {
  expect(parseColor('#1e40af')).toEqual({ red: 30, green: 64, blue: 175 })
  expect(parseColor('#FFF')).toEqual({ red: 255, green: 255, blue: 255 })
  for (const text of ['1e40af', '#12345', '#ggg', 'red', '', '#12345678']) expect(parseColor(text)).toBeUndefined()
})

test('writes what it read', () => {
  fc.assert(
    fc.property(color, (text) => {
      const parsed = parseColor(text)
      expect(parsed && formatColor(parsed)).toBe(text)
    }),
  )
})

test('mixes from the first colour to the second', () => {
  expect(mixColors('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mixColors('#000000', '#ffffff', 1)).toBe('#ffffff')
  expect(mixColors('#ffffff', '#1e40af', 0.1)).toBe('#e9ecf7')
})

describe('contrast', () => {
  test('agrees with published values', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrastRatio('#ff0000', '#ffffff')).toBeCloseTo(4, 1)
    expect(luminance('#808080')).toBeCloseTo(0.2159, 4)
  })

  test('does not depend on the order', () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        expect(contrastRatio(a, b)).toBe(contrastRatio(b, a))
        expect(contrastRatio(a, b)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  test('has black or white read at 4.5 on every background', () => {
    fc.assert(
      fc.property(color, (background) => {
        expect(contrastRatio(strongestOn(background), background)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('readable', () => {
  test('reaches the ratio on every background', () => {
    fc.assert(
      fc.property(color, color, (text, background) => {
        expect(contrastRatio(readable(text, background), background)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 1000 },
    )
  })

  test('leaves a colour that reads already', () => {
    expect(readable('#1e40af', '#ffffff')).toBe('#1e40af')
  })

  test('darkens on white and lightens on navy, in the same hue and no more than needed', () => {
    const darkened = readable('#60a5fa', '#ffffff')
    expect(contrastRatio(darkened, '#ffffff')).toBeLessThan(4.6)
    const { red, green, blue } = parseColor(darkened) ?? { red: 0, green: 0, blue: 0 }
    expect(blue).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(red)
    expect(luminance(readable('#1e40af', '#0b1530'))).toBeGreaterThan(luminance('#1e40af'))
  })

  test('gives black or white where no shade reaches the ratio', () => {
    expect(readable('#ff0000', '#808080', 7)).toBe('#000000')
  })
})

test('derives a muted colour that is quieter than the ink and still reads', () => {
  fc.assert(
    fc.property(color, color, (ink, page) => {
      const muted = mutedColor(ink, page)
      expect(contrastRatio(muted, page)).toBeGreaterThanOrEqual(4.5)
    }),
  )
  expect(contrastRatio(mutedColor('#333333', '#ffffff'), '#ffffff')).toBeLessThan(contrastRatio('#333333', '#ffffff'))
})
