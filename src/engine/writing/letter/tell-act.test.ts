import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { actOf } from './tell-act.ts'

function act(text: string, current = true): string | undefined {
  const resume = {
    ...emptyResume('r'),
    experiences: [
      { id: 'a', company: 'Acme', position: 'Clerk', startDate: '2020-01', current, description: `- ${text}` },
    ],
  }
  const [job] = readCareer(resume, { today: '2026-11-15' }).jobs
  if (!job) throw new Error('There is no job')
  return actOf({ text, job })
}

describe('a line behind “I”', () => {
  it.each([
    ['Handle complaints in writing', 'handle complaints in writing'],
    ['Cut the queue from three days to one', 'cut the queue from three days to one'],
    ['In charge of the night shift', 'am in charge of the night shift'],
    ['Manages a small team', 'manage a small team'],
    ['Process monthly payroll for 420 employees', 'process monthly payroll for 420 employees'],
    ['Changed 14 sites over to R448A since 2020', 'have changed 14 sites over to R448A since 2020'],
  ])('“%s” is said as it stands', (line, said) => {
    expect(act(line)).toBe(said)
  })

  it('says of an ended job what was, and leaves a duty told in the present alone', () => {
    expect(act('In charge of the night shift', false)).toBe('was in charge of the night shift')
    expect(act('Handle complaints in writing', false)).toBeUndefined()
  })

  it.each([
    'First point of contact for suppliers',
    'Answered phones, it was very fast paced',
    'Submit claims, got the balance down',
    'ISO 9001 audits and records',
    'Average quality score of 94% over the last year',
    'Built public forest road and trail map',
    'Lead climber, crew of 3',
    'Hand lamination of hulls and decks',
    'Wound care including leg ulcers and pressure injuries',
    'In charge of site lab for the upgrade for 14 months (2022-2023)',
    'Chosen to show the work to new colleagues',
    'Sold as a going concern in 2021',
  ])('“%s” would be no sentence', (line) => {
    expect(act(line)).toBeUndefined()
  })
})
