import { expect, it } from 'vitest'
import { templates } from '#engine/templates/registry.gen.ts'
import { writeSummary } from './summary.ts'

const { sample } = templates.professional
const today = '2026-11-16'

it('says the years, the strength and the result the person names, and no others', () => {
  const plain = writeSummary(sample, today)
  const answered = writeSummary(sample, today, {
    years: '12',
    best: 'Month-end close',
    result: 'I cut close to 3 days',
  })
  expect(plain).toMatch(/\d+ years/)
  expect(answered).toContain('with 12 years of experience')
  expect(answered).toContain('Strongest in month-end close. Cut close to 3 days.')
  expect(answered.match(/years/g)).toHaveLength(1)
})

it('says one year as one', () => {
  expect(writeSummary(sample, today, { years: 'one' })).toContain('with one year of experience')
})
