import { describe, expect, it } from 'vitest'
import { countTaken } from './doers.ts'
import { readText } from './read-segments.ts'

const taken = (line: string, told: string) => countTaken(readText(told), [readText(line).words])

describe('whose act it is', () => {
  it.each([
    ['Work grill and saute; chef plates the fish', 'Work grill and saute, and plate the fish'],
    ['Count aisles with the inventory lead, who posts the corrections', 'Count aisles and post the corrections'],
    ['Fix layout bugs in Vue, reviewed by the lead before merge', 'Reviewed layout bugs in Vue'],
    ['Order supplies once the office manager approves the list', 'Approve the list and order supplies'],
    ['Payroll hours go to ADP; ADP cuts the checks', 'Cut the payroll checks'],
  ])('finds what others did: %s', (line, told) => expect(taken(line, told)).toBe(1))

  it.each([
    ['Drafted the notes; the Finance Director signs', 'Drafted the notes, signed by the Finance Director'],
    ['Was one of four reps who tested the portal', 'Tested the portal as one of four reps'],
    ['Wrote the checklist, QA revised it', 'Wrote the checklist that QA revised'],
    ['Answered 60-70 reservation calls a day', 'Called 60-70 guests a day'],
    ['Tested by me at the clinic', 'Tested at the clinic'],
  ])('leaves alone what the person did, or others are still said to do: %s', (line, told) =>
    expect(taken(line, told)).toBe(0),
  )
})
