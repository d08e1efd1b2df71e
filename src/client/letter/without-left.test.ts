import { expect, it } from 'vitest'
import { withoutLeft } from './without-left.ts'

const asked = (requirementId: string, text: string) => ({ id: `q-${requirementId}`, requirementId, text, reason: '' })
const questions = [asked('r1', 'Do you have experience with lien law?'), asked('r2', 'Have you used Procore?')]
const review = (left: string[]) => ({ left, proposal: { questions } })
const why = { id: 'why' as const, text: 'Why Mesa Vista?', hint: '' }
const gap = (starters: string[]) => ({ id: 'gap' as const, text: 'Which are true of you?', hint: '', starters })
const both = gap(['I have experience with lien law', 'I have used Procore'])

it('asks nothing again that was denied beside the resume', () => {
  expect(withoutLeft([why, both], review(['r1']))).toEqual([why, gap(['I have used Procore'])])
  expect(withoutLeft([why, both], review(['r1', 'r2']))).toEqual([why])
})

it('asks everything where nothing was denied, or there is no tailored resume', () => {
  expect(withoutLeft([why, both], review([]))).toEqual([why, both])
  expect(withoutLeft([why, both], undefined)).toEqual([why, both])
})
