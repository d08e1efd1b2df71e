import { describe, expect, it } from 'vitest'
import { isCourse } from './degree-name.ts'
import { isState, sayCertificate } from './name-qualifications.ts'
import { askedSkill } from './name-skills.ts'

describe('a certificate in a letter', () => {
  it.each([
    ['First Aid, 2025', '', 'a certificate in First Aid (2025)'],
    ['Propane cylinder filling', '2022', 'a certificate in Propane cylinder filling (2022)'],
    ['Journeyperson Welder Red Seal', '', 'Journeyperson Welder Red Seal'],
    ['Driver CPC valid to 2029', '', 'Driver CPC (valid to 2029)'],
    ['Driver CPC valid to', '2029', 'Driver CPC (valid to 2029)'],
    ['Driver CPC', 'valid to September 2029', 'Driver CPC (valid to 2029)'],
    ['Driver CPC', 'exp. 08/2029', 'Driver CPC'],
    ['ServSafe (valid until 2026)', '', 'ServSafe (valid until 2026)'],
    ['CWB all position FCAW', '2024-03', 'CWB all position FCAW (2024)'],
    ['Forklift licence', '2028', 'a Forklift licence'],
    ['RN License (multistate)', '2020', 'an RN License (multistate)'],
    ['A Grade Electrical Licence (Vic)', '', 'an A Grade Electrical Licence (Vic)'],
    ['AHPRA Registered Nurse', '', 'AHPRA Registered Nurse registration'],
    ['Notary Public State of Alabama', '2022', 'a commission as Notary Public State of Alabama (2022)'],
    ['Class 2 (EpiPen trained)', '2020', 'Class 2 (EpiPen trained)'],
    ['Notary of Ohio (commission current)', '', 'Notary of Ohio (commission current)'],
    ['Engineer in Training (EIT)', '2021', 'Engineer in Training (EIT)'],
    ['Certified Payroll Professional (CPP)', '', 'the Certified Payroll Professional (CPP) certificate'],
    ['GCSEs: 9 A*-C', '', 'GCSEs: 9 A*-C'],
    ['Certificate III Hospitality', '2019', 'a Certificate III in Hospitality (2019)'],
    ['Scaffold inspection - 2 days', '2023', 'a course in scaffold inspection (2023)'],
    ['Certified Welding Inspector – recert', '2022', 'the Certified Welding Inspector certificate (2022)'],
  ])('“%s” of “%s” goes by its name and time', (name, date, said) => {
    expect(sayCertificate({ id: 'a', name, issuer: '', date }, '2026-11-15')).toBe(said)
  })

  it.each([
    ['a Welder apprenticeship from Saskatchewan Polytechnic (2019)', true],
    ['an Advanced Excel short course (2022)', true],
    ['a Bachelor of Nursing from Charles Sturt University (2006)', false],
    ['Training Officer licence', false],
  ])('“%s” is done, not held: %s', (name, isDone) => {
    expect(isCourse(name)).toBe(isDone)
  })

  it.each([
    ['cherry picker and telehandler certified', true],
    ['registered with the Nursing Council (2021)', true],
    ['a Forklift licence', false],
  ])('“%s” is what one is: %s', (name, is) => {
    expect(isState(name)).toBe(is)
  })
})

describe('a skill in a letter', () => {
  const posting = 'You close the month, run the three-way match in Sage, and know Excel.'

  it.each([
    ['Excel (pivot tables)', 'Excel (pivot tables)'],
    ['Excel (2 years)', 'Excel'],
    ['Sage', 'Sage'],
    ['Three-way match', 'three-way match'],
    ['Xero', undefined],
    ['Excel (basic)', undefined],
    ['a little Excel', undefined],
    ['Communication', undefined],
    ['Class B licence', undefined],
  ])('“%s” is told as %s', (skill, said) => {
    expect(askedSkill(skill, posting)).toBe(said)
  })
})
