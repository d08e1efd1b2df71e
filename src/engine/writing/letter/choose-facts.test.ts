import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { chooseFacts } from './choose-facts.ts'

const today = '2026-11-15'
const limits = { acts: 8, jobs: 3 }

type Held = { position: string; company: string; startDate: string; endDate: string; lines: readonly string[] }

function resumeOf(jobs: readonly Held[]): Resume {
  return {
    ...emptyResume('r'),
    experiences: jobs.map(({ lines, ...job }, place) => ({
      ...job,
      id: `j${place}`,
      current: job.endDate === '',
      description: lines.map((line) => `- ${line}`).join('\n'),
    })),
  }
}

const career = readCareer(
  resumeOf([
    {
      position: 'Finance Manager',
      company: 'Amber Labs',
      startDate: '2012-01',
      endDate: '',
      lines: ['Write commentary for variances', 'Chair the quarterly review of budgets'],
    },
    {
      position: 'Accounting Supervisor',
      company: 'Harmon Foods',
      startDate: '2004-01',
      endDate: '2011-12',
      lines: [
        'Prepared payroll for 180 people and filed the quarterly payroll taxes',
        'Supervised a staff of six',
        'Answered phones',
      ],
    },
    {
      position: 'Waiter',
      company: 'Blue Door',
      startDate: '2001-01',
      endDate: '2003-12',
      lines: ['Served 40 guests a night', 'Carried trays'],
    },
  ]),
  { today },
)
const posting = readPosting(
  'Payroll Tax Specialist\nCompany: Northgate HR\nDuties\n- Prepare payroll tax returns\nRequirements\n- Payroll experience',
)

describe('the facts of a letter', () => {
  const { told, related } = chooseFacts(career, posting, limits)

  it('lead with what the job is about, though it was done in an older job', () => {
    expect(told[0]?.job.company).toBe('Harmon Foods')
    expect(told[0]?.proofs.map(({ clause }) => clause).join('; ')).toMatch(/payroll for 180 people/)
    expect(told[0]?.proofs.map(({ clause }) => clause).join('; ')).toMatch(/payroll taxes/)
  })

  it('tell of the present job too', () => {
    expect(told.map(({ job }) => job.company)).toContain('Amber Labs')
  })

  it('count the jobs of the field together, and no others', () => {
    expect(related.map(({ title }) => title)).toEqual(['Finance Manager', 'Accounting Supervisor'])
  })

  it('are few where nothing has to do with the job', () => {
    const other = chooseFacts(career, readPosting('Electrician\nRequirements\n- Wiring\n- Conduit bending'), limits)
    expect(other.related).toEqual([])
    expect(other.told.flatMap(({ proofs }) => proofs).length).toBeLessThanOrEqual(4)
  })
})

describe('skills that were read as groups without any', () => {
  it('count as skills', () => {
    const skillCategories = [{ id: 's', name: 'Payroll taxes and 1099', skills: [] }]
    expect(readCareer({ ...emptyResume('r'), skillCategories }).skills.map(({ text }) => text)).toEqual([
      'Payroll taxes and 1099',
    ])
  })
})
