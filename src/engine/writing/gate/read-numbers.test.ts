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

  it.each([
    ['six in ten of them used', 60, '%'],
    ['closed about one in five of them', 20, '%'],
    ['scrap fell by a quarter', 25, '%'],
    ['eight per cent above target', 8, '%'],
    ['nearly half a million dollars', 500_000, '$'],
    ['charity walk raised N3.2m', 3_200_000, ''],
    ['losses down R18 000', 18_000, ''],
    ['worth 4.1 billion in all', 4.1e9, ''],
    ['debt down to R1.9 million', 1.9e6, ''],
    ['laid 400m of drain', 400, ''],
    ['served 2m requests', 2e6, ''],
    ['on call 1 in 5', 20, '%'],
  ])('are read as shares and sums: %s', (text, value, unit) =>
    expect(numbersIn(text)[0]).toMatchObject({ value, unit }),
  )

  it.each([
    ['Deliver to 5 200-bed hospitals', [5, 200]],
    ['Drive cranes, 2 250 t', [2, 250]],
    ['Sold tickets to 5 200 people', [5200]],
    ['Raised R92 000, with others', [92_000]],
  ])('are thousands only where nothing is measured: %s', (text, values) =>
    expect(numbersIn(text).map(({ value }) => value)).toEqual(values),
  )

  it('are no share in a rank, a school year or a time', () => {
    expect(numbersIn('a third grader')[0]?.unit).toBe('')
    expect(numbersIn('once a quarter to clients')).toEqual([])
  })

  it('do not take the rate of the next number', () =>
    expect(numbersIn('seven cooks five nights a week').map(({ rate }) => rate)).toEqual(['', 'week']))

  it('are no estimate for being mostly so', () => expect(numbersIn('mostly 2 storey houses')[0]?.bound).toBe(''))

  it('are a duration beside the age of others', () => {
    const read = readText('Taught four-year-olds for more than seven years')
    expect(read.numbers.map((number) => isDuration(number, read))).toEqual([false, true])
  })

  it('are a duration where the years were told already', () => {
    const read = readText('Teacher with five years in a primary school and thirteen in a special school')
    expect(read.numbers.map((number) => isDuration(number, read))).toEqual([true, true])
    const routes = readText('Driver with ten years at Elgin on routes 22 and 7')
    expect(routes.numbers.map((number) => isDuration(number, routes))).toEqual([true, false, false])
  })
})
