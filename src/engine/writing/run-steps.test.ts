import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { runSteps } from './run-steps.ts'
import { readResumeContext } from './upgrade/line-context.ts'

const context = {
  ...readResumeContext(emptyResume('r')),
  place: 'line' as const,
  tense: 'ended' as const,
  beside: {},
}
const mended = (line: string) => runSteps(line, context)?.text ?? line

it('leaves what stands in quotes as it was said, and mends what is around it', () => {
  expect(mended('Raised answers of "very satisfied" from 61 to 84 percent')).toContain('"very satisfied"')
  expect(mended('recieved “very  good” marks in every audit')).toContain('“very  good”')
  expect(mended('Recieved "very good" marks in every audit')).toBe('Received "very good" marks in every audit')
})
