import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { timesOf } from './evidence-times.ts'
import { openGround } from './ground.ts'
import { readText } from './read-segments.ts'

const resume = emptyResume('r')
resume.experiences = [
  {
    id: 'j1',
    company: 'Acadia High',
    position: 'School Counselor',
    startDate: '2019-08',
    current: true,
    description: '- FAFSA nights at the high school\n- Enrolled for the Bilingual Endorsement, starts 2027',
  },
  {
    id: 'j2',
    company: 'Iota Middle School',
    position: 'Aide, later Counselor',
    startDate: '2014-08',
    endDate: '2019-07',
    current: false,
    description: '- Small groups on grief',
  },
]
resume.education = [
  {
    id: 'e1',
    degree: 'Bachelor of Arts',
    field: 'Psychology',
    institution: 'McNeese State University',
    startDate: '2024',
    endDate: '2028 (expected)',
    current: false,
  },
]
resume.certifications = [{ id: 'k1', name: 'CPIM Part 1, 2024', issuer: '', date: '' }]
const ground = openGround({ kind: 'summary', career: readCareer(resume, { today: '2026-11-15' }) })

function found(text: string, figure: string): number {
  const claim = {
    read: readText(text),
    kind: 'summary' as const,
    isOfPosting: false,
    isWish: false,
    isPostingAt: () => false,
  }
  return Math.max(...ground.scopes.map((scope) => timesOf(claim, scope, ground)[figure] ?? 0))
}

describe('times beside the dates of the resume', () => {
  it('sees the years of all jobs told of one', () => {
    expect(found('Counselor with twelve years of FAFSA nights.', 'spanBeyond')).toBe(1)
    expect(found('Counselor with seven years of FAFSA nights.', 'spanBeyond')).toBe(0)
  })

  it('sees a school told as finished that is not', () => {
    expect(found('Psychology graduate of McNeese State University.', 'unfinishedSchool')).toBe(1)
    expect(found('I have a Bachelor of Arts from McNeese State University.', 'unfinishedSchool')).toBe(1)
    expect(found('Psychology student at McNeese State University, degree expected in 2028.', 'unfinishedSchool')).toBe(
      0,
    )
  })

  it('sees a certificate told as held that is only begun', () => {
    expect(found('Counselor holding a Bilingual Endorsement.', 'partialProof')).toBe(1)
    expect(found('Counselor enrolled for the Bilingual Endorsement.', 'partialProof')).toBe(0)
  })

  it('sees a certificate told as whole of which the resume has a part', () => {
    expect(found('CPIM-certified counselor.', 'partialProof')).toBe(1)
    expect(found('Counselor with the certification CPIM Part 1.', 'partialProof')).toBe(0)
  })
})
