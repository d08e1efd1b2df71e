import { describe, expect, it } from 'vitest'
import { column, pageOf } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import { readText } from '../read-text.ts'

const readSchools = (...texts: string[]) =>
  readDocument(pageOf([{ text: 'Rosa Lind', x: 50, y: 40, size: 20 }, ...column(50, 80, ['#Education', ...texts])]), {
    newId: () => '',
  }).resume.education.map(({ institution, degree, field }) => [institution, degree, field].filter(Boolean))

describe('schools', () => {
  it('are known by the ending of their names', () => {
    expect(readSchools('**Drawing and Painting', 'Norra Berga Folkhögskola', '2009–2011')).toEqual([
      ['Norra Berga Folkhögskola', 'Drawing and Painting'],
    ])
  })

  it('stand where the degrees of the other entries leave them room', () => {
    expect(
      readSchools('**BFA Illustration', 'Konstverk', '2011–2014', '**Paper and Glue', 'Berga Kolleg', '2009–2011'),
    ).toEqual([
      ['Konstverk', 'BFA', 'Illustration'],
      ['Berga Kolleg', 'Paper and Glue'],
    ])
  })

  it('keep the house between their name and the degree', () => {
    expect(readSchools('Alder Community College – Fenwick, Associate of Arts, 2014')).toEqual([
      ['Alder Community College – Fenwick', 'Associate of Arts'],
    ])
  })

  it('keep the short name that stands before the long one', () => {
    expect(readSchools('**Berga - Berga Institute of Technology', 'BSc Chemistry', '2015–2017')).toEqual([
      ['Berga - Berga Institute of Technology', 'BSc', 'Chemistry'],
    ])
    expect(readSchools('**Economics - Berga University', '2015–2017')).not.toEqual([['Economics - Berga University']])
  })

  it('are parted from several papers of one kind', () => {
    expect(readSchools('1996  Tarn High School, GCSEs')).toEqual([['Tarn High School', 'GCSEs']])
  })

  it('keep the hours somebody spent in practice below them', () => {
    const { education } = readText(
      [
        ...[
          'Rosa Lind',
          'rosa@lind.example',
          '',
          'EDUCATION',
          'Hexley College, Medical Assistant Certificate, May 2025',
        ],
        ...[
          '80 hour externship at Lind Clinic: checked in patients',
          'Clinical rotation: Tarn Hospital, Jan - May 2025',
        ],
        ...['', 'Tarn High School, Diploma, Spring 2014'],
      ].join('\n'),
      { newId: () => '' },
    ).resume
    expect(education).toMatchObject([
      { institution: 'Hexley College', endDate: '2025-05' },
      { institution: 'Tarn High School', degree: 'Diploma', endDate: 'Spring 2014' },
    ])
    expect(education[0]?.description).toContain('80 hour externship at Lind Clinic')
    expect(education[0]?.description).toContain('Clinical rotation: Tarn Hospital')
  })

  it('are joint apprenticeships too', () => {
    expect(readSchools('Hexley Valley Joint Apprenticeship, 4 year plumbing program, finished 2018')).toEqual([
      ['Hexley Valley Joint Apprenticeship', '4 year plumbing program'],
    ])
  })
})
