import { expect, it } from 'vitest'
import { findTimes } from './find-times.ts'
import { settleEmployers } from './settle-employers.ts'

function settle(text: string, names: readonly string[]): string[] {
  let from = 0
  const employers = names.map((name) => {
    const start = text.indexOf(name, from)
    from = start + name.length
    return { kind: 'employer' as const, text: name, start, end: from, weight: 0.9 }
  })
  return settleEmployers(text, employers, findTimes(text)).map((one) => one.text)
}

it.each([
  [
    'I made the welding course at the Norton College. From 2017 I work at Velt Trailers.',
    ['Norton College', 'Velt Trailers'],
    ['Velt Trailers'],
  ],
  ['I studied in the evening and in 2010 I began at De Wit.', ['De Wit'], ['De Wit']],
  ['After my diploma Clinique Nafa hired me.', ['Clinique Nafa'], ['Clinique Nafa']],
  ['I was a PhD student at Karst Institute from 2016 to 2021.', ['Karst Institute'], ['Karst Institute']],
])('takes nobody for an employer whom somebody only studied with: %j', (text, names, employers) => {
  expect(settle(text, names)).toEqual(employers)
})

it('takes no town for another employer', () => {
  expect(
    settle('a nurse at Rose Care Center here in Dunmore from 2008 to 2017', ['Rose Care Center', 'Dunmore']),
  ).toEqual(['Rose Care Center'])
})

it('knows a short name again, unless the text gives it first', () => {
  expect(settle('picker at Erin Orchards until 2017. Erin asked me back in 2020.', ['Erin Orchards'])).toEqual([
    'Erin Orchards',
    'Erin Orchards',
  ])
  expect(settle('at Seiryo until 2014, then at Seiryo Europe', ['Seiryo', 'Seiryo Europe'])).toEqual([
    'Seiryo',
    'Seiryo Europe',
  ])
  expect(settle('at Rose Care until 2017. Before Rose I was at Dale', ['Rose Care', 'Rose', 'Dale'])).toEqual([
    'Rose Care',
    'Dale',
  ])
})

it('cuts years off a name', () => {
  expect(settle("driver for Dune Bread '94 to '99, nights", ["Dune Bread '94"])).toEqual(['Dune Bread'])
})

it('knows work of one’s own by the name it trades under', () => {
  expect(
    settle('Company: self employed since 2012 trading as Moss Gardens', ['self employed', 'Moss Gardens']),
  ).toEqual(['Moss Gardens'])
  expect(settle('self employed since 2012. Before: Moss Gardens', ['self employed', 'Moss Gardens'])).toEqual([
    'self employed',
    'Moss Gardens',
  ])
})
