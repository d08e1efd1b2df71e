import { describe, expect, it } from 'vitest'
import { maskAddress } from './log.ts'

describe('maskAddress', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
    ['2001:db8::1', '2001:db8::'],
    ['::1', '::'],
  ])('turns %s into %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked)
  })
})
