import { describe, expect, it } from 'vitest'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { matchPosting } from '#engine/writing/match/match-posting.ts'
import { readPosting } from '#engine/writing/posting/read-posting.ts'
import { toFit } from './fit.ts'

const blank = emptyResume('r')
const assistant: Resume = {
  ...blank,
  personalInfo: { ...blank.personalInfo, professionalTitle: 'Dental Assistant' },
  experiences: [
    {
      ...blankExperience({ id: 'a' }),
      company: 'Gentle Grove Family Dentistry',
      position: 'Dental Assistant',
      startDate: '2020-03',
      current: true,
      description: '- Assist two dentists chairside\n- Raised output per hour in the sterilization room by 10%',
    },
  ],
  skillCategories: [{ id: 's', name: 'Skills', skills: [{ id: 'cpr', name: 'CPR', level: 3 }] }],
}

function fitOf(...musts: string[]) {
  const text = `Aide at Larkspur School\n\nRequirements\n${musts.map((must) => `- ${must}`).join('\n')}`
  const posting = readPosting(text)
  const fit = toFit(posting, matchPosting(assistant, posting, { today: '2026-11-19' }))
  return { words: fit.words, states: fit.mustHave.map(({ state, evidence }) => [state, evidence.length]) }
}

describe('what a resume is said to show', () => {
  it('is not the name of an employer', () => {
    const { states, words } = fitOf('Clear reports to families', 'CPR certification')
    expect(states).toEqual([
      ['ask', 0],
      ['met', 1],
    ])
    expect(words).toBe('Your resume meets the one must-have. One more depends on something a resume can’t show.')
  })

  it('is not one word that both happen to use', () => {
    expect(fitOf('Reliable hours').states).toEqual([['ask', 0]])
  })

  it('is what several words or a listed skill say', () => {
    expect(fitOf('Chairside work with dentists', 'CPR').states.map(([state]) => state)).toEqual(['met', 'met'])
  })
})
