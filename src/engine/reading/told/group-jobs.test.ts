import { expect, it } from 'vitest'
import { groupThings } from './group-jobs.ts'
import type { Employer, Thing, Time } from './things.ts'

const employer = (text: string, start: number, weight: number): Employer => ({
  kind: 'employer',
  text,
  start,
  end: start + text.length,
  weight,
})
const period = (start: number): Time => ({
  kind: 'time',
  text: '2014-2018',
  start,
  end: start + 9,
  from: '2014',
  to: '2018',
  current: false,
  isPoint: false,
})
const hosts = (things: readonly Thing[]) => groupThings(things, () => 0.2).map((group) => group.employer?.text)

it('gives the years to the employer and not to the town beside it', () => {
  expect(hosts([employer('Bar Norte', 0, 0.95), employer('Bacup', 13, 0.6), period(20)])).toEqual(['Bar Norte'])
})

it('keeps two employers apart that are both sure, dated or not', () => {
  expect(hosts([employer('Bar Norte', 0, 0.98), employer('Casa Olmo', 13, 0.98), period(24)])).toEqual([
    'Bar Norte',
    'Casa Olmo',
  ])
})
