import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { openGround } from './ground.ts'
import { withShortForms } from './short-forms.ts'

function readAgainst(line: string, told: string, skills: readonly string[] = []): string {
  const resume = emptyResume('r')
  resume.experiences = [
    { id: 'j1', company: 'Harbor', position: 'Clerk', startDate: '2018-01', current: true, description: `- ${line}` },
  ]
  resume.skillCategories = [{ id: 'c1', name: 'Skills', skills: skills.map((name, at) => ({ id: `s${at}`, name })) }]
  const career = readCareer(resume, { today: '2026-11-15' })
  return withShortForms(told, openGround({ kind: 'line', career, entry: 'experiences.j1' }))
}

describe('what the resume writes short', () => {
  it.each([
    ['wrote 3 of the SOPs', 'Wrote three standard operating procedures', 'Wrote three SOPs'],
    ['moved the books to QBO', 'Moved the books to QuickBooks Online', 'Moved the books to QBO'],
    ['minutes of the H&S meeting', 'Minutes of the health and safety meeting', 'Minutes of the H&S meeting'],
    ['foi requests, 20 a month', 'Twenty freedom of information requests', 'Twenty foi requests'],
    ['KS3 to A level', 'From Key Stage 3 to A level', 'From KS3 to A level'],
    ['assist 2 dentists, 12 pts a day', 'Twelve patients a day', 'Twelve pts a day'],
    ['rough-in on 16 unit bldg', 'A sixteen-unit building', 'A sixteen-unit bldg'],
    ['teach gr 7 math', 'Teach Grade 7 math', 'Teach gr 7 math'],
  ])('is read of the full words: %s', (line, told, read) => expect(readAgainst(line, told)).toBe(read))

  it('is read of a name that the skills spell out', () =>
    expect(readAgainst('add users in AD', 'Added users in Active Directory', ['Active Directory'])).toBe(
      'Added users in AD',
    ))

  it.each([
    ['assist 2 dentists, 12 pts a day', 'Twelve parents a day'],
    ['add users in AD', 'Answered all daily calls'],
    ['counted stock', 'Ran standard operating procedures'],
  ])('is not read of other words: %s', (line, told) => expect(readAgainst(line, told)).toBe(told))
})
