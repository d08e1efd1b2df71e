import { describe, expect, it } from 'vitest'
import { type Experience, emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { chooseLines } from './choose-lines.ts'

const posting = readPosting(`Line cook at Rosa's

Requirements
- Grill and sauté experience
- Food safety
- Training of new cooks`)

const job: Experience = {
  id: 'a',
  company: 'Harbor Inn',
  position: 'Line cook',
  startDate: '2019-03',
  endDate: '2024-05',
  current: false,
  description: '',
}
const choose = (experiences: readonly Experience[], ...ticked: string[]) => {
  const career = readCareer({ ...emptyResume('r'), experiences: [...experiences] }, { today: '2026-11-15' })
  return chooseLines(career, posting, { most: 3, ticked })
}
const kitchen = {
  ...job,
  description: [
    '- Ran the grill station for 180 covers a night',
    '- Trained four new cooks on sauté and food safety',
    '- Answered the phone when the host was away',
    '- Monthly Salary: 2,300',
    '- Kept the recieving log of the walk-in',
  ].join('\n'),
}

describe('the lines a letter tells', () => {
  it('are those that say most for the job, whole', () => {
    const told = choose([kitchen]).told.map(({ text }) => text)
    expect(told.slice(0, 2).toSorted()).toEqual([
      'Ran the grill station for 180 covers a night',
      'Trained four new cooks on sauté and food safety',
    ])
    expect(told).not.toContain('Monthly Salary: 2,300')
  })

  it('say what was done, and neither what things are called nor what the firm is', () => {
    const description = [
      'A house of 40 covers in the old town.',
      '- Knives, pans, aprons',
      '- Ran the grill station for 180 covers a night',
      '- Trained four new cooks on sauté and food safety',
    ].join('\n')
    expect(choose([{ ...kitchen, description }]).all.map(({ text }) => text)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^Knives|^A house/)]),
    )
  })

  it('are spelled as a careful writer would', () => {
    const told = choose([kitchen], 'Kept the recieving log of the walk-in').told.map(({ text }) => text)
    expect(told[0]).toBe('Kept the receiving log of the walk-in')
  })

  it('go back in time and leave out years at home', () => {
    const home = {
      ...job,
      id: 'b',
      company: '',
      position: 'Full-time parent',
      current: true,
      description: '- Cooked for five children every day',
    }
    const bar = {
      ...job,
      id: 'c',
      company: 'Pier Bar',
      startDate: '2016-01',
      endDate: '2019-02',
      description: '- Cooked at the grill of a bar with 60 seats',
    }
    const told = choose([home, kitchen, bar]).told
    expect(told.map((one) => one.job.company).toSorted()).toEqual(told.map((one) => one.job.company))
    expect(told.some(({ text }) => text.includes('children'))).toBe(false)
  })

  it('are those that were ticked, the one that says most first', () => {
    const [grill, log] = ['Ran the grill station for 180 covers a night', 'Kept the recieving log of the walk-in']
    expect(choose([kitchen]).told.map(({ line }) => line.text)).not.toContain(log)
    expect(choose([kitchen], grill, log).told.map(({ line }) => line.text)).toEqual([grill, log])
    expect(choose([kitchen], 'A line since deleted').told).toEqual(choose([kitchen]).told)
  })

  it('may be longer than we would choose, if ticked', () => {
    const long =
      'In charge whenever the chef was out, which was Thursday to Sunday, so anywhere between 4 and 8 cooks, and I did the breaks and the stations and dealt with anybody calling in sick, and if a guest was upset with the grill it came to me first and to nobody else'
    const bar = { ...job, description: `${kitchen.description}\n- ${long}` }
    expect(choose([bar]).all.map(({ text }) => text)).toContain(long)
    expect(choose([bar]).told.map(({ line }) => line.text)).not.toContain(long)
    expect(choose([bar], long).told.map(({ line }) => line.text)).toEqual([long])
  })

  it('are not told twice', () => {
    const twin = { ...kitchen, id: 'd', company: 'Other Inn', startDate: '2015-01', endDate: '2018-12' }
    const texts = choose([kitchen, twin]).told.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
