import { describe, expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readCareer } from '../facts/career.ts'
import { isOfJobs, judgeYears } from './judge-years.ts'

function judge(quote: string, jobs: string) {
  const [pair] = readPairs(`# Worker | Ines Rowe | 555-0119 | ines@example.com\n${jobs}\n>> Worker\n> ${quote}`)
  if (!pair) throw new Error('no pair')
  const { state, evidence } = judgeYears({ quote }, readCareer(pair.resume, { today: '2026-11-15' }))
  return [state, evidence[0]?.quote]
}

const warehouse = `@ Brook Distribution | Warehouse Shift Supervisor | 2019-02 | present
- Supervise 22 pickers on second shift
@ Kell Foods | Warehouse Associate | 2014-03 | 2019-01
- Loaded trailers`
const kitchen = `@ Harbor Grill | Line Cook | 2021-03 | present
- Work saute and grill for 180 covers
@ Blue Fern | Prep Cook | 2018-06 | 2021-02
- Kept the walk-in labeled`
const support = `@ Oak & Loom | Customer Operations Lead | 2020-03 | present
- Responsible for a support team of 14 agents
- Trained new hires
@ Lake Freight | Dispatcher | 2015-06 | 2020-02
- Answered about 70 calls a day from carriers
- Built a tracker that the whole team of 9 used`

describe('years that are asked for', () => {
  it('are counted in jobs of that work, by their titles', () => {
    expect(judge('5+ years of warehouse experience', warehouse)).toEqual([
      'met',
      'Warehouse Shift Supervisor, Brook Distribution',
    ])
    expect(judge('3+ years of experience on the line in a busy kitchen', kitchen)).toEqual([
      'met',
      'Line Cook, Harbor Grill',
    ])
  })

  it('of leading are those in which somebody led, by title or by what a line says', () => {
    expect(judge('3+ in a supervisory role', warehouse)).toEqual([
      'met',
      'Warehouse Shift Supervisor, Brook Distribution',
    ])
    expect(judge('at least 2 years leading people', support)).toEqual([
      'met',
      'Responsible for a support team of 14 agents',
    ])
    expect(judge('10 years leading people', support)[0]).not.toBe('met')
  })

  it('with customers are those in any trade that has them', () => {
    expect(judge('One year with customers, in any trade', support)[0]).toBe('met')
    expect(judge('One year with customers, in any trade', warehouse)[0]).toBe('ask')
  })

  it('are asked about where somebody has worked long enough, and missing where nobody could have', () => {
    expect(judge('3 years of beekeeping', warehouse)[0]).toBe('ask')
    expect(
      judge('12 years of beekeeping', '@ Kell Foods | Warehouse Associate | 2025-03 | present\n- Loaded trailers')[0],
    ).toBe('missing')
  })

  it('count for wishes that name a job and no years', () => {
    for (const wish of ['supervisory experience', 'Experience of working with the public', '5 or more in management'])
      expect(isOfJobs(wish)).toBe(true)
    for (const wish of [
      'Project management experience',
      'Experience with Excel',
      'Experience with patients on dialysis',
    ])
      expect(isOfJobs(wish)).toBe(false)
    expect(judge('supervisory experience', warehouse)[0]).toBe('met')
    expect(judge('Experience of working with the public', support)[0]).toBe('met')
  })
})
