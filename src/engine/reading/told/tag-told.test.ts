import { describe, expect, it } from 'vitest'
import { tagTold } from './tag-told.ts'
import { wholeEmployer } from './whole-employers.ts'

describe('F3: employers beside each other', () => {
  it.each([
    ['and Studio Nine (2016-present)', ['Salon Mirabel', 'Studio Nine']],
    ['and Leeds University (2016-2019)', ['Salon Mirabel', 'Leeds University']],
    ['and College (2016-2019)', ['Salon Mirabel']],
    ['and Head Chef (2016-2019)', ['Salon Mirabel']],
    ['and Spain (twice)', ['Salon Mirabel']],
  ])('are found where their years stand alike: %s', (second, employers) => {
    const { employers: found } = tagTold(
      `I'm Dao Nguyen, 34, hairdresser. Worked at Salon Mirabel (2011-2016) ${second}.`,
    )
    expect(found.map(({ text }) => text)).toEqual(employers)
  })
})

it('begins an employer with its initials', () => {
  const text =
    'WHO: Gemma Stubbings\nWHAT: Events manager\nFoxley Hall Weddings | Events Manager | 04/2019 – now\nP&O Ferries | Onboard Services Assistant | 2011 – 2014'
  expect(tagTold(text).employers.map(({ text: name }) => name)).toEqual(['Foxley Hall Weddings', 'P&O Ferries'])
})

it('ends an employer with its number or its form', () => {
  const text =
    'Name: Gemma Stubbings\nTitle: Events Manager\nFoxley Hall 38 | Events Manager | 04/2019 – now\nStahlbau Anders GmbH & Co. KG | Assistant | 2011 – 2014'
  expect(tagTold(text).employers.map(({ text: name }) => name)).toEqual([
    'Foxley Hall 38',
    'Stahlbau Anders GmbH & Co. KG',
  ])
})

it('tells a title without how long and for whom', () => {
  const text = 'Hi, I am Callum Reid, an experienced payroll administrator at Dunmore Packaging since 2019.'
  expect(tagTold(text).titles.map(({ text: title }) => title)).toEqual(['payroll administrator'])
})

it.each([
  ['Name: Ana Duarte\nCurrent Role: AVP, Trade Finance\nCurrent Company: Tejo Bank\nSince: 2019', 'AVP, Trade Finance'],
  [
    'Name: Ana Duarte\nTitle: Data Analyst (health data)\nEmployer: Tejo Labs\nPeriod: 2019 - present',
    'Data Analyst (health data)',
  ],
  ['Name: Ana Duarte\nJob: Crane operator G5\nCompany: Tejo Rigs, from 2019', 'Crane operator G5'],
  ['I am Ana Duarte. Since 2019 I am tank driver (ADR) in company Tejo Transportes.', 'tank driver (ADR)'],
])('keeps a title whole: %j', (text, title) => {
  expect(tagTold(text).titles.map(({ text: one }) => one)).toContain(title)
})

it('leaves a word of another language what stands in brackets', () => {
  const text = 'I am Anneli Strand. I was kassörska (cashier) at Strand Livs, 2000 to 2006.'
  expect(tagTold(text).titles.map(({ text: one }) => one)).toContain('kassörska')
})

it.each([
  ['Northern Ridge Veg. Mgmt (line clearer) - 2014 to 2020', 'Northern Ridge Veg. Mgmt'],
  ['Nordsund Vind A/S – Service Technician – 2016 to 2020', 'Nordsund Vind A/S'],
  ["I'm a bus driver for Fairfield County Schools I've been there since 2013", 'Fairfield County Schools'],
])('ends an employer where it ends: %j', (row, employer) => {
  expect(tagTold(`My name is Gord Pelletier.\n${row}`).employers.map(({ text }) => text)).toEqual([employer])
})

it.each([
  [
    "It's your girl Abena Sika, known in real life as Abena Konadu Mensah, host on air since 2019.",
    'Abena Konadu Mensah',
  ],
  ["Hi! I'm Nerea, Nerea Lasa, a physio at Ongi Clinic since 2019.", 'Nerea Lasa'],
])('takes the whole and real name: %j', (text, name) => {
  expect(tagTold(text).person?.text).toBe(name)
})

it.each([
  ['JOB teacher\nPAST Harbour Foods, 2013 to 2017', 'PAST Harbour Foods', 'Harbour Foods'],
  ['at PAST Harbour Foods since 2013', 'PAST Harbour Foods', 'PAST Harbour Foods'],
  ['OTHER BANK, 2013 to 2017', 'OTHER BANK', 'OTHER BANK'],
])('takes a label in capitals off an employer at the beginning of a line only: %j', (text, marked, employer) => {
  const at = text.indexOf(marked)
  const { start, end } = wholeEmployer(text, { start: at, end: at + marked.length })
  expect(text.slice(start, end)).toBe(employer)
})
