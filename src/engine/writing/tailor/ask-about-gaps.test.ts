import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { matchCareer } from '../match/match-posting.ts'
import { readPosting } from '../posting/read-posting.ts'
import { replaceRequirements } from '../posting/replace-requirements.ts'
import { askAboutGaps } from './ask-about-gaps.ts'
import { candidatesFor } from './gap-candidates.ts'

const today = '2026-11-16'

function resumeOf(lines: readonly string[], rest: Partial<Resume> = {}): Resume {
  const job = { id: 'a', company: 'Acme', position: 'Technician', startDate: '2016-03', endDate: '', current: true }
  return {
    ...emptyResume('r'),
    experiences: [{ ...job, description: lines.map((line) => `- ${line}`).join('\n') }],
    ...rest,
  }
}

function asked(resume: Resume, wishes: readonly string[]): string[] {
  const posting = readPosting(['Line Technician', 'Requirements', ...wishes.map((wish) => `- ${wish}`)].join('\n'))
  const career = readCareer(resume, { today })
  return candidatesFor(career, matchCareer(career, posting), posting).map(({ text }) => text)
}

describe('questions about what is missing', () => {
  it('are put as a person would put them', () => {
    const questions = asked(resumeOf(['Repaired fillers on 2 lines']), [
      'Hands-on HPLC experience required',
      "You've managed your own caseload of clients",
      'Comfortable reading a chiller log, checking temperatures',
    ])
    expect(questions).toContain('Do you have hands-on HPLC experience?')
    expect(questions).toContain('Have you managed your own caseload of clients?')
  })

  it('are not asked about a certificate that is listed', () => {
    const certifications = [{ id: 'c', name: 'Forklift operator (Class I, II)', issuer: 'Employer', date: '2024-08' }]
    expect(asked(resumeOf([], { certifications }), ['Forklift certified or able to be certified'])).toEqual([])
  })

  it('are not asked where one of several will do and is there', () => {
    expect(
      asked(resumeOf(['Planned routes for a logistics firm']), ['Experience in manufacturing, food or logistics']),
    ).toEqual([])
  })

  it('know an acronym for what it stands for', () => {
    const resume = resumeOf(['Document all calls in the CIS'])
    expect(asked(resume, ['Working knowledge of a customer information system'])).toEqual([])
  })

  it('know what initials of two letters stand for', () => {
    const posting = ['Hands-on experience with UV, FTIR, KF and GC']
    expect(asked(resumeOf(['Water content by Karl Fischer']), posting)).not.toContain('Do you have experience with KF?')
    expect(asked(resumeOf(['Water content by hand']), posting)).toContain('Do you have experience with KF?')
  })

  it('find a vocational qualification among the schools', () => {
    const school = {
      id: 's',
      institution: 'Nidd College',
      degree: 'NVQ 2 Amenity Horticulture',
      field: '',
      startDate: '',
      endDate: '2010',
      current: false,
    }
    const wish = ['NVQ Level 2 in horticulture']
    expect(asked(resumeOf([]), wish)).not.toEqual([])
    expect(asked(resumeOf([], { education: [school] }), wish)).toEqual([])
    expect(asked(resumeOf([], { education: [school] }), ['NVQ Level 3 in horticulture'])).not.toEqual([])
  })

  it('name a licence with all its alternatives', () => {
    const [question] = asked(resumeOf([]), [
      'Red Seal certificate as a Construction Electrician, or registered apprentice at Level 3',
    ])
    expect(question).toMatch(/^Do you hold a Red Seal certificate .*, or registered apprentice at Level 3\?$/)
  })

  it('are three at most, each about another thing, and all of them candidates', () => {
    const wishes = [
      'Hands-on HPLC experience',
      'Valid forklift licence',
      'Experience with SAP',
      'Fluent Spanish',
      'Class A CDL',
      'Experience in a cleanroom',
      'Experience with SAP PM',
    ]
    const text = ['Line Technician', 'Requirements', ...wishes.map((wish) => `- ${wish}`)].join('\n')
    const posting = readPosting(text)
    const career = readCareer(resumeOf(['Repaired fillers on 2 lines']), { today })
    const match = matchCareer(career, posting)
    const candidates = candidatesFor(career, match, posting).map((one) => one.text)
    const put = askAboutGaps(career, match, { posting }).map((one) => one.text)
    expect(candidates.length).toBeGreaterThan(3)
    expect(put.length).toBeGreaterThan(0)
    expect(put.length).toBeLessThanOrEqual(3)
    expect(new Set(put).size).toBe(put.length)
    for (const one of put) expect(candidates).toContain(one)
  })

  it('are asked of each requirement that the person added', () => {
    const posting = replaceRequirements(readPosting('Wound Care Nurse\nWe need a nurse for our wound care team.'), [
      { id: 'x1', need: 'must', quote: 'Certified Wound Care Nurse (CWCN)' },
      { id: 'x2', need: 'must', quote: 'Kubernetes' },
    ])
    const career = readCareer(resumeOf(['Scheduled 22 nurses across two wards']), { today })
    const match = matchCareer(career, posting)
    const wishes = askAboutGaps(career, match, { posting }).map(({ requirementId }) => requirementId)
    expect(wishes).toEqual(expect.arrayContaining(['x1', 'x2']))
    // Of what is not on the list nothing is asked.
    expect(candidatesFor(career, match, posting).every(({ wish }) => wish)).toBe(true)
  })

  it('come first where the title names what the resume lacks', () => {
    const rows = ['HIAB Driver', 'What you need', '- HIAB experience', '- Cat C licence', '- Polite on site']
    const posting = readPosting(rows.join('\n'))
    const career = readCareer(resumeOf(['Drove a 26 tonne truck', 'Delivered bricks to sites']), { today })
    const [first] = askAboutGaps(career, matchCareer(career, posting), { posting })
    expect(first?.text).toContain('HIAB')
  })
})
