import { describe, expect, it } from 'vitest'
import { PATH_GRID } from './display-list.ts'
import { icons } from './icons.ts'

describe.each(Object.entries(icons))('the sign %s', (_name, d) => {
  it('is drawn in absolute moves, lines and curves that every painter knows, and closed', () => {
    expect(d).toMatch(/^M[\d. ]+(?:[MLCZ][\d. ]*)*Z$/)
    const parts = [...d.matchAll(/([MLC])([^MLCZ]+)/g)]
    for (const [, command = '', numbers = ''] of parts)
      expect(numbers.trim().split(/\s+/)).toHaveLength(command === 'C' ? 6 : 2)
    expect(d.match(/M/g)).toHaveLength(d.match(/Z/g)?.length ?? 0)
  })

  it('keeps to its grid', () => {
    for (const number of d.match(/[\d.]+/g) ?? []) {
      expect(Number(number)).toBeGreaterThanOrEqual(0)
      expect(Number(number)).toBeLessThanOrEqual(PATH_GRID)
    }
  })
})
