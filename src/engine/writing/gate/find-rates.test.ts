import { describe, expect, it } from 'vitest'
import { findRates, isSameRate } from './find-rates.ts'
import { parseText } from './parsed-text.ts'

function rateIn(text: string) {
  const [rate] = findRates(parseText(text))
  return rate
}

describe('how often', () => {
  it.each([
    ['every two weeks', 'biweekly'],
    ['every other week', 'fortnightly'],
    ['visited twice a year', 'visited every six months'],
    ['met four times a year', 'met quarterly'],
    ['once a month', 'monthly'],
    ['on Mondays', 'weekly'],
    ['each evening', 'nightly'],
    ['at two-hour intervals', 'every two hours'],
    ['twice-monthly letters', 'letters twice a month'],
    ['one weekend in three', 'every third weekend'],
    ['alternate Fridays', 'every other Friday'],
    ['every Monday and Friday', 'twice a week'],
    ['day-to-day work', 'daily work'],
    ['a Saturday class', 'on Saturdays'],
    ['900 pages/second', '900 pages per second'],
    ['every second Friday of the month', 'monthly'],
    ['every few weeks', 'every couple of weeks'],
    ['twelve jobs a shift', 'twelve jobs per shift'],
  ])('%s is %s', (one, other) => {
    const [mine, theirs] = [rateIn(one), rateIn(other)]
    expect(mine && theirs && isSameRate(mine, theirs)).toBe(true)
  })

  it.each([
    ['every two weeks', 'twice a week'],
    ['every day', 'every night'],
    ['weekly', 'monthly'],
    ['per shift', 'per day'],
  ])('%s is not %s', (one, other) => {
    const [mine, theirs] = [rateIn(one), rateIn(other)]
    expect(mine && theirs && isSameRate(theirs, mine)).toBe(false)
  })

  it.each(['spent a year abroad', 'in a week', 'a month ago', 'typed 70 words per minute'])('%s says none', (text) => {
    expect(rateIn(text)).toBeUndefined()
  })

  it.each([
    ['took 30 calls a day', '30'],
    ['took 30 daily calls', '30'],
    ['ran $2 million in annual sales', '$2 million'],
    ['drove 18 stops on a daily route', undefined],
    ['cut nine 5-minute films a month', 'nine'],
  ])('%s says it of %s', (text, number) => {
    expect(rateIn(text)?.of?.text).toBe(number)
  })
})
