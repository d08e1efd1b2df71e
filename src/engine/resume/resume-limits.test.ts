import { describe, expect, it } from 'vitest'
import { resumeInputSchema } from './read-resume.ts'
import { findExcess, resumeLimits } from './resume-limits.ts'

const text = (length: number) => 'word '.repeat(Math.ceil(length / 5)).slice(0, length)
const person = { firstName: 'Ada', lastName: 'Byron' }

describe('how much a resume may hold', () => {
  it('lets an academic one of thirty pages pass', () => {
    const experiences = Array.from({ length: 25 }, (_, index) => ({
      company: `University ${index}`,
      position: 'Professor',
      description: Array(8).fill(text(140)).join('\n'),
    }))
    const projects = Array.from({ length: 300 }, (_, index) => ({ name: `Paper ${index}`, description: text(250) }))
    const certifications = Array.from({ length: 80 }, (_, index) => ({ name: `Prize ${index}`, issuer: 'Academy' }))
    expect(findExcess({ personalInfo: person, experiences, projects, certifications })).toBeUndefined()
  })

  it('does not count the photo', () => {
    const profileImage = `data:image/jpeg;base64,${'A'.repeat(3_000_000)}`
    expect(findExcess({ personalInfo: { ...person, profileImage } })).toBeUndefined()
  })

  it.each([
    ['20,000 jobs', { experiences: Array(20_000).fill({ company: 'x' }) }, 'experiences', '20,000'],
    [
      'a name of 400,000 letters',
      { personalInfo: { firstName: 'a'.repeat(400_000) } },
      'personalInfo.firstName',
      '200',
    ],
    ['a long line', { experiences: [{ company: text(5000) }] }, 'experiences.0.company', '4,000'],
    ['too much text', { personalInfo: { summary: text(300_000) } }, 'personalInfo.summary', '250,000'],
    ['too many lines', { projects: [{ description: 'a\n'.repeat(9000) }] }, 'projects.0.description', '6,000'],
    [
      'too many skills in a category',
      { skillCategories: [{ skills: Array(300).fill('x') }] },
      'skillCategories.0.skills',
      '300',
    ],
    [
      'too many skills in all',
      { skillCategories: Array.from({ length: 20 }, () => ({ skills: Array(100).fill('x') })) },
      'skillCategories',
      '2,000',
    ],
  ])('refuses %s, naming the field and the limit', (_what, value, path, number) => {
    const excess = findExcess(value)
    expect(excess?.path).toBe(path)
    expect(excess?.message).toContain(number)
    expect(resumeInputSchema.safeParse(value).error?.issues).toHaveLength(1)
  })

  it('is not upset by what is deeper than any resume', () => {
    let value: unknown = 'x'
    for (let depth = 0; depth < 50_000; depth++) value = [value]
    expect(findExcess({ experiences: value })).toBeUndefined()
  })

  it('has room for all its lists at once', () => {
    const filled = Object.entries(resumeLimits.entries).map(([key, count]) => [key, Array(count).fill({})])
    expect(findExcess({ personalInfo: person, ...Object.fromEntries(filled) })).toBeUndefined()
  })
})
