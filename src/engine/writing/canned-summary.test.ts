import { describe, expect, it } from 'vitest'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume } from '#engine/resume/resume.ts'
import { summaryStepSchema } from '#engine/resume/wizard-steps.ts'
import { cannedSummary } from './canned-summary.ts'

const blank = emptyResume('r')

function person(words: { professionalTitle: string; location?: string }, ...positions: string[]) {
  return {
    personalInfo: { ...blank.personalInfo, ...words },
    experiences: positions.map((position) => ({ ...blankExperience({ id: position }), position })),
  }
}

describe('canned summary', () => {
  it('is built from the professional title', () => {
    expect(cannedSummary(person({ professionalTitle: '  registered   nurse ' }))).toBe(
      'Looking for work as a registered nurse.',
    )
  })

  it('says where the person is, where they said so', () => {
    expect(cannedSummary(person({ professionalTitle: 'Chef', location: 'Toledo, OH' }))).toBe(
      'Looking for work as a chef, based in Toledo, OH.',
    )
  })

  it('reads well without a title too, and passes the step', () => {
    const summary = cannedSummary(person({ professionalTitle: ' ' }))
    expect(summary).toBe('Looking for work as a professional.')
    expect(summaryStepSchema.safeParse({ summary }).success).toBe(true)
  })

  it('names no quality and no number that nobody gave', () => {
    expect(cannedSummary(person({ professionalTitle: 'Chef' }))).not.toMatch(/\d|years|proven|careful|quick|well|team/i)
  })

  it('says what the person answers, and only that', () => {
    expect(
      cannedSummary(person({ professionalTitle: 'Line cook', location: 'Toledo, OH' }), {
        years: '6 years',
        best: "I'm best at sauté and fish",
        result: 'I cut food waste by a third.',
      }),
    ).toBe(
      'Line cook based in Toledo, OH, with 6 years of experience. Strongest in sauté and fish. Cut food waste by a third.',
    )
    expect(cannedSummary(person({ professionalTitle: 'Chef' }), { years: '1', best: ' ', result: '' })).toBe(
      'Chef with 1 year of experience.',
    )
    expect(cannedSummary(person({ professionalTitle: 'Chef' }), { years: 'long' })).toBe('Looking for work as a chef.')
  })
  it('is no student by trade, and says what a student looks for', () => {
    const student = person({ professionalTitle: 'Student', location: 'Tulsa, OK' })
    expect(cannedSummary(student, { best: 'Talking to guests, spreadsheets' })).toBe(
      'Student based in Tulsa, OK, looking for work. Strongest in talking to guests and spreadsheets.',
    )
    expect(cannedSummary(student, { wanted: 'Part-time work in a shop.', years: '2' })).toBe(
      'Student based in Tulsa, OK, looking for part-time work in a shop.',
    )
  })

  it('joins what somebody lists', () => {
    const best = (said: string) => cannedSummary(person({ professionalTitle: 'Chef' }), { best: said })
    expect(best('fish, sauces, plating')).toContain('Strongest in fish, sauces and plating.')
    expect(best('running fish and grill, keeping tickets moving')).toContain(
      'Strongest in running fish and grill, and keeping tickets moving.',
    )
    expect(best('fish, sauces, and plating')).toContain('Strongest in fish, sauces, and plating.')
  })

  it('claims no years in a title that none of the jobs has', () => {
    const wanted = { professionalTitle: 'Depot worker' }
    expect(cannedSummary(person(wanted, 'Tree surgeon’s helper'), { years: '3' })).toBe(
      'Looking for work as a depot worker.',
    )
    expect(cannedSummary(person(wanted, 'Worker at a bus depot'), { years: '3' })).toContain('3 years')
    expect(cannedSummary(person(wanted), { years: '3' })).toContain('3 years')
  })
})
