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
  ])('“%s”', (answer, said) => expect(withoutStem(answer)).toBe(said))

  it.each([
    "I haven't led a crew before, but I trained three new pickers at Penn Orchards.",
    'I have not used Fitly itself. At Orla I ran the class bookings on paper for two years.',
    'I have not used Fitly itself. It was bought after I left.',
    'I have not run a press. So far I have only loaded one.',
    'I do not have the card yet, but I would take the course.',
    'I have experience with open source but small: one package and two fixes.',
    'As for a forklift card: not yet. I drove one at Dunmore.',
  ])('is left as it is: “%s”', (answer) => expect(withoutStem(answer)).toBe(answer))
})
