import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { readPosting } from '../posting/read-posting.ts'
import { tailorResume } from './tailor-resume.ts'

const today = '2026-11-16'
const job = { id: 'a', company: 'Acme', position: 'Plumber', startDate: '2016-03', endDate: '', current: true }

function resumeOf(lines: readonly string[], rest: Partial<Resume> = {}): Resume {
  return {
    ...emptyResume('r'),
    experiences: [{ ...job, description: lines.map((line) => `- ${line}`).join('\n') }],
    ...rest,
  }
}

const skillsOf = (names: readonly string[]) => [
  { id: 's', name: 'Skills', skills: names.map((name) => ({ id: name, name })) },
]
const tailored = (resume: Resume, wishes: readonly string[]) =>
  tailorResume({
    resume,
    posting: readPosting(['Maintenance Plumber', 'Requirements', ...wishes.map((wish) => `- ${wish}`)].join('\n')),
    today,
  })

describe('what they ask for and the resume shows', () => {
  const lines = ['Answered calls from tenants', 'Kept the van stocked', 'Replaced all 41 flush valves in a high school']

  it('comes up in its job', () => {
    const change = tailored(resumeOf(lines), ['Experience with flush valves']).changes.find(
      ({ kind }) => kind === 'order',
    )
    expect(change?.after.split('\n').slice(0, 2)).toContain('Replaced all 41 flush valves in a high school')
  })

  it('is not asked about', () => {
    expect(tailored(resumeOf(lines), ['Experience with flush valves']).questions).toEqual([])
  })

  it('comes first among the skills, and makes no summary of two words', () => {
    const skillCategories = skillsOf([
      'jetting',
      'drain cleaning',
      'fixture repair',
      'water heaters',
      'backflow testing',
    ])
    const { changes } = tailored(resumeOf(lines, { skillCategories }), [
      'Experience with water heaters',
      'Experience with backflow testing',
    ])
    expect(
      changes
        .find(({ path }) => path === 'skillCategories.s.skills')
        ?.after.split('\n')
        .slice(0, 2),
    ).toEqual(['water heaters', 'backflow testing'])
    expect(changes.find(({ path }) => path === 'skillCategories.s.skills')?.reason).toBe(
      'Puts first what they require: water heaters and backflow testing.',
    )
    expect(changes.find(({ path }) => path === 'personalInfo.summary')?.after ?? '').not.toMatch(
      /Water heaters(?:,| and) backflow testing\.$/,
    )
  })

  it('is no skill that only sounds like it', () => {
    const skillCategories = skillsOf([
      'jetting',
      'drain cleaning',
      'fixture repair',
      'police',
      'requirements gathering',
    ])
    const { changes } = tailored(resumeOf(lines, { skillCategories }), [
      'Knowledge of company policy',
      'Other requirements: social gatherings',
    ])
    expect(changes.find(({ path }) => path === 'skillCategories.s.skills')).toBeUndefined()
  })

  it('stands above the jobs where it is a licence', () => {
    const certifications = [{ id: 'c', name: 'Journeyman plumber license', issuer: 'State', date: '2020-08' }]
    const { changes } = tailored(resumeOf(lines, { certifications }), ['Journeyman plumber license'])
    const order = changes.find(({ path }) => path === 'arrangement.order')?.after.split('\n') ?? []
    expect(order.indexOf('certifications')).toBeLessThan(order.indexOf('experience'))
    expect(changes.find(({ path }) => path === 'personalInfo.summary')?.after).toContain(
      'Holds a journeyman plumber license',
    )
  })
})

describe('a system by its kind', () => {
  it('is not asked about where one of the kind is named', () => {
    expect(
      tailored(resumeOf(['Charted visits in Epic']), ['Experience with an electronic health record']).questions,
    ).toEqual([])
  })
})
