import { describe, expect, it } from 'vitest'
import { withoutStem } from './without-stem.ts'

describe('an answer without the words of the form', () => {
  it.each([
    [
      'I have experience with soil tests only a little, at Penn Orchards I took samples every spring.',
      'At Penn Orchards I took samples every spring.',
    ],
    [
      'I have worked with existing kiosks at Dunmore, where I helped two shops connect theirs.',
      'At Dunmore, I helped two shops connect theirs.',
    ],
    ['I hold Ohio registration: not yet. I apply in May.', 'I do not hold Ohio registration yet. I apply in May.'],
    ['I have used Fitly: not yet, but I have used Orla.', 'I have not used Fitly yet, but I have used Orla.'],
    [
      'I hold a first aid certificate not yet, but the course is booked.',
      'I do not hold a first aid certificate yet, but the course is booked.',
    ],
    ['I have trained cooks and waiters: not yet.', 'I have not trained cooks or waiters yet.'],
    [
      'I have experience in dementia care not direct, my aunt had it.',
      'I have no direct experience in dementia care; my aunt had it.',
    ],
    ['I have operated a till not really, but I counted one.', 'I have not really operated a till, but I counted one.'],
  ])('“%s”', (answer, said) => expect(withoutStem(answer)).toBe(said))

  it.each([
    [
      'I have used Fitly and Excel: Excel yes every week for rotas, stock and costs, Fitly not yet but I learn fast.',
      'I have used Excel every week for rotas, stock and costs; Fitly not yet but I learn fast.',
    ],
    [
      'I have worked with Fitly and Orla: not Fitly yet, Orla for three years.',
      'I have worked with Orla for three years; Fitly not yet.',
    ],
    [
      'I have written state and federal applications: not federal yet, I wrote the county one.',
      'I have not written federal applications yet. I wrote the county one.',
    ],
    [
      'I have written federal and state applications: not federal yet, I wrote the county one.',
      'I have not written federal applications yet. I wrote the county one.',
    ],
  ])('denies no more than the person does: “%s”', (answer, said) => expect(withoutStem(answer)).toBe(said))

  it.each([
    'I have done payroll for 40 people, not yet for 100.',
    'I have used Excel every day, never with macros.',
    'I have operated a forklift not yet at speed.',
    'I hold a forklift licence and a first aid card: forklift since 2019, first aid not yet.',
    "I haven't led a crew before, but I trained three new pickers at Penn Orchards.",
    'I have not used Fitly itself. At Orla I ran the class bookings on paper for two years.',
    'I have not used Fitly itself. It was bought after I left.',
    'I have not run a press. So far I have only loaded one.',
    'I do not have the card yet, but I would take the course.',
    'I have experience with open source but small: one package and two fixes.',
    'As for a forklift card: not yet. I drove one at Dunmore.',
  ])('is left as it is: “%s”', (answer) => expect(withoutStem(answer)).toBe(answer))
})
