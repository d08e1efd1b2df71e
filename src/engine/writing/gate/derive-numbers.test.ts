import { describe, expect, it } from 'vitest'
import { isDerived } from './derive-numbers.ts'
import { readText } from './read-segments.ts'

/** Whether the last number of the sentence can be worked out of the line. */
function isWorkedOut(line: string, sentence: string): boolean {
  const claim = readText(sentence)
  const number = claim.numbers.at(-1)
  if (!number) throw new Error('There is no number.')
  return isDerived(number, claim, { texts: [{ entry: '', role: 'line', read: readText(line) }] })
}

describe('what is worked out', () => {
  it.each([
    ['Worked with 2 others on the roof', 'Worked in a three-person crew'],
    ['Sold 640 against a target of 600', 'Beat the target by 7%'],
    ['Moved 40 of 110 procedures', 'Moved 36% of the procedures'],
    ['2 evening classes, 18 adults each', 'Taught 36 adults'],
    ['Cut errors from 9 to 6', 'Cut errors by a third'],
    ['20 residents shared by 3 aides', 'Turned residents with two other aides'],
    ['9 baggers 12 cashiers under me', 'Oversee 21 cashiers and baggers'],
    ['108% of target in 2024', 'Came in eight percent above target'],
  ])('follows from the line: %s', (line, sentence) => expect(isWorkedOut(line, sentence)).toBe(true))

  it.each([
    ['Trained 4 others across 11 stores', 'Worked in a 12-person team'],
    ['Sold 640 against a target of 600', 'Sold 94% of it'],
    ['Moved 40 of 110 procedures', 'Cut procedures by 64%'],
    ['Drop-off 38% to 24%', 'Took drop-off from 38% to 14%'],
    ['10 babies, 3 teachers; caregiver for 4', 'Caregiver for seven of them'],
    ['On call 1 week in 4', 'On call for three weeks'],
  ])('does not follow from the line: %s', (line, sentence) => expect(isWorkedOut(line, sentence)).toBe(false))

  it('is found in a line of numbers without going through all of them', () => {
    const line = Array.from({ length: 240 }, (_, at) => at + 13).join(', ')
    const started = performance.now()
    expect(isWorkedOut(line, 'Cut errors by 77.5%')).toBe(false)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
