import { expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { orderSummaries } from './order-summaries.ts'

const summaries = [
  'Beautician with {how many} years in {which kind of} salons, giving {how many} treatments a day.',
  'Massage therapist trained in {which styles}.',
  'Nail technician with {how many} regular clients, working in {which systems}.',
]

it('begins with the sentence of the person’s own work, its last part optional', () => {
  const blank = emptyResume('r')
  const resume = { ...blank, personalInfo: { ...blank.personalInfo, professionalTitle: 'Nail Tech' } }
  expect(orderSummaries({ summaries }, resume)[0]).toBe(
    'Nail technician with {how many} regular clients[, working in {which systems}].',
  )
})
