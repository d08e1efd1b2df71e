import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { lacksName, proofsOf } from './prove.ts'

const resume = {
  ...emptyResume('r'),
  experiences: [
    {
      id: 'a',
      company: 'Wattle Creek',
      position: 'Registered Nurse',
      startDate: '2022-08',
      current: true,
      description: [
        '- In charge of 42 residents with one enrolled nurse and five carers under my supervision',
        '- Assess wounds and pressure injuries and update the care plan every week',
        '- Ordered the flowers for the lobby',
      ].join('\n'),
    },
  ],
}
const posting = readPosting('Clinical Care Coordinator\nYou need:\n- wound care\n- supervising a team\n- Kubernetes')
const career = readCareer(resume, { today: '2026-11-15' })
const best = (quote: string) => proofsOf({ quote }, career, posting)[0]

describe('which piece of a resume shows what is asked for', () => {
  it.each([
    ['Experience supervising a team', /^In charge of 42/],
    ['Strong wound care skills', /^Assess wounds/],
  ])('finds the line that shows “%s”', (quote, line) => {
    expect(best(quote)?.source.text).toMatch(line)
  })

  it('takes nothing near for a thing with a name', () => {
    expect(lacksName({ quote: 'Kronos scheduling' }, career)).toBe(true)
    expect(lacksName({ quote: 'Wound care' }, career)).toBe(false)
  })

  it('is sure of nothing where nothing shows it', () => {
    expect(best('Experience with Kubernetes')?.strength ?? 0).toBeLessThan(0.3)
  })
})
