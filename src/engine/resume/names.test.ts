import { expect, test } from 'vitest'
import { fullName, initials } from './names.ts'

test('joins the names and needs neither of them', () => {
  expect(fullName({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace')
  expect(fullName({ firstName: ' Ada ', lastName: '' })).toBe('Ada')
  expect(fullName({ firstName: '', lastName: 'Lovelace' })).toBe('Lovelace')
  expect(fullName({ firstName: '', lastName: '' })).toBe('')
})

test.each([
  ['Ada', 'Lovelace', 'AL'],
  ['Ada', '', 'A'],
  ['', 'Lovelace', 'L'],
  ['Mary Jane', '', 'MJ'],
  ['', 'Mary Jane', 'MJ'],
  ['Anna', 'van der Berg', 'AV'],
  ['e\u0301lise', 'øst', 'E\u0301Ø'],
  ['(Bob)', "O'Neil", 'BO'],
  ['美', '王', '美王'],
  ['😀', '', ''],
  ['', '', ''],
])('%s %s has the initials %s', (firstName, lastName, letters) => {
  expect(initials({ firstName, lastName })).toBe(letters)
})
