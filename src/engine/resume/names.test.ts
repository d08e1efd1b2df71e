import { expect, test } from 'vitest'
import { calmTitle } from './calm-title.ts'
import { calmName, fullName } from './names.ts'

const named = (firstName: string, lastName: string) => ({ personalInfo: { firstName, lastName } })

test('joins the names and needs neither of them', () => {
  expect(fullName(named('Ada', 'Lovelace'))).toBe('Ada Lovelace')
  expect(fullName(named(' Ada ', ''))).toBe('Ada')
  expect(fullName(named('', 'Lovelace'))).toBe('Lovelace')
  expect(fullName(named('', ''))).toBe('')
})

test.each([
  ['MARCUS HALE', 'Marcus Hale'],
  ["SIOBHAN O'NEIL-MCARTHUR, RN", "Siobhan O'Neil-McArthur, RN"],
  ['J.R. BAPTISTE JR.', 'J.R. Baptiste Jr.'],
  ['DJ WATTS III', 'DJ Watts III'],
  ['ÁNGELA ÑAUPARI', 'Ángela Ñaupari'],
  ['Sam LaSALLE', 'Sam LaSALLE'],
  ['', ''],
])('says %s calmly', (name, calm) => {
  expect(calmName(name)).toBe(calm)
})

test.each([
  ['IT SUPPORT AND SALES MANAGER', 'IT Support and Sales Manager'],
  ['SENIOR VP OF OPERATIONS', 'Senior VP of Operations'],
  ['CNC machinist', 'CNC machinist'],
])('says the title %s calmly', (title, calm) => {
  expect(calmTitle(title)).toBe(calm)
})
