import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { leadWithResult } from './lead-with-result.ts'

const job = { id: 'a', company: 'Acme', position: 'Cook', startDate: '2019-03', endDate: '2021-04', current: false }
const led = (lines: readonly string[]) =>
  leadWithResult({
    ...emptyResume('r'),
    experiences: [{ ...job, description: lines.map((line) => `- ${line}`).join('\n') }],
  })[0]?.after.split('\n')[0]

it('puts a result before duties, and leaves a first line with a figure where it is', () => {
  const result = 'Cut food cost from 36% to 31% in one year'
  expect(led(['Cooked lunch for guests', 'Kept the store', result])).toBe(result)
  expect(led(['Cooked lunch for 90 guests', 'Kept the store', result])).toBeUndefined()
  expect(led(['Cooked lunch for guests', 'Kept the store', 'Ordered 40 crates a week'])).toBeUndefined()
})
