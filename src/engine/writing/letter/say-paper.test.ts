import { describe, expect, it } from 'vitest'
import { isCourse } from './degree-name.ts'
import { studyOf } from './name-qualifications.ts'
import { askedSkill } from './name-skills.ts'
import { tellsOfPaper } from './say-held.ts'
import { isState, kindOfPaper, sayCertificate, sayTest } from './say-paper.ts'

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
    ['RN License (multistate)', '2020', 'an RN License (multistate, 2020)'],
    ['A Grade Electrical Licence (Vic)', '', 'an A Grade Electrical Licence (Vic)'],
    ['AHPRA Registered Nurse', '', 'AHPRA Registered Nurse registration'],
    ['Notary Public State of Alabama', '2022', 'a commission as Notary Public State of Alabama (2022)'],
    ['Class 2 (EpiPen trained)', '2020', 'Class 2 (EpiPen trained, 2020)'],
    ['Notary of Ohio (commission current)', '', 'Notary of Ohio (commission current)'],
    ['Engineer in Training (EIT)', '2021', 'the Engineer in Training (EIT) certificate (2021)'],
    ['Licensed Practical Nurse, North Carolina', '2015', 'a Licensed Practical Nurse license (North Carolina, 2015)'],
    ['Licensed Master Social Worker', '2020', 'a Licensed Master Social Worker license (2020)'],
    ['Certified Nursing Assistant Ohio', '2012', 'the Certified Nursing Assistant certificate (Ohio, 2012)'],
    ['Certified Seed Analyst (purity)', '2018', 'the Certified Seed Analyst certificate (purity, 2018)'],
    ['Indiana CDL Class B', '2018', 'an Indiana CDL Class B (2018)'],
    ['Full Irish driving licence B', '2012', 'a full Irish driving licence B (2012)'],
    ["Valid driver's license, clean record", '', "a valid driver's license with a clean record"],
    ['Georgia RN License (multistate)', '2019', 'a Georgia RN License (multistate, 2019)'],
    ['MLT(ASCP)', '2015', 'MLT(ASCP)'],
    ['AML for Law Firms (online)', '2023', 'AML for Law Firms (2023)'],
    ['Medical Scribe Certificate (online, incl', '', 'a Medical Scribe Certificate'],
    ['Mine Sampling Learnership NQF 4', '2017', 'a Mine Sampling Learnership NQF 4 (2017)'],
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

describe('what is done with a paper', () => {
  it.each([
    ['a Joint Apprenticeship (4 year plumbing program, 2018)', 'done'],
    ['an Apprenticeship certificate in Inside Wireman', 'held'],
    ['ParaPro Assessment, passed (471)', 'passed'],
    ['a Competence Assessment Programme', 'done'],
    ['Qualifying member of CIEEM (2022)', 'state'],
  ])('“%s” is %s', (name, kind) => expect(kindOfPaper(name)).toBe(kind))

  it('tells what was passed, with the mark', () => {
    expect(sayTest('ParaPro Assessment, passed (471)')).toBe('the ParaPro Assessment (471)')
  })

  it('tells a paper once, by its name', () => {
    const papers = ['a Medical Office Assistant certificate from Inland Technical College (2025)']
    expect(tellsOfPaper('I finished a medical office certificate in the evenings last year.', papers)).toBe(true)
    expect(tellsOfPaper('I finished a bookkeeping certificate in the evenings last year.', papers)).toBe(false)
  })

  it('says of a degree that is on its way when it is expected', () => {
    const school = { id: 'e', institution: 'Mason College', degree: 'AAS', field: 'Nursing', startDate: '2024' }
    expect(studyOf({ ...school, endDate: '2027-05', current: false }, '2026-11-15')).toBe(
      'an AAS in Nursing at Mason College, which I expect to finish in May 2027',
    )
    expect(studyOf({ ...school, endDate: '2025-05', current: false }, '2026-11-15')).toBeUndefined()
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
    ['Excel basics', undefined],
    ['Communication', undefined],
    ['Class B licence', undefined],
  ])('“%s” is told as %s', (skill, said) => {
    expect(askedSkill(skill, posting)).toBe(said)
  })
})
