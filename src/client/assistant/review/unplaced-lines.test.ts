import { describe, expect, it } from 'vitest'
import { linePlaces, withoutHeadings, withoutShown } from '#client/imports/line-places.ts'
import { newEntry, placeLine } from '#client/imports/place-line.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { isSettled, leftOut, listWaiting } from './unplaced-lines.ts'

const job = { id: 'a', company: 'Harbor', position: 'Clerk', startDate: '2019-01', current: true }
const school = { id: 'e', institution: 'Wayne State', degree: 'BA', field: '', startDate: '2011', current: false }
const resume: Resume = {
  ...emptyResume('r'),
  personalInfo: { ...emptyResume('r').personalInfo, summary: 'A clerk.' },
  experiences: [{ ...job, description: '- Filed invoices' }],
  education: [school],
  skillCategories: [{ id: 's', name: 'Tools', skills: [{ id: '1', name: 'Excel' }] }],
}

let count = 0
const put = (text: string, path: string, into = resume) => placeLine(into, { text, path, newId: () => `n${count++}` })

describe('a line that found no place', () => {
  it('is listed once, without the heading it stood under', () => {
    expect(withoutHeadings(['Awards', 'Employee of the Year 2021', ' Employee of the Year 2021 '])).toEqual([
      'Employee of the Year 2021',
    ])
  })

  it('is not missing where a job says all of it', () => {
    const lines = ['Clerk, Harbor (2019-01 - Present)', 'Clerk, Harbor Annex']
    expect(withoutShown(lines, resume)).toEqual(['Clerk, Harbor Annex'])
  })

  it('is missing where a job only has its words in other sentences', () => {
    const description =
      '- Managed the safety team and trained new staff on forklifts. Cut costs.\n- First aid kits checked'
    const depot = {
      ...resume,
      experiences: [{ ...job, description }],
      languages: [{ id: 'l', name: 'Irish', level: 'B1' }],
    }
    const missing = ['First aid trained', 'Safety trained', 'First aid', 'Trained the safety staff']
    const there = ['trained new staff on forklifts', 'First aid kits checked', 'Irish (B1)', 'Harbor: Clerk']
    expect(withoutShown([...missing, ...there], depot)).toEqual(missing)
  })

  it('can go to the certifications with its year, and to the languages with their levels', () => {
    const certified = put('Erosion Control training, 2021', 'certifications')
    expect(certified.certifications).toMatchObject([{ name: 'Erosion Control training', date: '2021' }])
    expect(put('Driver license class D', 'certifications').certifications).toMatchObject([
      { name: 'Driver license class D', date: '' },
    ])
    const spoken = put('German: B1, Irish (basic); Latin', 'languages')
    expect(spoken.languages.map(({ name, level }) => [name, level])).toEqual([
      ['German', 'B1'],
      ['Irish', 'basic'],
      ['Latin', ''],
    ])
    expect(isSettled(spoken, { text: 'German: B1, Irish (basic); Latin', place: 'languages' })).toBe(true)
    expect(isSettled(resume, { text: 'Driver license class D', place: 'certifications' })).toBe(false)
  })

  it('adds each language once, and a level to one that had none', () => {
    const into = { ...resume, languages: [{ id: 'l', name: 'German', level: '' }] }
    const named = (text: string) => put(text, 'languages', into).languages.map(({ name, level }) => `${name} ${level}`)
    expect(named('German: C1')).toEqual(['German C1'])
    expect(named('English and French, French')).toEqual(['German ', 'English ', 'French '])
    expect(named('German (spoken and written, some Plattdeutsch)')).toEqual([
      'German spoken and written, some Plattdeutsch',
    ])
    const known = { ...resume, languages: [{ id: 'l', name: 'German', level: 'B1' }] }
    expect(put('German: C1', 'languages', known).languages).toEqual(known.languages)
  })

  it('can go to the summary, the skills, a job or a school', () => {
    expect(linePlaces(resume).map(({ title }) => title)).toEqual([
      'Summary',
      'Skills',
      'Clerk, Harbor',
      'A new entry',
      'BA, Wayne State',
      'Certifications',
      'Languages',
    ])
    expect(put('Speaks to crowds.', 'personalInfo.summary').personalInfo.summary).toBe('A clerk.\nSpeaks to crowds.')
    expect(put('Ran a stall', 'experiences.a').experiences[0]?.description).toBe('- Filed invoices\n- Ran a stall')
    expect(put('Dean’s list', 'education.e').education[0]?.description).toBe('Dean’s list')
  })

  it('can become an entry of its own, with what it says of place and time', () => {
    const added = (text: string) => {
      const after = put(text, newEntry)
      expect(isSettled(after, { text, place: newEntry })).toBe(true)
      return after.experiences.at(-1)
    }
    expect(added('Treasurer, St. Brendan’s parish fish fry')).toMatchObject({
      position: 'Treasurer',
      company: 'St. Brendan’s parish fish fry',
      description: '',
    })
    expect(added('Coach at Little League, 2015–2019')).toMatchObject({
      position: 'Coach',
      company: 'Little League',
      startDate: '2015',
      endDate: '2019',
      current: false,
    })
    expect(added('Usher | Trinity Church | 2019 – Present')).toMatchObject({ startDate: '2019', current: true })
    expect(added('Collected and sorted food for two hundred families every week.')).toMatchObject({
      position: '',
      description: '- Collected and sorted food for two hundred families every week.',
    })
    expect(isSettled(resume, { text: 'Treasurer, Parish fry', place: newEntry })).toBe(false)
  })

  it('is not missing where it is who somebody is and how to reach them', () => {
    const { personalInfo } = emptyResume('r')
    const peg = {
      ...emptyResume('r'),
      personalInfo: { ...personalInfo, firstName: 'Margaret', lastName: 'Sandoval', phone: '719 555 0164' },
    }
    const missing = ['Cell 719 555 0199', 'Margaret Sandoval Award 2019', 'Home office', 'Notary']
    const there = ['Cell 719 555 0164', 'Margaret "Peg" Sandoval', 'Name: Margaret (Peg) Sandoval']
    expect(withoutShown([...missing, ...there], peg)).toEqual(missing)
  })

  it('becomes one skill for each name in it, and none twice', () => {
    const names = (one: Resume) => one.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))
    expect(names(put('Software: Word, excel; Outlook', 'skillCategories'))).toEqual(['Excel', 'Word', 'Outlook'])
    const bare = put('Word', 'skillCategories', { ...resume, skillCategories: [] })
    expect(bare.skillCategories).toMatchObject([{ name: 'Skills', skills: [{ name: 'Word' }] }])
  })

  it('comes back when undo takes it away, and not when it is reworded', () => {
    const line = { text: 'Ran a stall', place: 'experiences.a' }
    expect(isSettled(put(line.text, line.place), line)).toBe(true)
    expect(isSettled(put('Ran a market stall', line.place), line)).toBe(true)
    expect(isSettled(resume, line)).toBe(false)
    expect(isSettled(resume, { ...line, place: leftOut })).toBe(true)
    const waiting = (place: string) =>
      listWaiting({ proposal: { unplaced: [line.text], original: resume }, settled: [{ ...line, place }] }, resume)
    expect([waiting(leftOut), waiting(line.place)]).toEqual([[], [line.text]])
  })
})
