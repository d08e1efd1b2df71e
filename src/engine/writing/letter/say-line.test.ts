import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { type Job, readCareer } from '../facts/career.ts'
import { areTold, everySentence, sayLine, saySentence } from './say-line.ts'

function jobOf(current = true): Job {
  const resume = {
    ...emptyResume('r'),
    experiences: [{ id: 'a', company: 'Acme', position: 'Clerk', startDate: '2020-01', current, description: '' }],
  }
  const [job] = readCareer(resume, { today: '2026-11-15' }).jobs
  if (!job) throw new Error('There is no job')
  return job
}

function said(text: string, current = true): string | undefined {
  const saying = sayLine({ text, job: jobOf(current) })
  return saying && saySentence(saying, { at: 'at Acme', isFirst: true, turn: 0, tone: 'plain' })
}

describe('a line as a sentence', () => {
  it('takes no post for something done', () => {
    expect(said('Sample collector and film reader for a vaccine study') ?? '').not.toMatch(/I sample\b/)
  })

  it.each([
    ['Handle complaints in writing', 'At Acme, I handle complaints in writing.'],
    ['Cut the queue from three days to one', 'At Acme, I cut the queue from three days to one.'],
    ['Changed 14 sites over to R448A since 2020', 'At Acme, I have changed 14 sites over to R448A since 2020.'],
    ['Preparing weekly payment runs for approval', 'At Acme, I prepare weekly payment runs for approval.'],
    ['Reception, bookings and cashing up', 'At Acme, my work includes reception, bookings and cashing up.'],
    ['Member of the food safety team', 'At Acme, I am a member of the food safety team.'],
  ])('%s', (line, sentence) => {
    expect(said(line)).toBe(sentence)
  })

  it('says of an ended job what was', () => {
    expect(said('Reception, bookings and cashing up', false)).toBe(
      'At Acme, my work included reception, bookings and cashing up.',
    )
    expect(said('Handle complaints in writing', false)).toBe('At Acme, I handled complaints in writing.')
  })

  it.each([
    'Sole admin for 3 plants + head office: 240 users, 38 VMs on VMware, 2 SANs',
    'Body truck and dog',
    'Concrete: slump, cube making. Avg 350 cubes per week',
  ])('“%s” stays a line', (line) => {
    expect(said(line)).toBeUndefined()
  })

  it.each([
    ['Handle complaints in writing', true],
    // What a list forgives is a mistake in a sentence.
    ['Place weekly supply order and keep the cost low', false],
    ['Supervise nine cooks and makes the two week schedule', false],
    ['Answered phones, kept the diary', false],
    ['Sole admin for 3 plants + head office: 240 users, 38 VMs on VMware, 2 SANs', false],
  ])('is told only where it is whole: %s', (text, isTold) => {
    const job = jobOf()
    const line = { entry: job.entry, path: '', role: 'line' as const, text, topics: [] }
    expect(areTold([{ job, line, text, listed: text, worth: 2 }])).toBe(isTold)
  })

  it('never says “I also am”', () => {
    const told = { text: 'Member of the food safety team', job: jobOf() }
    expect(everySentence(told)).toContain('I am also a member of the food safety team.')
    expect(everySentence(told).join(' ')).not.toContain('also am')
  })
})
