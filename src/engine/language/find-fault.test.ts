import { describe, expect, it } from 'vitest'
import { findFault, isBroken } from './find-fault.ts'

describe('a line that does not read as finished English', () => {
  it.each([
    ['Month-end closing and reconcile of financial accounts', 'mixed forms', 'closing and reconcile of'],
    ['Answered phones, scheduling visits and filed documents', 'mixed forms', 'phones, scheduling visits'],
    ['Led meetings of the team, and mentoring two teachers', 'mixed forms', 'and mentoring two'],
    ['Collect payments and completes paperwork', 'mixed forms', 'and completes paperwork'],
    ['Kept aisles clean and', 'cut off', 'clean and'],
    ['Led a class regarding proper use of responsible for care', 'words missing', 'use of responsible'],
    ['Ran payroll as well reviewing invoices', 'words missing', 'as well'],
    ['Ran the the register', 'doubled', 'the the'],
    ['Kept books (daily', 'bracket', ''],
    ['ran the shop', 'begins small', ''],
    ['Brought traffic to the website Created congressional webpages', 'run together', 'website Created'],
  ])('is found out: %s', (line, kind, near) => {
    const fault = findFault(line)
    expect(fault?.kind).toBe(kind)
    expect(fault?.near).toContain(near)
    expect(isBroken(fault)).toBe(true)
  })

  it.each([
    'Greeted patients and checked them in',
    'Printed prototypes on an in-house 3D printer',
    'Helped the technicians restock shelves and pull expired stock',
    'Managed clients to identify needs and refer them',
    'Change dressings and manage wound vacs for up to ten patients a week',
    'Rotated stock in the walk-in',
    'eBay store of vintage parts',
  ])('is not seen where there is none: %s', (line) => {
    expect(findFault(line)).toBeUndefined()
  })

  it('is weak, not broken, where it only says what was expected', () => {
    expect(findFault('Responsible for a team of nine')?.kind).toBe('weak opening')
    expect(isBroken(findFault('Responsible for a team of nine'))).toBe(false)
    expect(findFault('Manage a team of nine', { tense: 'ended' })?.kind).toBe('tense')
  })
})
