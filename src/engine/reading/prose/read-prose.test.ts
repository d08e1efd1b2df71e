import { describe, expect, it } from 'vitest'
import { fullName } from '#engine/resume/names.ts'
import { unaccountedWords } from '../../../../tests/support/unaccounted-words.ts'
import { readDocument } from '../read-resume.ts'
import { readText } from '../read-text.ts'
import { forms } from './told-forms.fixture.ts'
import { sentences, type Told } from './told-sentences.fixture.ts'

const read = (text: string) => readText(text, { newId: () => '' })
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** What was not read as the person told it. */
function findMisread({ text, name, title, jobs, skills = [] }: Told): string[] {
  const { resume } = read(text)
  const known = resume.skillCategories.flatMap((category) => category.skills.map((skill) => skill.name))
  return [
    ...(isSame(fullName(resume), name) ? [] : ['name']),
    ...(isSame(resume.personalInfo.professionalTitle, title) ? [] : ['title']),
    ...(resume.experiences.length === jobs.length ? [] : ['jobs']),
    ...jobs.flatMap((job) => {
      const found = resume.experiences.find(({ company }) => isSame(company, job.company))
      if (!found) return [job.company]
      const isRight =
        isSame(found.position, job.position ?? found.position) &&
        found.startDate === (job.start ?? found.startDate) &&
        found.endDate === (job.end ?? found.endDate) &&
        found.description.toLowerCase().includes(job.years ?? '')
      return isRight ? [] : [`${job.company}: position or years`]
    }),
    ...skills.filter((skill) => !known.some((one) => isSame(one, skill))),
  ]
}

describe('F3: people who tell of themselves', () => {
  it.each([
    ['in sentences', sentences],
    ['in labelled forms', forms],
  ])('%s are read with name, title, employers and years in at least 95 of 100 cases', (_, all) => {
    const misread = all
      .map((one) => [one.name, findMisread(one)] as const)
      .filter(([, problems]) => problems.length > 0)
    expect(misread.length, JSON.stringify(misread)).toBeLessThanOrEqual(Math.floor(0.05 * all.length))
  })

  it.each([...sentences, ...forms].map((one) => [one.name, one] as const))('loses no word of %s', (_, { text }) => {
    const paragraphs = text.split('\n').map((line) => ({
      text: line,
      runs: [{ text: line, bold: false, italic: false }],
      isList: false,
    }))
    const source = { kind: 'flow' as const, paragraphs, hidden: [] }
    expect(unaccountedWords(source, readDocument(source, { newId: () => '' }))).toEqual([])
  })

  it('marks what it guessed, so that it comes first in the check', () => {
    const { fields } = read('Jane Doe, data engineer. Six years at Acme Corp building Python pipelines.')
    const isOwnWords = (path: string) => path.endsWith('.description')
    expect(fields.filter(({ confidence, path }) => confidence >= 0.6 && !isOwnWords(path))).toEqual([])
  })

  it('keeps what is no fact of a resume as the person wrote it', () => {
    const { resume } = read('I am Ana Lima. I am a nurse. I love night shifts and quiet wards.')
    expect(resume.personalInfo.summary).toContain('I love night shifts and quiet wards.')
  })

  it('takes no school of a student for an employer', () => {
    const { resume } = read('My name is Ana Lima. I am a student at Leeds University and graduated from York College.')
    expect(resume.experiences).toEqual([])
  })
})
