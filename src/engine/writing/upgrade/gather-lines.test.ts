import { expect, it } from 'vitest'
import { applyChange } from '#engine/edit/apply-change.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { upgradeResume } from './upgrade-resume.ts'

const today = '2026-11-16'
const job = { id: 'a', company: 'Acme', position: 'Cook', startDate: '2019-03', endDate: '2021-04', current: false }
const resumeOf = (lines: readonly string[]) => ({
  ...emptyResume('r'),
  experiences: [{ ...job, description: lines.map((line) => `- ${line}`).join('\n') }],
})

it('offers slips of one job as one change, which can be carried out in any order of the lines', () => {
  const resume = resumeOf(['Deliver meals to 40 homes', 'Cooked soups', 'Recieved the freight on nights'])
  const { changes } = upgradeResume({ resume, today })
  expect(changes.map(({ after, reason }) => [after, reason])).toEqual([
    [
      '- Delivered meals to 40 homes\n- Received the freight on nights',
      'Sets right tense and spelling in 2 lines of this job.',
    ],
  ])
  const moved = resumeOf(['Recieved the freight on nights', 'Cooked soups', 'Deliver meals to 40 homes'])
  const [change] = changes
  expect(change && applyChange(moved, change)?.experiences[0]?.description).toBe(
    '- Received the freight on nights\n- Cooked soups\n- Delivered meals to 40 homes',
  )
})

it('does not offer a hyphen by itself', () => {
  expect(upgradeResume({ resume: resumeOf(['Ran the month end close']), today }).changes).toEqual([])
})

it('leaves a change alone where one of its lines is gone', () => {
  const [change] = upgradeResume({
    resume: resumeOf(['Deliver meals to 40 homes', 'Recieved the freight']),
    today,
  }).changes
  expect(change && applyChange(resumeOf(['Deliver meals to 40 homes']), change)).toBeUndefined()
})
