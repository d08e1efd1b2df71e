import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { type CheckExample, checkExamples } from './fixtures/check-examples.ts'
import { type Ground, openGround } from './ground.ts'
import { judgeText } from './judge.ts'
import { table } from './table.ts'

const today = '2026-11-15'

/** A resume of one job, as the example tells it. */
function groundOf(example: CheckExample): Ground {
  const resume = emptyResume('r')
  const list = (text = '') => text.split(';').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]))
  const [degree = '', field = '', institution = '', years = ''] = (example.education ?? '').split(', ')
  resume.personalInfo.professionalTitle = example.title ?? 'Clerk'
  resume.experiences = [
    {
      id: 'j1',
      company: example.company ?? 'Harbor Supply',
      position: example.title ?? 'Clerk',
      startDate: example.start ?? '2018-01',
      current: example.end === undefined,
      description: example.source
        .split('\n')
        .map((line) => `- ${line}`)
        .join('\n'),
      ...(example.end === undefined ? {} : { endDate: example.end }),
    },
  ]
  resume.certifications = list(example.certificates).map((name, at) => ({ id: `k${at}`, name, issuer: '', date: '' }))
  resume.languages = list(example.languages).map((item, at) => {
    const [name = '', level = ''] = item.split('=')
    return { id: `l${at}`, name, level }
  })
  const skills = list(example.skills).map((name, at) => ({ id: `s${at}`, name }))
  if (skills.length > 0) resume.skillCategories = [{ id: 'c1', name: 'Skills', skills }]
  if (degree !== '') {
    const [startDate = '', endDate = ''] = years.split('-')
    resume.education = [{ id: 'e1', degree, field, institution, startDate, endDate, current: false }]
  }
  return openGround({
    kind: example.kind ?? 'line',
    career: readCareer(resume, { today }),
    entry: 'experiences.j1',
    posting: readPosting(example.posting ?? ''),
  })
}

function judge(text: string, ground: Ground): string {
  const judged = judgeText(text, ground)
  const refusal = judged.find((one) => one.refusal)?.refusal
  if (refusal) return `refused: ${refusal.text}`
  const open = judged.flatMap((one) => one.open.map((word) => word.text))
  return open.length > 0 ? `asked: ${open.join(', ')}` : 'passed'
}

describe.each(Object.keys(table))('the check of %s', (name) => {
  it('has examples', () => expect(checkExamples[name]).not.toBeUndefined())
  for (const example of checkExamples[name] ?? []) {
    const ground = groundOf(example)
    for (const text of example.passes ?? [])
      it(`lets “${text}” through`, () => expect(judge(text, ground)).not.toMatch(/^refused/))
    for (const text of example.asks ?? [])
      it(`asks about “${text}”`, () => expect(judge(text, ground)).toMatch(/^asked/))
    for (const text of example.refuses ?? [])
      it(`refuses “${text}”`, () => expect(judge(text, ground)).toMatch(/^refused/))
  }
})

describe('praise, which no check looks for', () => {
  const ground = groundOf({ source: 'Trained 9 new hires\nWon the safety award in 2019' })

  it.each([
    ['Trained 9 new hires, earning praise', 'praise'],
    ['Award-winning and beloved trainer of 9 new hires', 'beloved'],
    ['Trained 9 new hires with outstanding success', 'outstanding'],
  ])('is refused by its weight, and named: %s', (text, named) =>
    expect(judge(text, ground)).toMatch(new RegExp(`^refused: .*${named}`)),
  )

  it('passes where the resume says it', () => expect(judge('Won the safety award in 2019', ground)).toBe('passed'))
})

describe('a wish in a letter', () => {
  const ground = groundOf({ source: 'Ran the night desk', kind: 'letter', posting: 'Night clerk at Fenwick Hotel' })

  it.each(['I would be glad to talk about the position.', 'I look forward to hearing from you.'])(
    'states nothing and passes: %s',
    (text) => expect(judge(text, ground)).toBe('passed'),
  )

  it('is judged where it tells of the person', () =>
    expect(judge('I would be glad to talk about the hotels I managed.', ground)).not.toBe('passed'))
})
