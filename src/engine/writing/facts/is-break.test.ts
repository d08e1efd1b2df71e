import { describe, expect, it } from 'vitest'
import { isBreak } from './is-break.ts'

describe('time away from work', () => {
  it.each([
    ['Carer', 'Full-time carer for a family member'],
    ['Career break', ''],
    ['Parent', 'At home'],
    ['Family caregiver', 'Home'],
  ])('is no job: %s, %s', (title, company) => {
    expect(isBreak({ title, company })).toBe(true)
  })

  it.each([
    ['Carer', 'Bluebird Care'],
    ['Caregiver', 'Private household'],
    ['Parent liaison officer', 'Maple School'],
    ['Home care nurse', 'At Home Nursing'],
  ])('is not taken for it: %s, %s', (title, company) => {
    expect(isBreak({ title, company })).toBe(false)
  })
})
