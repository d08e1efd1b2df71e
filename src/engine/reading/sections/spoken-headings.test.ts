import { describe, expect, it } from 'vitest'
import { column, pageOf } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import { spokenHeadingKind } from './spoken-headings.ts'

const read = (texts: readonly string[]) =>
  readDocument(pageOf([{ text: 'Rosa Lind', x: 50, y: 40, size: 20 }, ...column(50, 80, texts)]), { newId: () => '' })

describe('a heading in somebody’s own words', () => {
  it.each([
    ['Where I have cooked', 'experience'],
    ['Jobs so far', 'experience'],
    ['What I know', 'skills'],
    ['What I work with', 'skills'],
    ['School and study', 'education'],
    ['Cards and licences', 'certifications'],
    ['Giving back', 'volunteer'],
    ['When I’m not working', 'interests'],
    ['Hello!', 'summary'],
  ])('says what it heads: %s', (text, kind) => {
    expect(spokenHeadingKind(text)).toBe(kind)
  })

  it.each(['Tarn Haulage', 'What Rosa did', 'In the'])('is none where a word speaks of something else: %s', (text) => {
    expect(spokenHeadingKind(text)).toBeUndefined()
  })
})

describe('lines in the look of the headings, which nothing else has', () => {
  const page = [
    ...['#Employment', 'Driver, Tarn Haulage, 2018 – 2021', '• Kept to the timetable', ''],
    ...['#Schools I went to', 'Brackenmoor Technical College, Diploma in Welding, 2010 – 2012', ''],
    ...['#Languages', 'English, Welsh', ''],
    ...['#Beyond the depot', 'Brass band on Thursdays, allotment, long walks'],
  ]

  it('are headings whatever they say, above dates too', () => {
    const { resume } = read(page)
    expect(resume.education).toMatchObject([{ institution: 'Brackenmoor Technical College' }])
    expect(resume.experiences).toHaveLength(1)
    expect(resume.languages.map(({ name }) => name)).toEqual(['English', 'Welsh'])
  })

  it('are the names of entries where one stands right below a heading', () => {
    const { resume } = read([
      ...['#Employment', '#Tarn Haulage', 'Driver, 2018 – 2021', '• Kept to the timetable', ''],
      ...['#Hexley Foods', 'Driver, 2015 – 2018', '• Fridges', ''],
      ...['#Education', 'BSc Chemistry, Hexley University, 2008'],
    ])
    expect(resume.experiences).toMatchObject([{ company: 'Tarn Haulage' }, { company: 'Hexley Foods' }])
  })
})
