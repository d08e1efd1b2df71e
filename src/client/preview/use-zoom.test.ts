import { describe, expect, it } from 'vitest'
import { fitPage } from './use-zoom.ts'

const letter = { width: 612, height: 792 }

describe('the size a page is shown at', () => {
  it('lets the whole page be seen where there is room for it', () => {
    expect(fitPage(letter, { width: 1000, height: 760 })).toBeCloseTo(760 / 1056)
    expect(fitPage(letter, { width: 408, height: 2000 })).toBeCloseTo(0.5)
  })

  it('goes by the width where a whole page would be too small to read', () => {
    expect(fitPage(letter, { width: 408, height: 300 })).toBeCloseTo(0.5)
    expect(fitPage(letter, { width: 700, height: 300 })).toBeCloseTo(700 / 816)
  })

  it('shows lines in a strip from end to end, without the margins beside them', () => {
    expect(fitPage({ ...letter, textWidth: 459 }, { width: 390, height: 88 })).toBeCloseTo(374 / 612)
    expect(fitPage({ ...letter, textWidth: 459 }, { width: 1200, height: 88 })).toBe(1)
  })

  it('never blows a page up beyond what reads well', () => {
    expect(fitPage(letter, { width: 3000, height: 3000 })).toBe(1.25)
  })
})
