import { describe, expect, it } from 'vitest'
import { type Experience, emptyResume } from '#engine/resume/resume.ts'
import { type Career, readCareer } from '../facts/career.ts'
import { leadWith } from './lead-fact.ts'
import type { ToldLine } from './told-line.ts'

const career = (...experiences: Partial<Experience>[]): Career =>
  readCareer(
    {
      ...emptyResume('r'),
      experiences: experiences.map((one, at) => ({
        ...{
          id: String(at),
          company: 'Harbor Inn',
          position: 'Cook',
          startDate: '2019-03',
          endDate: '',
          current: true,
        },
        ...{ description: '', ...one },
      })),
    },
    { today: '2026-11-15' },
  )

const toldOf = ({ jobs }: Career, worths: readonly number[]): ToldLine[] =>
  jobs
    .flatMap((job) => job.lines.filter(({ role }) => role === 'line').map((line) => ({ job, line, text: line.text })))
    .map((one, at) => ({ ...one, worth: worths[at] }))

const openingOf = (
  told: readonly ToldLine[],
  { jobs: [job] }: Career,
  text = 'I have been a cook at Harbor Inn since May 2019.',
) => leadWith([{ text, entries: [job?.entry ?? ''], quotes: [] }], told, { job, tone: 'plain' })

const current = career({
  description: '- Run the grill for 140 covers a night\n- Order produce and meat\n- Helped the chef write the menu',
})

describe('the line that leads', () => {
  it('goes on behind the job that the introduction names, and is not told again', () => {
    const { introduced, rest, of } = openingOf(toldOf(current, [2.6, 2, 1.6]), current)
    expect(introduced.map(({ text }) => text)).toEqual([
      'I have been a cook at Harbor Inn since May 2019, where I run the grill for 140 covers a night.',
    ])
    expect(rest.map(({ text }) => text)).toEqual(['Order produce and meat', 'Helped the chef write the menu'])
    expect(of).toBe(current.jobs[0])
  })

  it.each([
    ['says little for the job', [1.7, 1.6, 1.6], undefined],
    ['is what others did', [1.2, 1.2, 2.9], undefined],
    ['would stand behind a title', [2.6, 2, 1.6], 'I have worked at Harbor Inn since May 2019, currently as a cook.'],
  ])('stays in its list where it %s', (_, worths, text) => {
    const told = toldOf(current, worths)
    expect(openingOf(told, current, text).rest).toEqual(told)
  })

  it('stays in its list where the list would be a stub', () => {
    const told = toldOf(current, [2.6, 2]).slice(0, 2)
    expect(openingOf(told, current).rest).toEqual(told)
  })

  it('comes in a sentence of its own from the job that says more', () => {
    const two = career(
      { description: '- Order produce and meat\n- Run the grill' },
      {
        ...{ company: 'Bay School', position: 'Tutor', startDate: '2015-01', endDate: '2018-06', current: false },
        description: '- Taught reading to 12 children a week',
      },
    )
    const { introduced, of } = openingOf(toldOf(two, [1.2, 1.1, 2.7]), two)
    expect(introduced.at(-1)?.text).toBe('At Bay School (Tutor, 2015 to 2018), I taught reading to 12 children a week.')
    expect(of).toBe(two.jobs[1])
  })
})
