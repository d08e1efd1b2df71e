import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareResumes } from '../../../../tests/support/plain-truth.ts'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { matchPosting } from '../match/match-posting.ts'
import { readPosting } from '../posting/read-posting.ts'
import { tailorResume } from './tailor-resume.ts'

const today = '2026-11-15'
const folder = join(import.meta.dirname, '../fixtures')
const pairs = ['pairs-1.txt', 'pairs-2.txt', 'pairs-3.txt'].flatMap((name) =>
  readPairs(readFileSync(join(folder, name), 'utf8')),
)

/** Labelled by hand: which must-haves of a pair the person's facts support, and which they do not. */
const labels: Record<number, { supported: string[]; unsupported?: string[] }> = {
  0: { supported: ['Current RN license', 'At least two years', 'electronic charting'] },
  1: { supported: ['Registered Nurse license', 'wound care'], unsupported: ["Valid driver's license"] },
  2: { supported: ['3 years of MIG', 'read blueprints'] },
  4: { supported: ['Two years on the line', 'Food handler card', 'Grill experience'] },
  5: { supported: [], unsupported: ['High school diploma', 'ServSafe', 'supervising kitchen staff'] },
  6: { supported: ["Bachelor's degree", 'teaching license', 'Classroom management'] },
  8: { supported: ['CDL Class B', 'Two years of delivery', 'High school diploma or GED'] },
  10: { supported: ['B.A. or B.S.', 'Minimum of 5 years', 'QuickBooks and MS Excel'] },
  12: { supported: ['Two years of retail', 'Cash handling'] },
  13: { supported: ['Sales experience'], unsupported: ['Salesforce'] },
  14: { supported: ['Three years of HR', "Bachelor's degree", 'SHRM-CP'] },
  15: { supported: ['Recruiting experience'], unsupported: ['Applicant tracking system'] },
  16: { supported: ['electrical diagrams'], unsupported: ['Journeyman'] },
  17: { supported: ['conduit and wire', 'OSHA 10'] },
  19: { supported: ['one year of caregiving', 'Bilingual Spanish'] },
  20: { supported: ['JD and admission', '5 years of commercial lease', 'writing'] },
  21: { supported: ['Juris Doctor', 'Housing law', 'Legal research'] },
  22: { supported: ['5+ years', 'Python and PostgreSQL', 'Git'] },
  24: { supported: ['Three years of administrative', 'Microsoft Outlook'] },
  28: { supported: ["bachelor's degree", 'Crisis intervention', 'home visits', 'French'] },
  29: { supported: ['families and children'], unsupported: ['MSW', 'State license'] },
  30: { supported: ['BS in Civil', 'EIT', 'road projects'] },
  33: { supported: ["Bachelor's degree", 'Writing and proofreading'] },
  34: { supported: ['Three years of custodial', 'Floor care'] },
  38: { supported: ['Five years of graphic', 'InDesign, Photoshop'] },
  40: { supported: [], unsupported: ['Crew leadership'] },
  42: { supported: ['guard card', 'CPR', 'security experience'] },
  45: { supported: ["Bachelor's degree", 'lab experience', 'Quality control'] },
}

/** Each pair tailored and matched once: several tests look at it. */
const outcomes = pairs.map(({ resume, posting: text }) => {
  const posting = readPosting(text)
  const tailored = tailorResume({ resume, posting, today })
  const mustHaves = (state: typeof resume) => matchPosting(state, posting, { today }).mustHave
  return { resume, tailored, before: mustHaves(resume), after: mustHaves(tailored.resume) }
})

function outcomeOf(index: string) {
  const outcome = outcomes[Number(index)]
  if (!outcome) throw new Error(`there is no pair ${index}`)
  return outcome
}

describe('tailoring', () => {
  it('shows at least nine in ten of the must-haves that the facts support', () => {
    const judged = Object.entries(labels).flatMap(([index, { supported }]) => {
      const { after } = outcomeOf(index)
      return supported.map((words) => {
        const item = after.find(({ requirement }) => requirement.quote.includes(words))
        const isVisible =
          item !== undefined && (item.state === 'met' || item.state === 'partly') && item.evidence.length > 0
        return { words: `${index}: ${words}`, isVisible }
      })
    })
    const hidden = judged.filter(({ isVisible }) => !isVisible).map(({ words }) => words)
    expect(judged.length).toBeGreaterThan(50)
    expect(1 - hidden.length / judged.length, hidden.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it('never calls a must-have met that the facts do not support', () => {
    const wrong = Object.entries(labels).flatMap(([index, { unsupported = [] }]) => {
      const { before } = outcomeOf(index)
      return unsupported.filter((words) =>
        before.some(({ requirement, state }) => requirement.quote.includes(words) && state === 'met'),
      )
    })
    expect(wrong).toEqual([])
  })

  it.each([...outcomes.entries()])(
    'invents, moves, raises and loses nothing in pair %i',
    (_, { resume, tailored, before, after }) => {
      const rewritten = tailored.changes.map((change) => change.before)
      expect(compareResumes(resume, tailored.resume, rewritten)).toEqual([])
      const countMet = (items: typeof after) => items.filter(({ state }) => state === 'met').length
      expect(countMet(after)).toBeGreaterThanOrEqual(countMet(before))
    },
  )

  it('leaves the order of lines alone where none of them answers the posting in so many words', () => {
    const pair = pairs[0]
    if (!pair) throw new Error('there is no pair 0')
    const posting = readPosting(
      'Forklift Operator\nRequirements\n- Forklift certification\nDuties\n- Move pallets in a freezer',
    )
    const { changes } = tailorResume({ resume: pair.resume, posting, today })
    expect(changes.filter(({ kind }) => kind === 'order')).toEqual([])
  })

  it('asks about a missing must-have instead of claiming it', () => {
    const pair = pairs[5]
    if (!pair) throw new Error('there is no pair 5')
    const { gaps, questions, resume } = tailorResume({ resume: pair.resume, posting: readPosting(pair.posting), today })
    expect(gaps.map(({ quote }) => quote)).toContain('ServSafe certification')
    expect(questions.flatMap(({ options = [] }) => options)).toContain('ServSafe certification')
    expect(JSON.stringify(resume)).not.toContain('ServSafe')
  })

  it('takes an answer of the person as a fact', () => {
    const pair = pairs[5]
    if (!pair) throw new Error('there is no pair 5')
    const posting = readPosting(pair.posting)
    const answers = [{ questionId: 'q1', text: 'I hold ServSafe since 2022' }]
    const { mustHave } = matchPosting(pair.resume, posting, { today, answers })
    expect(mustHave.find(({ requirement }) => requirement.quote.includes('ServSafe'))?.state).toBe('met')
  })
})
