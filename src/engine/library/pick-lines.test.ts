import { describe, expect, it } from 'vitest'
import type { Occupation } from './occupation.ts'
import { pickLines } from './pick-lines.ts'

const cook: Occupation = {
  id: 'cook',
  title: 'Cook',
  family: 'kitchens',
  otherNames: [],
  neighbours: ['baker'],
  lines: [
    'Cooked {how many} covers a night on the {which} station',
    'Labeled and rotated stock in the walk-in by first in, first out for {how many} deliveries a week',
    'Trained {how many} new cooks on knife work and plating',
  ],
  skills: [],
  summaries: [],
}
const baker: Occupation = {
  ...cook,
  id: 'baker',
  title: 'Baker',
  lines: ['Proofed and shaped {how many} loaves a day'],
}
const job = { occupations: [cook, baker], description: '', isCurrent: false }

describe('lines for a job', () => {
  it('are those of the occupation first, then those of its neighbours', () => {
    expect(pickLines(job).map(({ text }) => text)).toEqual([...cook.lines, ...baker.lines])
  })

  it('leave out what the job says already', () => {
    const description = '- Train 6 new cooks on knife work and plating\n- Cleaned the station'
    expect(pickLines({ ...job, description }).map(({ text }) => text)).not.toContain(cook.lines[2])
    expect(pickLines({ ...job, description })).toHaveLength(3)
  })

  it('begin with what the title adds to the occupation', () => {
    const [first] = pickLines({ ...job, title: 'Stock Cook' })
    expect(first?.text).toBe(cook.lines[1])
  })

  it('begin with the line that has the first of the title’s own words', () => {
    const lines = [
      'Wrote care plans with {how many} clients',
      'Placed {how many} children a year in foster homes',
      'Visited {how many} foster homes a month',
    ]
    const occupations = [{ ...cook, title: 'Social Worker', lines }]
    const [first] = pickLines({ ...job, occupations, title: 'Foster Care Social Worker' })
    expect(first?.text).toBe(lines[1])
  })

  it('begin with what the one of two titles does', () => {
    const lines = ['Carried {how many} bags a shift', 'Booked {what} at the concierge desk']
    const occupations = [{ ...cook, title: 'Hotel Porter / Concierge', lines }]
    expect(pickLines({ ...job, occupations, title: 'Concierge' })[0]?.text).toBe(lines[1])
    expect(pickLines({ ...job, occupations, title: 'Hotel Porter' })[0]?.text).toBe(lines[0])
  })

  it('do not begin with whom others of that title have trained', () => {
    const lines = ['Measured {how many} drawings', 'Trained {how many} assistants in takeoff']
    const occupations = [{ ...cook, title: 'Surveyor', lines }]
    expect(pickLines({ ...job, occupations, title: 'Assistant Surveyor' })[0]?.text).toBe(lines[0])
  })

  it('have one that asks for a result among the first three', () => {
    const result = 'Found and fixed {how many} leaks a month[, with {what share} dry at once]'
    const plainLines = ['Laid {what}', 'Set {what}', 'Cut {what}', 'Fixed {what}']
    const occupations = [{ ...cook, lines: [...plainLines, result] }]
    expect(pickLines({ ...job, occupations }).map(({ text }) => text)).toEqual([
      ...plainLines.slice(0, 2),
      result,
      ...plainLines.slice(2),
    ])
  })

  it('end with what only a lead does, unless the title is a lead’s', () => {
    const led = 'Led a line of {how many} cooks, calling tickets'
    const occupations = [{ ...cook, lines: [led, ...cook.lines] }]
    expect(pickLines({ ...job, occupations, title: 'Cook' }).at(-1)?.text).toBe(led)
    expect(pickLines({ ...job, occupations, title: 'Senior Cook' })[0]?.text).toBe(led)
  })

  it('begin with what a posting asks for', () => {
    const posting = 'You rotate stock (first in, first out), label everything and check deliveries to the walk-in.'
    const [first, ...others] = pickLines({ ...job, posting })
    expect(first).toMatchObject({ text: cook.lines[1], isAsked: true })
    expect(others.every(({ isAsked }) => !isAsked)).toBe(true)
  })

  it('speak in the tense of the job', () => {
    expect(pickLines({ ...job, isCurrent: true })[0]?.text).toBe(
      'Cook {how many} covers a night on the {which} station',
    )
  })
})
