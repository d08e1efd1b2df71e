import { expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { sayForThemselves } from './say-for-themselves.ts'

function told(summary: string, line = 'Picked and loaded orders with a counterbalance truck'): string[] {
  const [pair] = readPairs(`# Warehouse Operative | Alex Example
summary: ${summary}
@ Dockside Stores | Warehouse Operative | 2018-03 | present
- ${line}
>> Forklift Driver
> Harbour Foods
> You hold a forklift licence and work nights in our cold store.`)
  if (!pair) throw new Error('The pair cannot be read')
  const career = readCareer(pair.resume, { today: '2026-11-15' })
  return sayForThemselves(career, readPosting(pair.posting), { told: [] }).map(({ text }) => text)
}

it.each([
  'I am returning to work now that my twins are at school.',
  'I was injured at work in 2020 and hold a forklift licence.',
  'I have two kids so I can only work nights in the warehouse.',
  'Currently on parole with a forklift licence.',
])('keeps private what is private: %s', (summary) => {
  expect(told(summary)).toEqual([])
})

it('says what was once done as done', () => {
  expect(told('Used to drive a forklift at the docks.').join(' ')).not.toMatch(/I am used to drive/)
})

it.each([
  'Used to early starts and nights in the cold store.',
  'Coded in reach truck and forklift, days and nights.',
  'Done a fair few nights in cold stores with a forklift.',
])('says “I” before nothing that would turn another way: %s', (summary) => {
  expect(told(summary).join(' ')).not.toMatch(/\bI (?:used to early|coded|done)\b/)
})

it('tells what the posting asks for in the words of the person', () => {
  expect(told('I have a forklift licence and I like working nights.')).toEqual([
    'I have a forklift licence and I like working nights.',
  ])
})

it('leaves to the list what the summary quotes of a job', () => {
  const line = 'Drove a forklift on nights in the cold store'
  expect(told(`${line}.`)).toEqual([`I drove a forklift on nights in the cold store.`])
  expect(told(`${line}.`, line)).toEqual([])
})

it.each([
  ['Over nine years in cold stores and docks.', ['I have over nine years in cold stores and docks.']],
  [
    'Truck loading, cold store nights, some paperwork',
    ['I have experience in truck loading, cold store nights and some paperwork.'],
  ],
])('says what a summary only names: %s', (summary, said) => {
  expect(told(summary)).toEqual(said)
})

it('says nothing of a sentence that hangs in the air', () => {
  expect(told('Forklift driver with five years in cold stores, I like to work nights.')).toEqual([])
})
