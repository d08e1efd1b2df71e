import { expect, it } from 'vitest'
import { findTimes } from './find-times.ts'

it.each([
  ['job,Sommelier,La Quilla,2016,2021', '2016', '2021', false],
  ['Foxglove Books, bookseller, 2019, 2022', '2019', '2022', false],
  ['Teranga Transit\n2018\nPresent', '2018', '', true],
  ['2022– | Lead Game Designer | Frostmoth Games', '2022', '', true],
  ['the soggy terrier - groomer - 2019 on', '2019', '', true],
  ['a constable from the year 2004 to the year 2016', '2004', '2016', false],
  ['at the Tamar Hospice til 2020', '', '2020', false],
])('finds the ends of a period in %j', (text, from, to, current) => {
  expect(findTimes(text)).toMatchObject([{ from, to, current }])
})

it('leaves two years apart that a sentence tells of', () => {
  expect(findTimes('I won the prize in 2015 and again in 2017.')).toHaveLength(2)
})
