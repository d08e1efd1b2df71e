import { describe, expect, it } from 'vitest'
import { readPosting } from '../posting/read-posting.ts'
import { asksToTeach, teachesPeople } from './leads-people.ts'

describe('training others', () => {
  it.each([
    ['Buddy driver for new starters, 9 so far', true],
    ['Had two apprentices ride with me, both now have their own truck', true],
    ['Bench trainer for MLS students, 11 to date', true],
    ['Acting supervisor on 3 of them, 14 men each', true],
    ['Review the work of two EITs and one drafter', true],
    ['Since 2022 I show the work to new operators on second shift', true],
    ['Trained in manual handling', false],
    ['Worked as part of a team of six mentoring nobody', false],
    ['Keep the training records', false],
  ])('“%s” tells of it: %s', (line, tells) => expect(teachesPeople(line)).toBe(tells))

  it.each([
    ['Shift Supervisor\nYou need:\n- forklift licence', true],
    ['Plumber\nDuties:\n- Mentor apprentices\n- Repair water heaters', true],
    ['Plumber\nDuties:\n- Complete training as required\n- Repair water heaters', false],
  ])('is asked for by “%s”: %s', (text, asks) => expect(asksToTeach(readPosting(text))).toBe(asks))
})
