import { describe, expect, it } from 'vitest'
import { inOwnVoice, speaksOfAnother } from './_own-voice.ts'
import { mayRunOn, splitRunOn } from './split-line.ts'

describe('a line told as of somebody else', () => {
  it.each([
    [
      'Waxes boats, checks hulls and anchors and calls owners about damage',
      'Wax boats, check hulls and anchors and call owners about damage',
    ],
    ['Handles $2,000 to $3,000 in ticket sales a day', 'Handle $2,000 to $3,000 in ticket sales a day'],
    ['Draws water samples every two hours and tests for iron', 'Draw water samples every two hours and test for iron'],
    ['Receipts rent payments and posts them to the ledger', 'Receipt rent payments and post them to the ledger'],
    ['Monitor and adjusts pool chemistry', 'Monitor and adjust pool chemistry'],
    ['Plans and leads outings for 30 guests', 'Plan and lead outings for 30 guests'],
    ['Picks up laundry and delivers to 12 hotels', 'Pick up laundry and deliver to 12 hotels'],
    ['Handles calls and answered mail', 'Handled calls and answered mail'],
    ['Talk with upset guests and calmed them', 'Talked with upset guests and calmed them'],
    ['Built and maintains the booking form', 'Built and maintained the booking form'],
  ])('puts all that is done in “%s” into their own voice', (line, told) => {
    expect(inOwnVoice(line, 'base')).toBe(told)
  })

  it.each([
    'Keeps a log that tracks visits and reports losses',
    'Records management',
    'Sales of parts and services',
    'Accounts payable and receivable',
    'Order parts, supplies and tools',
    'Deliver chilled and frozen goods to pubs, schools and care homes',
    'Stock packaged and labeled goods for the night crew',
  ])('leaves “%s” as it is', (line) => {
    expect(inOwnVoice(line, 'base')).toBeUndefined()
  })

  it('knows the third person where it cannot mend it', () => {
    expect(speaksOfAnother('Keeps a log that tracks visits and reports losses')).toBe(true)
    expect(speaksOfAnother('Operations manager for two sites')).toBe(false)
  })
})

describe('two lines that ran together', () => {
  it.each([
    ['Met parents of new pupils Attended ARD meetings', ['Met parents of new pupils', 'Attended ARD meetings']],
    ['Hired painters for hall and porch Check their work', ['Hired painters for hall and porch', 'Check their work']],
    ['Took orders and served them Kept the bar book', ['Took orders and served them', 'Kept the bar book']],
    ['Plan the rota Handle swaps Order stock', ['Plan the rota', 'Handle swaps', 'Order stock']],
    ['Passed faults to tier 3 Followed up with users', ['Passed faults to tier 3', 'Followed up with users']],
    ['Filled freezers Unloaded vans', ['Filled freezers', 'Unloaded vans']],
    ['Wiped the counter area Cut bread and filled jars', ['Wiped the counter area', 'Cut bread and filled jars']],
  ])('are told apart in “%s”', (line, pieces) => {
    expect(splitRunOn(line)).toEqual(pieces)
  })

  it('are not seen in the names of things', () => {
    for (const line of ['Worked in the IT Support team of the school', 'Answered calls at the company Help Desk'])
      expect(mayRunOn(line)).toBe(false)
  })
})
