import { expect, test } from 'vitest'
import { fullName } from './names.ts'

const named = (firstName: string, lastName: string) => ({ personalInfo: { firstName, lastName } })

test('joins the names and needs neither of them', () => {
  expect(fullName(named('Ada', 'Lovelace'))).toBe('Ada Lovelace')
  expect(fullName(named(' Ada ', ''))).toBe('Ada')
  expect(fullName(named('', 'Lovelace'))).toBe('Lovelace')
  expect(fullName(named('', ''))).toBe('')
})
