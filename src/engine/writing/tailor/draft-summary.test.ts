import { describe, expect, it } from 'vitest'
import { readPairs } from '../../../../tests/support/read-pairs.ts'
import { readPosting } from '../posting/read-posting.ts'
import { tailorResume } from './tailor-resume.ts'

const today = '2026-11-16'

function tailored(resume: readonly string[], posting: readonly string[]) {
  const [pair] = readPairs([...resume, '>> Job', ...posting.map((line) => `> ${line}`)].join('\n'))
  if (!pair) throw new Error('The pair was not read')
  const proposal = tailorResume({ resume: pair.resume, posting: readPosting(pair.posting), today })
  return { ...proposal, summary: proposal.changes.find(({ path }) => path === 'personalInfo.summary') }
}

const claims = [
  '@ Ohio Mutual | Senior Claims Representative | 2021-02 | present',
  '- Manage 110-125 bodily injury claims across three states with $50K settlement authority',
  '- Mentor for four new hires',
  '- Attend the weekly meeting',
  '@ Capital Rent-A-Car | Claims Representative | 2016-03 | 2021-01',
  '- Handled 25 rental claims weekly, including total loss evaluation',
  '- Filed papers',
]
const wanted = [
  'Litigation Claims Specialist',
  'Requirements',
  '- 5+ years handling bodily injury claims, with at least 2 years of litigated files',
  '- Settlement authority',
]

describe('a summary for one job', () => {
  it('tells the latest work first, in figures, and of the person', () => {
    const { summary } = tailored(['# Claims Adjuster | Ann Moore | 021 555 | a@example.com', ...claims], wanted)
    expect(summary?.after).toContain('Manages 110-125 bodily injury claims across three states')
    expect(summary?.after).not.toMatch(/rental claims.*bodily injury/)
  })

  const own =
    'Claims adjuster with nine years of bodily injury files. Strong communicator, looking for a permanent role with litigated files.'
  const ann = ['# Claims Adjuster | Ann Moore | 021 555 | a@example.com', `summary: ${own}`, ...claims]

  it('adds no line of a job to what somebody says of themselves, and strikes nothing', () => {
    expect(tailored(ann, wanted).summary).toBeUndefined()
  })

  const asked = ['Claims Specialist', 'Requirements', '- Guidewire', '- Subrogation', '- Texas adjuster license']
  const lists = ['skills: Guidewire, subrogation, Excel', 'certificates: Texas adjuster license']

  it('puts what they ask for and only the lists say behind it, by name', () => {
    const { summary } = tailored([...ann, ...lists], asked)
    expect(summary?.after.startsWith(own)).toBe(true)
    expect(summary?.after).toContain('Texas adjuster license')
    expect(summary?.after).toMatch(/Skills include (?:Guidewire and subrogation|subrogation and Guidewire)\.$/)
    expect(summary?.after).not.toContain('Excel')
  })

  it('says it as they speak, and not for one thing alone', () => {
    const first = [
      '# Claims Adjuster | Ann Moore | 021 555 | a@example.com',
      'summary: I settle injury claims.',
      ...claims,
    ]
    expect(tailored([...first, ...lists], asked).summary?.after).toMatch(
      /^I settle injury claims\. I hold an? .*license.*\. I also bring /,
    )
    expect(tailored([...first, 'skills: Guidewire, Excel'], asked).summary).toBeUndefined()
  })
})

describe('the order of a job', () => {
  const resume = [
    '# Welder | Ann Moore | 021 555 | a@example.com',
    '@ Ridge Fabricating | Welder | 2019-02 | present',
    '- MIG and flux core on hopper bottoms, truck decks and catwalks',
    '- Read prints and fit up own work',
    '- Overhead crane and forklift daily',
    'skills: MIG, stick, forklift, overhead crane',
  ]

  it('is not led by what they would only like', () => {
    const { changes } = tailored(resume, [
      'Welder',
      'What you will do',
      '- SMAW and FCAW welding on pressure vessels',
      'What you need',
      '- Valid Saskatchewan B Pressure (TSASK), or able to test within 30 days of hire',
      '- Overhead crane experience an asset',
    ])
    const order = changes.find(({ path, kind }) => path.endsWith('.description') && kind === 'order')
    expect(order?.after.split('\n')[0]).not.toBe('Overhead crane and forklift daily')
  })

  it('asks for the paper in the title, and not for stick welding by its other name', () => {
    const { questions } = tailored(resume, [
      'B Pressure Welder',
      'What you will do',
      '- SMAW welding on pressure vessels and piping',
      'What you need',
      '- Valid Saskatchewan B Pressure (TSASK), or able to test within 30 days of hire',
    ])
    expect(questions[0]?.text).toContain('Saskatchewan B Pressure (TSASK)')
    expect(questions.map(({ text }) => text).join(' ')).not.toContain('SMAW')
  })
})
