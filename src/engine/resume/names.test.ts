import { expect, test } from 'vitest'
import { fullName, initials } from './names.ts'

const named = (firstName: string, lastName: string) => ({ personalInfo: { firstName, lastName } })

test('joins the names and needs neither of them', () => {
  expect(fullName(named('Ada', 'Lovelace'))).toBe('Ada Lovelace')
  expect(fullName(named(' Ada ', ''))).toBe('Ada')
  expect(fullName(named('', 'Lovelace'))).toBe('Lovelace')
  expect(fullName(named('', ''))).toBe('')
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
  expect(initials(named(firstName, lastName))).toBe(letters)
})
