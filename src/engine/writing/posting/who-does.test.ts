import { describe, expect, it } from 'vitest'
import type { NeedKind } from './find-needs.ts'
import { askedOfApplicant } from './who-does.ts'

const asked = (before: string, text: string, kind: NeedKind = 'experience') => {
  const span = { start: before.length, end: before.length + text.length }
  return askedOfApplicant({ text, span, kind, isMust: true, chance: 1 }, before).map((need) => need.text)
}

describe('what a span says', () => {
  it.each([
    ['the client will ', 'consider the right personality'],
    ['This is a confidential search; company name will be ', 'shared with qualified candidates'],
    ['May be ', 'assigned as winter operations radio dispatcher'],
    ['Our office will ', 'contact shortlisted people by phone'],
    ['We encourage all applicants who are Indigenous, ', 'African Nova Scotian'],
  ])('is asked of nobody where the employer does it or it only may come: %s%s', (before, text) => {
    expect(asked(before, text)).toEqual([])
  })

  it.each([
    ['Should it be necessary, the panel will ', 'consider experience of audits', 'experience of audits'],
    ['We may ', 'consider previous experience of audits', 'previous experience of audits'],
  ])('is wished for where the employer weighs it: %s%s', (before, text, wish) => {
    expect(asked(before, text)).toEqual([wish])
  })

  it.each([
    ['You will ', 'hold your own daily list'],
    ['The nurse will ', 'visit housebound patients'],
    ['Duties will ', 'include catheter care'],
    ['The successful candidate must be able to read drawings and will be ', 'trained in rigging'],
    ['', 'consider the needs of each child'],
    ['The work may be ', 'carried out at height'],
    ['The position will ', 'support two teams'],
  ])('is asked of the applicant otherwise: %s%s', (before, text) => {
    expect(asked(before, text)).toEqual([text])
  })

  it('is asked of the applicant where it is a condition that may come', () => {
    expect(asked('You may be ', 'required to work weekends', 'condition')).toHaveLength(1)
  })
})
