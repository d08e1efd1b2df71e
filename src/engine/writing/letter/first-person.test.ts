import { describe, expect, it } from 'vitest'
import { toFirstPerson } from './first-person.ts'

describe('a line in the first person', () => {
  it.each([
    ['Found $1.7 million in duplicate freight charges', 'found $1.7 million in duplicate freight charges'],
    ['Saw 30 patients a day in the clinic', 'saw 30 patients a day in the clinic'],
    ['Raised acceptance from 89% to 94% in a year', 'raised acceptance from 89% to 94% in a year'],
    ['Lead weekly meetings for all staff', 'led weekly meetings for all staff'],
    ['Responsible for scheduling of 22 nurses', 'scheduled 22 nurses'],
    ['MIG welded structural steel frames for truck trailers', 'MIG welded structural steel frames for truck trailers'],
    ['Inventory was counted weekly by me', 'counted inventory weekly'],
    ['Met with team of nurses to implement action plan', 'met with a team of nurses to implement the action plan'],
    ['Created monthly staff newsletter', 'created a monthly staff newsletter'],
    ['Led monthly and year end close process', 'led the monthly and year end close process'],
    ['Reconciled bank and credit card accounts', 'reconciled bank and credit card accounts'],
    ['Served as directed by owner of the restaurant', 'served as directed by the owner of the restaurant'],
    ['Ran a register with 99 % accuracy for 300+ guests', 'ran a register with 99% accuracy for more than 300 guests'],
  ])('says %s as a past doing', (line, said) => {
    expect(toFirstPerson(line, 'past')).toBe(said)
  })

  it.each([
    'Service revenue up from 18% to 31% of sales with a contract offer',
    'Operating margin from 1.1% to 4.6% by pricing each contract',
    'Cost of sales down 12% in two years',
    'Lead nurse for a ward of 20 beds',
    'Valued team member on a committee for patient falls',
    'Research integrated into Azure Cognitive Services last year',
    'Prepared accounts, statements, sales analysis, cash flow, payroll',
    'Installed wall panels and brackets Installed drywall and trim',
  ])('leaves out %s, which names a thing', (line) => {
    expect(toFirstPerson(line, 'past')).toBeUndefined()
    expect(toFirstPerson(line, 'present')).toBeUndefined()
  })
})
