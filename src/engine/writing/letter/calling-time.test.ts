import { expect, it } from 'vitest'
import { type Experience, emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { callingTime } from './calling-time.ts'

const job = (position: string, startDate: string, endDate = ''): Experience => ({
  ...{ id: startDate, company: `House of ${startDate}`, position, startDate, endDate },
  ...{ current: endDate === '', description: '' },
})
const timeOf = (...experiences: Experience[]) => {
  const career = readCareer({ ...emptyResume('r'), experiences }, { today: '2026-11-15' })
  const [first] = career.jobs
  return first && callingTime(first, career)
}

it('counts from the first of the posts that follow each other', () => {
  expect(timeOf(job('Case Manager', '2013-12'), job('Case Manager', '2011-10', '2013-12'))).toMatchObject({
    aCalling: 'a case manager',
    callingSince: 'October 2011',
  })
})

it('calls somebody what both posts were', () => {
  const slots = timeOf(job('Senior Web Developer', '2020-01'), job('Web Developer', '2016-02', '2019-12'))
  expect(slots).toMatchObject({ aCalling: 'a web developer', callingSince: 'February 2016', isSame: undefined })
})

it('adds up years with a gap between them, and claims none in between', () => {
  const slots = timeOf(job('Cook', '2020-01'), job('Cook', '2010-01', '2015-12'))
  expect(slots).toMatchObject({ aCalling: 'a cook', callingYears: '12' })
  expect(slots).not.toHaveProperty('callingSince')
})

it.each([
  ['another calling', job('Line Cook', '2020-01'), job('Waiter', '2016-01', '2019-12')],
  ['learning it', job('Teacher', '2020-01'), job('Student Teacher', '2018-01', '2019-12')],
  ['a gap nobody can fill with years', job('Cook', '2024-01'), job('Cook', '2020-01', '2021-12')],
  ['years without months', job('Cook', '2020'), job('Cook', '2016', '2020')],
])('says nothing of %s', (_, now, before) => {
  expect(timeOf(now, before)).toEqual({})
})

it('counts nothing from inside a job in which somebody became it', () => {
  const before = [job('Welder', '2016-02', '2020-01'), job('Apprentice Welder, then Tradesman', '2011-01', '2016-01')]
  expect(timeOf(job('Leading Hand Welder', '2020-02'), ...before)).toEqual({})
})
