import { describe, expect, it } from 'vitest'
import { blankEducation, blankExperience, blankSkillCategory } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { findStepProblems } from './step-problems.ts'

const empty = emptyResume('resume')

function countingIds() {
  let count = 0
  return () => `id-${++count}`
}

describe('what keeps a step from being left', () => {
  it('names every required field of the person, in order, once', () => {
    const { alert, fields } = findStepProblems('personal', empty)
    expect(alert).toBeUndefined()
    expect(fields.map(({ path, message }) => [path, message])).toEqual([
      ['personalInfo.firstName', 'First name is required'],
      ['personalInfo.lastName', 'Last name is required'],
      ['personalInfo.professionalTitle', 'Professional title is required'],
      ['personalInfo.email', 'Invalid email address'],
      ['personalInfo.phone', 'Phone number is required'],
    ])
  })

  it('M5: says a website that is no address, and takes one as people write it', () => {
    const problemsOf = (website: string) =>
      findStepProblems('personal', { ...empty, personalInfo: { ...empty.personalInfo, website } }).fields.filter(
        ({ path }) => path === 'personalInfo.website',
      )
    expect(problemsOf('not a url')).toEqual([
      { path: 'personalInfo.website', label: 'Website', message: 'Please enter a valid web address' },
    ])
    for (const address of ['', 'ada.example.com', 'https://example.com/ada']) expect(problemsOf(address)).toEqual([])
  })

  it('wants ten characters of a summary that are no spaces', () => {
    const withSummary = (summary: string): Resume => ({ ...empty, personalInfo: { ...empty.personalInfo, summary } })
    expect(findStepProblems('professional-summary', withSummary('Nine char')).fields).toEqual([
      {
        path: 'personalInfo.summary',
        label: 'Summary',
        message: 'Summary should be at least 10 characters long',
      },
    ])
    expect(findStepProblems('professional-summary', withSummary(`Nine char${' '.repeat(9)}`)).fields).toHaveLength(1)
    expect(findStepProblems('professional-summary', withSummary('Ten chars.')).fields).toEqual([])
  })

  it('goes through a job in the order of the form, and knows a job that still runs', () => {
    const job = blankExperience({ id: 'job' })
    const problems = findStepProblems('experience', { ...empty, experiences: [job] })
    expect(problems.alert).toBe('Please fill out all required fields for each experience entry.')
    expect(problems.fields.map(({ path }) => path)).toEqual(
      ['company', 'position', 'startDate', 'endDate', 'description'].map((field) => `experiences.job.${field}`),
    )
    const filled = { ...job, company: 'A', position: 'B', startDate: '2020-01', description: 'C', current: true }
    expect(findStepProblems('experience', { ...empty, experiences: [filled] })).toEqual({ fields: [] })
  })

  it('says which of several entries is meant', () => {
    const school = { ...blankEducation({ id: 'one' }), institution: 'A', degree: 'B', field: 'C', startDate: '2020-01' }
    const problems = findStepProblems('education', {
      ...empty,
      education: [
        { ...school, endDate: '2024-01' },
        { ...school, id: 'two' },
      ],
    })
    expect(problems.alert).toBe('Please fill out all required fields for each education entry.')
    expect(problems.fields).toEqual([
      { path: 'education.two.endDate', label: 'End date (2)', message: 'Add an end date or mark this as current' },
    ])
  })

  it('wants a name and one skill of each category, and points at a place to write it', () => {
    const category = blankSkillCategory({ newId: countingIds() })
    const alert = 'Please enter a name for each category and at least one skill per category.'
    const problems = findStepProblems('skills', { ...empty, skillCategories: [category] })
    expect(problems.alert).toBe(alert)
    expect(problems.fields.map(({ path }) => path)).toEqual([
      `skillCategories.${category.id}.name`,
      `skillCategories.${category.id}.skills.${category.skills[0]?.id}.name`,
    ])
    const bare = { ...category, name: 'Tools', skills: [] }
    expect(findStepProblems('skills', { ...empty, skillCategories: [bare] }).fields.map(({ path }) => path)).toEqual([
      `skillCategories.${category.id}.skills`,
    ])
  })
})
