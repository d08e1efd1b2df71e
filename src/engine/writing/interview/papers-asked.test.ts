import { describe, expect, it } from 'vitest'
import { emptyResume } from '#engine/resume/resume.ts'
import { readCareer } from '../facts/career.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { matchCareer } from '../match/match-posting.ts'
import { readPosting } from '../posting/read-posting.ts'
import { tailorResume } from '../tailor/tailor-resume.ts'
import { papersAsked } from './papers-asked.ts'

const today = '2026-11-16'
const job = { id: 'a', company: 'Knockmoyle Co-op', position: 'Milk collection driver', startDate: '2019-02' }

function pairOf(wishes: readonly string[], certificates: readonly string[] = []) {
  const resume = {
    ...emptyResume('r'),
    experiences: [{ ...job, current: true, description: '- Collected milk from 14 farms a run' }],
    certifications: certificates.map((name, at) => ({ id: `c${at}`, name, issuer: '', date: '' })),
  }
  const lines = [
    'Milk Tanker Driver',
    'Ballinvarra Dairies',
    '',
    'What you must have',
    ...wishes.map((one) => `- ${one}`),
  ]
  return { resume, posting: readPosting(lines.join('\n')) }
}

function asked(wishes: readonly string[], certificates: readonly string[] = []): string[] {
  const { resume, posting } = pairOf(wishes, certificates)
  const career = readCareer(resume, { today })
  return papersAsked(matchCareer(career, posting), career)
}

describe('papers to tick', () => {
  it.each([
    ['Full CE licence and up to date CPC card', ['Full CE licence', 'CPC card']],
    ['Valid driver’s license and clean driving record', ['Driver’s license']],
    ['A forklift or reach truck licence', ['Forklift licence', 'Reach truck licence']],
    ['Class 2 heavy vehicle licence, or ability to get one within six months', ['Class 2 heavy vehicle licence']],
    ['RMA or CCMA certification', ['RMA certification', 'CCMA certification']],
  ])('are named one by one: %s', (wish, papers) => {
    expect(asked([wish])).toEqual(papers)
  })

  it.each([
    'CDL Class A or B with passenger endorsement',
    'Basic Disclosure check',
    'Able to pass a drug screen',
    'Experience of milk collection',
  ])('are not made of anything else: %s', (wish) => {
    expect(asked([wish])).toEqual([])
  })

  it('leave out what the resume names', () => {
    expect(asked(['Full CE licence and up to date CPC card'], ['Driver CPC, 2023'])).toEqual(['Full CE licence'])
    expect(asked(['Current Victorian A Grade licence'], ['A Grade Electrical Licence (Vic)'])).toEqual([])
    expect(asked(['Class 1 licence'], ['Class 2 licence'])).toEqual(['Class 1 licence'])
  })

  it('come first among what an answer in the letter’s form may begin with', () => {
    const { resume, posting } = pairOf(['Full driving licence', 'Digital tachograph card'])
    const { questions } = writeLetter({ resume, posting, tone: 'plain', today, seed: 0 })
    expect(questions.find(({ id }) => id === 'gap')?.starters?.slice(0, 2)).toEqual([
      'I hold a full driving licence',
      'I hold a digital tachograph card',
    ])
  })

  it('are asked once in tailoring, as a list and not as a question besides', () => {
    const { questions } = tailorResume({ ...pairOf(['Full driving licence', 'Digital tachograph card']), today })
    const about = questions.filter(({ text, options = [] }) =>
      /licence|tachograph/.test(`${text} ${options.join(' ')}`),
    )
    expect(about).toMatchObject([{ id: 'q-papers', options: ['Full driving licence', 'Digital tachograph card'] }])
  })
})
