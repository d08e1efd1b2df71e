import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { leadWithBest } from './lead-with-best.ts'

const job = { id: 'a', company: 'Acme', position: 'Cook', startDate: '2019-03', endDate: '2021-04', current: false }
const led = (lines: readonly string[]) =>
  leadWithBest(
    readCareer(
      { ...emptyResume('r'), experiences: [{ ...job, description: lines.map((line) => `- ${line}`).join('\n') }] },
      { today: '2026-11-15' },
    ),
  )[0]?.after.split('\n')

it('puts a result before duties, and leaves what is nearly alike as it is', () => {
  const result = 'Cut food cost from 36% to 31% in one year'
  expect(led(['Cooked lunch for guests', 'Kept the store', result])?.[0]).toBe(result)
  expect(led([result, 'Cooked lunch for guests', 'Kept the store'])).toBeUndefined()
  expect(led(['Kept the store', 'Washed up', 'Swept the yard'])).toBeUndefined()
})
