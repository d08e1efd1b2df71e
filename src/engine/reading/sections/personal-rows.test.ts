import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const read = (text: string) => readText(text, { newId: () => '' })

describe('papers among rows of personal facts', () => {
  const { resume, other } = read(
    [
      'Omar Lind',
      'Tel 07700 900123',
      'omar@lind.example',
      'D.O.B: 02.11.81     Full clean driving licence (passed 2001)',
      '',
      'Work History',
      '',
      'Mar 2012 to date     Tarn Council, Gardener',
      'Mowing and planting.',
      '',
      '2008 – 2012     Hexley Timber, Yard Hand',
      'Loaded wagons.',
      '',
      'Qualifications/Tickets',
      'CS38 and CS39 2014',
      'NVQ 2 Horticulture, day release, Tarn College 2010',
      'TWIC yes exp 2029',
      'Accidents: none',
      'Moving violation: 1 (2018, Ohio)',
      'SHRM-CP',
      'Issued May 2021 to May 2024',
    ].join('\n'),
  )

  it('are told from a birthday and from accidents', () => {
    expect(resume.certifications.map(({ name, date }) => [name, date])).toEqual([
      ['Full clean driving licence', '2001'],
      ['CS38 and CS39', '2014'],
      ['TWIC', 'exp 2029'],
      ['SHRM-CP', 'May 2021 to May 2024'],
    ])
    const left = other.map(({ text }) => text)
    expect(left).toEqual(
      expect.arrayContaining(['D.O.B: 02.11.81', 'Accidents: none', 'Moving violation: 1 (2018, Ohio)']),
    )
  })

  it('are no schools, and how one went to school is no field', () => {
    expect(resume.education).toMatchObject([
      { institution: 'Tarn College', degree: 'NVQ 2 Horticulture', field: '', description: 'day release' },
    ])
  })
})
