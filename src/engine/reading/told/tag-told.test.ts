import { describe, expect, it } from 'vitest'
import { tagTold } from './tag-told.ts'

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
