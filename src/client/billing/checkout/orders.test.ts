import { describe, expect, it } from 'vitest'
import { orderOf, orderOfBoth, planOrder, readDocumentType, readPlan } from './orders.ts'

describe('readPlan', () => {
  it('takes the monthly plan when none or an unknown one is named', () => {
    expect(planOrder(readPlan(null)).price).toBe('$19 per month')
    expect(planOrder(readPlan('gold')).price).toBe('$19 per month')
  })

  it('takes the yearly plan when it is named', () => {
    expect(planOrder(readPlan('pro-yearly')).price).toBe('$129 per year')
  })
})

describe('readDocumentType', () => {
  it('reads both spellings of the cover letter', () => {
    expect(readDocumentType('cover-letter')).toBe('cover-letter')
    expect(readDocumentType('coverLetter')).toBe('cover-letter')
  })

  it('takes a resume when none or an unknown type is named', () => {
    expect(readDocumentType(null)).toBe('resume')
    expect(readDocumentType('poem')).toBe('resume')
  })

  it('costs $2.99 whatever the type', () => {
    expect([orderOf('resume').price, orderOf('cover-letter').price]).toEqual(['$2.99', '$2.99'])
  })

  it('costs both prices together, with a line for each', () => {
    const { name, price, lines } = orderOfBoth()
    expect([name, price]).toEqual(['One resume and one cover letter', '$5.98'])
    expect(lines?.map((line) => line.price)).toEqual(['$2.99', '$2.99'])
  })
})
