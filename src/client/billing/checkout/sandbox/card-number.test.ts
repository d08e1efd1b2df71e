import { describe, expect, it } from 'vitest'
import { groupCardNumber, groupExpiry, isCardNumber, readExpiry, testCards } from './card-number.ts'

describe('a card number', () => {
  it('is grouped as on the card, whatever was pasted', () => {
    expect(groupCardNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242')
    expect(groupCardNumber('42424')).toBe('4242 4')
    expect(groupCardNumber('no card')).toBe('')
  })

  it('is refused when a digit is mistyped or missing', () => {
    expect(isCardNumber('4242 4242 4242 4242')).toBe(true)
    expect(isCardNumber('4242 4242 4242 4241')).toBe(false)
    expect(isCardNumber('4242 4242')).toBe(false)
  })

  it('is right on every test card', () => {
    expect(testCards.filter(({ number }) => !isCardNumber(number))).toEqual([])
  })
})

describe('the month a card ends', () => {
  it('is written as on the card', () => {
    expect(groupExpiry('1')).toBe('1')
    expect(groupExpiry('7')).toBe('07')
    expect(groupExpiry('1230')).toBe('12 / 30')
    expect(groupExpiry('12 / 3')).toBe('12 / 3')
  })

  it('is read only when it is one', () => {
    expect(readExpiry('12 / 30')).toEqual({ expMonth: 12, expYear: 2030 })
    expect(readExpiry('13 / 30')).toBeNull()
    expect(readExpiry('12 / 3')).toBeNull()
  })
})
