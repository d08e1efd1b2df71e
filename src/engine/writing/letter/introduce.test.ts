import { describe, expect, it } from 'vitest'
import { type Experience, emptyResume, type Resume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { sayWho } from './introduce.ts'
import { writeLetter } from './write-letter.ts'

const today = '2026-11-15'
const job = (parts: Partial<Experience>): Experience => ({
  id: parts.startDate ?? '',
  company: 'Mercy Hospital',
  position: 'Nurse',
  startDate: '',
  endDate: '',
  current: false,
  description: '- Cared for 24 patients on nights',
  ...parts,
})
const resumeOf = (experiences: Experience[], parts: Partial<Resume> = {}): Resume => ({
  ...emptyResume('r'),
  experiences,
  ...parts,
})
const letterOf = (resume: Resume) =>
  writeLetter({ resume, posting: readPosting('Nurse at Harbor Health'), tone: 'plain', today, seed: 0 }).letter

describe('who writes', () => {
  const now = job({ startDate: '2019-10', current: true, position: 'Charge nurse' })

  it('gives nobody the last of several titles for all the time', () => {
    const risen = { ...now, description: '- Started as a staff nurse and was made charge nurse in 2021' }
    expect(letterOf(resumeOf([risen]))).toContain(
      'I have worked at Mercy Hospital since October 2019, currently as a charge nurse.',
    )
  })

  it('has an article before a title that stands as it is written, unless it goes without', () => {
    const lead = { ...now, position: '8th Grade Science Teacher & Department Lead' }
    expect(letterOf(resumeOf([lead]))).toContain('I have been an 8th Grade Science Teacher & Department Lead at')
  })

  it('counts the whole time with one employer, post after post', () => {
    const letter = letterOf(resumeOf([now, job({ startDate: '2008-03', endDate: '2019-09' })]))
    expect(letter).toContain('I have worked at Mercy Hospital since March 2008, currently as a charge nurse.')
  })

  it('does not count the years in which somebody was away', () => {
    const letter = letterOf(resumeOf([now, job({ startDate: '2008-03', endDate: '2012-09' })]))
    expect(letter).toContain('I have been a charge nurse at Mercy Hospital since October 2019.')
    expect(letter).not.toContain('since March 2008')
  })

  it('says what they call themselves where no job and no summary says it', () => {
    const personalInfo = { ...emptyResume('r').personalInfo, professionalTitle: 'Petroleum Engineer' }
    const letter = letterOf(resumeOf([now], { personalInfo }))
    expect(letter).toContain('I am a petroleum engineer. I have been a charge nurse at Mercy Hospital')
    const called = { ...personalInfo, professionalTitle: 'Nurse' }
    expect(letterOf(resumeOf([now], { personalInfo: called }))).not.toContain('am a nurse')
  })

  it('names the job before where the lines only say again what the posts were', () => {
    const lines = [
      { ...now, description: '- Charge nurse since 2019' },
      job({ company: 'City Clinic', startDate: '2010', endDate: '2018', description: '- I joined in 2010 as a nurse' }),
    ]
    const letter = letterOf(resumeOf(lines))
    expect(letter).toContain('I was a nurse at City Clinic from 2010 to 2018.')
    expect(letter).not.toMatch(/joined|since 2019/)
  })

  it('is introduced by the calling and the latest job, and counts no years the person does not', () => {
    const letter = letterOf(resumeOf([now, job({ company: 'City Clinic', startDate: '2010-01', endDate: '2019-09' })]))
    expect(letter).toContain('I have been a nurse since January 2010, currently as a charge nurse at Mercy Hospital.')
    expect(letter).not.toMatch(/years of experience/)
  })

  it.each([
    ['Hard working cook with over 25 years in kitchens.', 'a cook with over 25 years in kitchens.'],
    [
      'Retail leader with 22 years in grocery and a proven track record of sales.',
      'a retail leader with 22 years in grocery.',
    ],
    [
      'I have been a glazier for 12 years, in Leeds since 2019.',
      'a glazier with 12 years of experience, in Leeds since 2019.',
    ],
    ['Full UK driving licence and own car.', undefined],
    ['I am a primary teacher who believes in every child.', undefined],
  ])('says it in the words of the summary, without claims: %s', (summary, who) => {
    const { personalInfo } = emptyResume('r')
    const resume = resumeOf([now], { personalInfo: { ...personalInfo, summary } })
    expect(sayWho(readCareer(resume, { today }))).toBe(who)
  })
})

describe('a degree in a letter', () => {
  const school = {
    id: 's',
    institution: 'Kent State',
    field: 'Nursing',
    location: '',
    startDate: '2010',
    current: false,
  }
  const held = (degree: string, endDate: string) =>
    letterOf(resumeOf([job({ startDate: '2019-10', current: true })], { education: [{ ...school, degree, endDate }] }))

  it.each([
    ['Bachelor of Science', '2014-05', 'I hold a Bachelor of Science in Nursing from Kent State (2014).'],
    ['Bachelor of Science', 'Spring 2014', 'I hold a Bachelor of Science in Nursing from Kent State.'],
  ])('is held once it is finished: %s, %s', (degree, end, sentence) => {
    expect(held(degree, end)).toContain(sentence)
  })

  it.each([
    ['Bachelor of Science', '2027-05'],
    ['Postgraduate Certificate (in progress)', '2026-05'],
    ['Coursework, 41 hrs', '1996-05'],
  ])('is not while it is being studied for, or was broken off: %s, %s', (degree, end) => {
    expect(held(degree, end)).not.toContain('Kent State')
  })
})
