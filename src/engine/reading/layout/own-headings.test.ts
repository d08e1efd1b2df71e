import { describe, expect, it } from 'vitest'
import { column, pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import type { Box } from '../segment.ts'

const read = (texts: readonly Text[], rules: Box[] = []) =>
  readDocument(pageOf(texts, { rules }), { newId: () => '' }).resume

describe('a page whose headings have names of their own', () => {
  it('has its columns parted by their look', () => {
    const { experiences, skillCategories, languages, personalInfo } = read([
      { text: 'Rosa Lind', x: 50, y: 50, size: 24, bold: true },
      ...column(50, 90, ['#The journey so far']),
      ...column(50, 105, ['March 2019 –', 'present', '', 'June 2013', '–', 'May 2019']),
      ...column(140, 105, ['**Brewing Supervisor', 'Tarn Brewing Co., Leeds', '• Ran two shifts of six']),
      ...column(140, 147, ['**Cellar Assistant', 'Hexley Cider Ltd, York', '• Pressed and racked']),
      ...column(50, 210, ['#Classroom and courses']),
      ...column(50, 225, ['2009 – 2011']),
      ...column(140, 225, ['**Diploma in Brewing', 'Brackenmoor Technical College']),
      ...column(400, 50, ['#Say hello', 'Leeds, England', '0113 496 0812', 'rosa@example.org']),
      ...column(400, 120, ['#In my toolbox', 'Yeast management', 'Forklift driving', 'Excel']),
      ...column(400, 190, ['#Tongues', 'English: native', 'German: B2']),
    ])
    expect(experiences).toMatchObject([
      { position: 'Brewing Supervisor', company: 'Tarn Brewing Co.', startDate: '2019-03', current: true },
      { position: 'Cellar Assistant', company: 'Hexley Cider Ltd', startDate: '2013-06', endDate: '2019-05' },
    ])
    expect(skillCategories.flatMap(({ skills }) => skills.map((skill) => skill.name))).toEqual([
      'Yeast management',
      'Forklift driving',
      'Excel',
    ])
    expect(languages.map(({ name }) => name)).toEqual(['English', 'German'])
    expect(personalInfo).toMatchObject({ email: 'rosa@example.org', location: 'Leeds, England' })
  })

  it('has a paragraph below `Who I am`, and no name there', () => {
    const { personalInfo } = read(
      column(50, 40, [
        ...['#Rosa Lind', 'rosa@example.org', '', '#Who I am'],
        ...['Brewer with eleven years in beer and cider, at ease with steel, microbiology and people.', ''],
        ...['#Working life', 'Cook, Tarn Inn, 2018 – 2021', '• Ran the grill'],
      ]),
    )
    expect(personalInfo.lastName).toBe('Lind')
    expect(personalInfo.summary).toMatch(/^Brewer with eleven years/)
  })

  it('has no heading in two labels of one section', () => {
    const { experiences } = read([
      { text: 'Rosa Lind', x: 50, y: 50, size: 24, bold: true },
      { text: 'TRADE EXPERIENCE', x: 50, y: 90, size: 12, bold: true },
      ...column(50, 110, ['**Tarn Equipment Ltd., Leeds', '**Field Technician', 'April 2019 - Present']),
      ...column(50, 152, ['• Mends tractors on the farm', '• Keeps the van stocked']),
      { text: 'TICKETS', x: 50, y: 196, size: 12, bold: true },
      ...column(50, 216, ['First Aid, 2023']),
      { text: 'WHAT I WORK ON', x: 50, y: 246, size: 12, bold: true },
      ...column(50, 266, ['**Machines:', 'Tractors, balers', '**Systems:', 'Hydraulics, brakes']),
      { text: 'SCHOOLING', x: 50, y: 336, size: 12, bold: true },
      ...column(50, 356, ['**Brackenmoor College, Leeds', 'Diploma in Welding', '2007 - 2011']),
    ])
    expect(experiences).toMatchObject([{ position: 'Field Technician', company: 'Tarn Equipment Ltd.' }])
  })
})
