import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const readSchools = (...lines: string[]) =>
  readText(
    [
      'Rosa Lind',
      'rosa.lind@example.com',
      '',
      'EXPERIENCE',
      '',
      'Payroll Clerk, Globex Systems LLC',
      'Jan 2016 - Jul 2019',
    ]
      .concat('- Kept the books of four shops', '', 'EDUCATION', '', ...lines)
      .join('\n'),
    { newId: () => '' },
  ).resume.education

describe('a school and what it gave in one line', () => {
  it.each([
    ['Welding Apprenticeship, Hexley JATC, 2005-2010', 'Hexley JATC', 'Welding Apprenticeship', '2010'],
    ['Hexley JATC, Inside Wireman Apprenticeship, 2017', 'Hexley JATC', 'Inside Wireman Apprenticeship', '2017'],
    ['High School Diploma, Tarn High School, Hexley, 2003', 'Tarn High School', 'High School Diploma', '2003'],
    ['Higher Certificate in Culinary Arts, HMIT, 2017 - 2019', 'HMIT', 'Higher Certificate Culinary Arts', '2019'],
    ['2003 B.A. in Irish and History, NUI Hexley (2.1)', 'NUI Hexley', 'B.A. Irish and History', '2003'],
    ["Leaving Certificate, Our Lady's Bower, Tarn, 2004", "Our Lady's Bower", 'Leaving Certificate', '2004'],
    ['HSC (12th), State Board, Tarn Junior College – 2011 – 89.5%', 'Tarn Junior College', 'HSC (12th)', '2011'],
    ['HSC, Tarn State Board, 2014, 74.5%', 'Tarn State Board', 'HSC', '2014'],
    ['M.Com, Hexley University, 2019, First Class', 'Hexley University', 'M.Com', '2019'],
    ['HIT, Hexley, Apprenticeship 2nd period, 2013', 'HIT', 'Apprenticeship 2nd period', '2013'],
    ['Tarn High School, Grade 12, 2006', 'Tarn High School', 'Grade 12', '2006'],
    ['GCSEs: 8 A*-C, Tarn School, 2013', 'Tarn School', 'GCSEs: 8 A*-C', '2013'],
    ['MA, Public History, Hexley University, 2016', 'Hexley University', 'MA Public History', '2016'],
    [
      'Hexley College, Tarn Moor - Heavy Vehicle Foundation, 2011',
      'Hexley College',
      'Heavy Vehicle Foundation',
      '2011',
    ],
    ['Plus Two - Board of Higher Examination, Kerala - 2012 - 85%', 'Board of Higher Examination', 'Plus Two', '2012'],
    ['Riverview High School, graduated 2020', 'Riverview High School', '', '2020'],
    ['BSc, Lind University, expected May 2028', 'Lind University', 'BSc', '2028-05'],
  ])('%s', (line, school, degree, end) => {
    const [read, ...others] = readSchools(line)
    expect(others).toEqual([])
    expect([read?.institution, [read?.degree, read?.field].filter(Boolean).join(' '), read?.endDate]).toEqual([
      school,
      degree,
      end,
    ])
  })

  it('is one of several', () => {
    expect(
      readSchools('Lind Tech, Welding diploma, 2012', 'Tarn High School').map(({ institution }) => institution),
    ).toEqual(['Lind Tech', 'Tarn High School'])
    expect(
      readSchools('Hexley JATC, completed 2019', 'Tarn High School, diploma 2013').map(({ endDate }) => endDate),
    ).toEqual(['2019', '2013'])
  })

  it('has its town and its year in lines of their own', () => {
    expect(
      readSchools(
        'Diploma, Early Childhood',
        'Lind Community College, Hexmoor',
        '2012 - 2014',
        '',
        'Tarn High School',
        'Graduated 2011',
      ),
    ).toMatchObject([
      { institution: 'Lind Community College', location: 'Hexmoor', endDate: '2014' },
      { institution: 'Tarn High School', endDate: '2011' },
    ])
  })

  it('keeps town and grade apart', () => {
    expect(readSchools("Leaving Certificate, St. Brede's College, Tuamoor, 1999")).toMatchObject([
      { location: 'Tuamoor' },
    ])
    expect(readSchools('University of California, Berkeley, BA History, 1999')).toMatchObject([
      { institution: 'University of California, Berkeley' },
    ])
    expect(readSchools('HNC Mechanics (Distinction), Tarn College, 2012')).toMatchObject([
      { description: 'Distinction' },
    ])
    expect(readSchools('Tarn Community College, 38 credits so far')).toMatchObject([
      { description: '38 credits so far' },
    ])
  })
})
