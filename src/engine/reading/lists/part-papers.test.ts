import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const papersIn = (...lines: string[]) =>
  readText(
    [
      ...['Rosa Lind', 'rosa@lind.example', '', 'EXPERIENCE', '', 'Clerk, Marsh & Cole Ltd, Leeds', '2015 - 2019'],
      ...['- Kept the books of four shops', '', 'CERTIFICATES', ...lines],
    ].join('\n'),
    { newId: () => '' },
  ).resume.certifications.map(({ name, issuer, date }) =>
    [name, issuer, date].filter((text) => text !== '').join(' | '),
  )

describe('papers in one line', () => {
  it.each([
    ['C+E (2018), C (2016), B', ['C+E | 2018', 'C | 2016', 'B']],
    ['OSHA 30, First Aid/CPR 2024', ['OSHA 30', 'First Aid/CPR | 2024']],
    ['BLS (exp. 03/2026), ACLS (exp. 04/2026), NIHSS', ['BLS | exp. 03/2026', 'ACLS | exp. 04/2026', 'NIHSS']],
    [
      'HR licence, EWP (WP), Dogging (DG), Gas Test Atmospheres, White Card, forklift (LF)',
      ['HR licence', 'EWP (WP)', 'Dogging (DG)', 'Gas Test Atmospheres', 'White Card', 'forklift (LF)'],
    ],
    [
      'Food Manager, 2022, valid through 2027; Food Allergens, 2023; TIPS',
      ['Food Manager | 2022, valid through 2027', 'Food Allergens | 2023', 'TIPS'],
    ],
    ['Fire Warden 2021, Notary Public', ['Fire Warden | 2021', 'Notary Public']],
    [
      'CPR 2024, Radiation Health and Safety (expected May 2026)',
      ['CPR | 2024', 'Radiation Health and Safety (expected) | 2026-05'],
    ],
    ['BLS, AED, Manual Handling: all 2025', ['BLS | 2025', 'AED | 2025', 'Manual Handling | 2025']],
    [
      'NIMS Turning, NIMS Measurement, Materials and Safety, Forklift (2020)',
      ['NIMS Turning', 'NIMS Measurement, Materials and Safety', 'Forklift | 2020'],
    ],
    [
      'Moving and Handling, Medication, Fire Warden (all 2024)',
      ['Moving and Handling | 2024', 'Medication | 2024', 'Fire Warden | 2024'],
    ],
  ])('are told apart: %s', (line, papers) => {
    expect(papersIn(line)).toEqual(papers)
  })

  it.each([
    ['NIMS Measurement, Materials and Safety', 'NIMS Measurement, Materials and Safety'],
    ['Registered Nurse, State of Hexley, expires 10/2027', 'Registered Nurse | State of Hexley | expires 10/2027'],
    ['Forklift licence, Lind Training, 2019', 'Forklift licence | Lind Training | 2019'],
    ['AWS D1.1 structural, 3G and 4G', 'AWS D1.1 structural, 3G and 4G'],
    ['Journeyman card, Tool and Die, State of Ohio 2013', 'Journeyman card, Tool and Die | State of Ohio | 2013'],
  ])('are one where the rest is said of it: %s', (line, paper) => {
    expect(papersIn(line)).toEqual([paper])
  })

  it('do not go on in the next line, however long theirs is', () => {
    expect(
      papersIn('Manual Handling 2024, Radiation Health and Dental Safety (expected May 2026)', 'Fire Warden, current'),
    ).toHaveLength(3)
  })
})
