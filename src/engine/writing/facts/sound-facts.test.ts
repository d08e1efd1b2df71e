import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { soundFacts } from './sound-facts.ts'

const job = { id: 'j', position: 'Cook', company: 'Larkspur Inn', startDate: '2020', current: true, description: '' }
const resumeOf = (parts: Partial<Resume>): Resume => ({ ...emptyResume('r'), ...parts })

describe('what letters and summaries are made from', () => {
  it('takes the name of an employer without the sentence behind it', () => {
    const { experiences } = soundFacts(
      resumeOf({ experiences: [{ ...job, company: 'Tarn Lettings. 310 properties' }] }),
    )
    expect(experiences).toMatchObject([{ company: 'Tarn Lettings' }])
  })

  it.each([
    '+ most Saturdays',
    'also for an agency',
    'regional OH KY',
    '(mat leave',
    '20-30 hrs/wk',
    'Part time',
    'GCSEs',
    'Tarn Lettings. I left in 2019 when it was sold',
  ])('knows “%s” for no employer', (company) => {
    const { experiences } = soundFacts(resumeOf({ experiences: [{ ...job, company }] }))
    expect(experiences).toMatchObject([{ position: 'Cook', company: '' }])
  })

  it.each(['time', 'I was Assistant', '(apprentice at same company)', 'Deputy clerk position with the county'])(
    'knows “%s” for no post',
    (position) => {
      const { experiences } = soundFacts(resumeOf({ experiences: [{ ...job, position }] }))
      expect(experiences).toMatchObject([{ position: '', company: 'Larkspur Inn' }])
    },
  )

  it('leaves out a job that has neither', () => {
    const { experiences } = soundFacts(resumeOf({ experiences: [{ ...job, position: '', company: '(mat leave' }] }))
    expect(experiences).toEqual([])
  })

  it.each([
    'Date of birth: 3 May 1980',
    'Accidents in 3 years: none',
    'GPA 3.8',
    'First aid – no',
    'did not get the cert as the course was stopped',
    'finished',
    'COMPUTER',
    'GCSEs from 9 inc. Maths',
  ])('knows “%s” for no paper', (name) => {
    const certification = { id: 'c', name, issuer: '', date: '' }
    expect(soundFacts(resumeOf({ certifications: [certification] })).certifications).toEqual([])
  })

  it('names a paper without what stands beside it', () => {
    const certification = { id: 'c', name: 'Full clean licence, own van', issuer: '', date: '' }
    const { certifications } = soundFacts(resumeOf({ certifications: [certification] }))
    expect(certifications).toMatchObject([{ name: 'Full clean licence' }])
  })

  it('takes a yes beside a paper for what it is', () => {
    const certification = { id: 'c', name: 'Hazmat endorsement: yes', issuer: '', date: '' }
    const { certifications } = soundFacts(resumeOf({ certifications: [certification] }))
    expect(certifications).toMatchObject([{ name: 'Hazmat endorsement' }])
  })

  it('keeps what its fields are for', () => {
    const resume = resumeOf({
      experiences: [{ ...job, description: '- Cooked for 40\n- Ran a team of 6' }],
      certifications: [{ id: 'c', name: 'Food Hygiene Level 2 (CIEH)', issuer: '', date: '2023' }],
    })
    expect(soundFacts(resume)).toEqual(resume)
  })

  it('puts a broken line together, and tells none of what was cut to pieces', () => {
    const told = (description: string) =>
      soundFacts(resumeOf({ experiences: [{ ...job, description }] })).experiences[0]?.description
    expect(told('- Cooked lunch for the\n- children of the school')).toBe(
      '- Cooked lunch for the children of the school',
    )
    expect(told('- Cooked for 40\n- (apprentice until 2020)\n- Order stock? No, the chef does')).toBe('- Cooked for 40')
    expect(told('Custom molder, 130 employees\n- Ran the CMM')).toBe('- Ran the CMM')
    expect(told('- Locked up, did the boiler and\n- put out the hall for\n- dinners and PE')).toBe('')
  })

  it('ends the languages where a row of skills was read as more of them', () => {
    const names = ['Polish', 'English', 'Skills', 'Haas control']
    const languages = names.map((name) => ({ id: name, name, level: '' }))
    expect(soundFacts(resumeOf({ languages })).languages.map(({ name }) => name)).toEqual(['Polish', 'English'])
  })

  it.each([
    ['Medical Laboratory Scientist, ASCP – current', ['Medical Laboratory Scientist, ASCP']],
    ['C+E – C', []],
    ['SC DSS 15 training hours each year', []],
    ['40-hour HAZWOPER', ['40-hour HAZWOPER']],
  ])('reads of “%s” what is whole', (name, whole) => {
    const certifications = [{ id: 'c', name, issuer: '', date: '2017' }]
    expect(soundFacts(resumeOf({ certifications })).certifications.map((one) => one.name)).toEqual(whole)
  })
})
