import { describe, expect, it } from 'vitest'
import { furthest, placeOf, stepAt } from './wizard-place.ts'

describe('where the wizard stands', () => {
  it('is what the address says, as far as the person has come', () => {
    expect(placeOf({ asked: 'personal', reached: 'education', left: 'education' })).toBe('personal')
    expect(placeOf({ asked: 'review', reached: 'experience', left: 'experience' })).toBe('experience')
  })

  it('is where the draft was left if the address says nothing it knows', () => {
    expect(placeOf({ asked: null, reached: 'skills', left: 'skills' })).toBe('skills')
    expect(placeOf({ asked: 'nonsense', reached: 'skills', left: 'education' })).toBe('education')
  })

  it('shows the result only to who has been at the review', () => {
    expect(placeOf({ asked: 'result', reached: 'review', left: 'review' })).toBe('result')
    expect(placeOf({ asked: 'result', reached: 'skills', left: 'skills' })).toBe('skills')
  })

  it('never goes past the first or last step', () => {
    expect(stepAt(-1)).toBe('personal')
    expect(stepAt(99)).toBe('review')
    expect(furthest('skills', 'personal')).toBe('skills')
  })
})
