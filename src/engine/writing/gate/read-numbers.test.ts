import { describe, expect, it } from 'vitest'
import { isDuration } from './checks/durations.ts'
import { readText } from './read-segments.ts'

const numbersIn = (text: string) => readText(text).numbers

describe('the numbers of a line', () => {
  it.each([
    ['nightly report job 4h to 25 min', 'hour'],
    ['slowest query 9s to 1 min', 'second'],
  ])('are read with a joined unit of time: %s', (text, noun) => expect(numbersIn(text)[0]?.nouns).toContain(noun))

  it('are years in a short range', () =>
    expect(numbersIn('council rep 2022-24').map(({ value, isYear }) => [value, isYear])).toEqual([
      [2022, true],
      [2024, true],
    ]))

  it('are a share in ten', () =>
    expect(numbersIn('six in ten of them used')[0]).toMatchObject({ value: 60, unit: '%' }))

  it('do not take the rate of the next number', () =>
    expect(numbersIn('seven cooks five nights a week').map(({ rate }) => rate)).toEqual(['', 'week']))

  it('are no estimate for being mostly so', () => expect(numbersIn('mostly 2 storey houses')[0]?.bound).toBe(''))

  it('are a duration beside the age of others', () => {
    const read = readText('Taught four-year-olds for more than seven years')
    expect(read.numbers.map((number) => isDuration(number, read))).toEqual([false, true])
  })
})
