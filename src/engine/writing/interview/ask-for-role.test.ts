import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { readPosting } from '../posting/read-posting.ts'
import { askForRole } from './ask-for-role.ts'

const job = { id: 'a', company: 'Acme', position: '', startDate: '2016-03', endDate: '', current: true }

function asked(position: string, rows: readonly string[]): string[] {
  const resume = { ...emptyResume('r'), experiences: [{ ...job, position, description: '- Ran the pass on Sundays' }] }
  return askForRole(readPosting(rows.join('\n')), readCareer(resume, { today: '2026-11-16' })).map(({ text }) => text)
}

describe('a question about the post', () => {
  it('asks whoever has led nobody by title whether they stood in for somebody who does', () => {
    const rows = ['Laboratory Supervisor', 'Requirements', '- Experience with HPLC']
    expect(asked('Analyst', rows)).toEqual(['Have you worked as a laboratory supervisor, or filled in for one?'])
    expect(asked('Shift Lead', rows)).toEqual([])
  })

  it('asks about leading where a wish does and the title does not', () => {
    const rows = ['Payroll Officer', 'Requirements', '- Experience of supervising staff']
    expect(asked('Payroll Officer', rows)).toEqual(['Have you led or supervised other people?'])
  })

  it('is not put about the very job that is on offer', () => {
    expect(asked('Line Cook', ['Maintenance Plumber', 'Requirements', '- Experience with valves'])).toEqual([])
  })

  it('takes nobody who is reported to for somebody to lead', () => {
    const rows = ['Care Assistant', 'Duties', '- Report changes to the nurse supervisor']
    expect(asked('Care Assistant', rows)).toEqual([])
  })
})
