import { describe, expect, it } from 'vitest'
import { pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'

/** Labels that end at 200, values that begin at 220. */
const rows = (list: readonly (readonly [string, string])[]): Text[] =>
  list.flatMap(([label, value], at) => {
    const y = 80 + at * 14
    const isHeading = value === '' && label !== ''
    const size = isHeading ? 12 : 10
    const width = label.length * size * 0.5
    return [
      ...(label === '' ? [] : [{ text: label, x: 200 - width, y, size, width, bold: isHeading }]),
      ...(value === '' ? [] : [{ text: value, x: 220, y }]),
    ]
  })

const readForm = (list: readonly (readonly [string, string])[]) => readDocument(pageOf(rows(list)), { newId: () => '' })

describe('labels in a column of their own', () => {
  const form = [
    ['Personal information', ''],
    ['Name / Surname', 'Rosa Lind'],
    ['Email', 'rosa@example.org'],
    ['Work experience', ''],
    ['Dates', 'January 2019 onwards'],
    ['Occupation or position held', 'Payroll Manager'],
    ['Main activities and responsibilities', '– Ran payroll for nine shops'],
    ['', '– Trained two clerks'],
    ['Name and address of employer', 'Globex Systems LLC, Via Roma 22, Parma (Italy)'],
    ['Dates', 'April 2015 – December 2018'],
    ['Occupation or position held', 'Payroll Clerk'],
    ['Main activities and responsibilities', '– Kept the books of four shops'],
    ['Name and address of employer', 'Tarn Foods Ltd, Cork (Ireland)'],
    ['Languages', ''],
    ['', 'Italian (mother tongue)'],
    ['', 'English: C1'],
  ] as const

  it('are left out of the entries, whose names come before what was done', () => {
    const { resume } = readForm(form)
    expect(resume.personalInfo).toMatchObject({ firstName: 'Rosa', lastName: 'Lind' })
    expect(resume.experiences).toMatchObject([
      {
        position: 'Payroll Manager',
        company: 'Globex Systems LLC',
        location: 'Via Roma 22, Parma (Italy)',
        startDate: '2019-01',
        description: '- Ran payroll for nine shops\n- Trained two clerks',
      },
      { position: 'Payroll Clerk', company: 'Tarn Foods Ltd', location: 'Cork (Ireland)', endDate: '2018-12' },
    ])
    expect(resume.languages).toMatchObject([{ name: 'Italian' }, { name: 'English', level: 'C1' }])
  })

  it('are counted as furniture', () => {
    const { other, furniture } = readForm(form)
    expect(other).toEqual([])
    expect(furniture.map(({ text }) => text)).toContain('Name and address of employer')
  })
})
