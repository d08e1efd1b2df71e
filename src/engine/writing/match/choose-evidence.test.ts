import { describe, expect, it } from 'vitest'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { readPosting } from '../posting/read-posting.ts'
import { matchPosting } from './match-posting.ts'

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
  const { words, mustHave } = matchPosting(assistant, readPosting(text), { today: '2026-11-19' })
  return { words, states: mustHave.map(({ state, evidence }) => [state, evidence.length]) }
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

const agent: Resume = {
  ...blank,
  personalInfo: { ...blank.personalInfo, summary: 'Office lead, strong in Excel and Zendesk.' },
  experiences: [
    {
      ...blankExperience({ id: 'a' }),
      company: 'Thornbury Mail Order',
      position: 'Customer Service Agent',
      startDate: '2019-04',
      current: true,
      description:
        '- Kept notes in Zendesk\n- Built an Excel tracker for 300 claims a month\n- Was one of a team of 9 on late shift',
    },
  ],
  skillCategories: [
    {
      id: 's',
      name: 'Skills',
      skills: ['Google Sheets', 'Excel', 'Zendesk'].map((name) => ({ id: name, name, level: 3 })),
    },
  ],
}

function proofOf(resume: Resume, section: string, wish: string) {
  const text = `Support Lead\n\n${section}\n- ${wish}\n- Zendesk`
  const match = matchPosting(resume, readPosting(text), { today: '2026-11-19' })
  const found = [...match.mustHave, ...match.duties].find((one) =>
    wish.startsWith('quote' in one ? one.quote : one.requirement.quote),
  )
  return [found?.state, found?.evidence[0]?.quote]
}

describe('the proof that is shown first', () => {
  it('is what somebody did, before a name in a list or a sentence at the top', () => {
    expect(proofOf(agent, 'Requirements', 'Comfort with data: Excel or Google Sheets')).toEqual([
      'met',
      'Built an Excel tracker for 300 claims a month',
    ])
    expect(proofOf(agent, 'Requirements', 'Zendesk')).toEqual(['met', 'Kept notes in Zendesk'])
  })

  it('of leading people is a line that leads them, and never a crew somebody was in', () => {
    const [state, line] = proofOf(agent, 'What you will do', 'Lead a team of 12 agents on the late shift')
    expect([state, line]).not.toContain('met')
    const [job] = agent.experiences
    if (!job) throw new Error('no job')
    const led = {
      ...agent,
      experiences: [
        {
          ...job,
          description: `${job.description}\n- Responsible for 14 agents and their team of trainers on the late shift`,
        },
      ],
    }
    expect(proofOf(led, 'What you will do', 'Lead a team of 12 agents on the late shift')[1]).toContain('14 agents')
  })
})
