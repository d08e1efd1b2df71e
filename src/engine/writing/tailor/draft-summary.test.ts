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

  it('counts no years that are fewer than the posting asks for', () => {
    const jobs = [
      '@ Ohio Mutual | Data Analyst | 2023-02 | present',
      '- Write SQL for the claims teams',
      '- Built 14 dashboards',
    ]
    const earlier = ['@ Motley Foods | Reporting Analyst | 2020-03 | 2023-01', '- Pulled sales data for 22 stores']
    const person = ['# Data Analyst | Ann Moore | 021 555 | a@example.com', ...jobs, ...earlier]
    const years = (least: string) =>
      tailored(person, ['Data Analyst', 'Requirements', `- ${least} years of SQL and dashboards`])
    expect(years('4+').summary?.after).not.toMatch(/years of experience/)
    expect(years('2+').summary?.after).toContain('3 years of experience')
  })

  const first = '# Claims Adjuster | Ann Moore | 021 555 | a@example.com'
  const own =
    'Claims adjuster with nine years of bodily injury files. Strong communicator, looking for a permanent role with litigated files.'
  const ann = [first, `summary: ${own}`, ...claims]

  const asked = ['Claims Specialist', 'Requirements', '- Guidewire', '- Subrogation', '- Texas adjuster license']
  const lists = ['skills: Guidewire, subrogation, Excel', 'certificates: Texas adjuster license']

  it('is offered beside one that says something, for the person to choose', () => {
    const { summary, resume } = tailored([...ann, ...lists], asked)
    expect(summary?.reason).toMatch(/^Another summary/)
    expect(summary?.needsLook).toBe(true)
    expect(resume.personalInfo.summary).toBe(own)
  })

  it('keeps who they say they are, and leaves out what only praises', () => {
    const { summary } = tailored([...ann, ...lists], asked)
    expect(summary?.after).toMatch(/^Claims adjuster with nine years of bodily injury files\. /)
    expect(summary?.after).not.toContain('Strong communicator')
  })

  it('tells no line of the jobs over again beside one that says something', () => {
    const other = ['Claims Specialist', 'Requirements', '- 5+ years handling bodily injury claims']
    expect(tailored(ann, other).summary?.after).toBe('Claims adjuster with nine years of bodily injury files.')
    expect(tailored([...ann, ...lists], asked).summary?.after).not.toContain('110-125')
  })

  it('cuts no wish that answers the posting', () => {
    expect(tailored(ann, wanted).summary).toBeUndefined()
  })

  it('keeps every sentence that says something beside what it adds', () => {
    const said = 'Texas taught me to explain a settlement to whoever has to live with it.'
    const { summary } = tailored([first, `summary: ${own} ${said}`, ...claims, ...lists], asked)
    expect(summary?.after).toContain(said)
  })

  it('offers nothing where only a word of praise would go', () => {
    const well = 'summary: Flexible claims adjuster with nine years of bodily injury files and litigated cases.'
    expect(tailored([first, well, ...claims], wanted).summary).toBeUndefined()
  })

  it('names no speed and no language as experience', () => {
    const { summary } = tailored(
      [...ann, 'skills: 45 wpm, Spanish, Guidewire, subrogation', 'languages: Spanish=Native'],
      [...asked, '- 45 wpm', '- Spanish'],
    )
    expect(summary?.after).toContain('Experience with ')
    expect(summary?.after).not.toMatch(/Experience with [^.]*(?:wpm|Spanish)/)
  })

  it('names what they ask for and only the lists say', () => {
    const { summary } = tailored([...ann, ...lists], asked)
    expect(summary?.after).toContain('Holds Texas adjuster license.')
    expect(summary?.after).toMatch(/Experience with (?:Guidewire and subrogation|subrogation and Guidewire)\./)
    expect(summary?.after).not.toContain('Excel')
  })

  it('counts the years of one calling under each of its titles', () => {
    const { summary } = tailored([first, ...claims], asked)
    expect(summary?.after).toMatch(
      /^Claims representative with 10 years of experience, currently senior claims representative at Ohio Mutual\./,
    )
  })

  it('counts no years of other work, nor of what was learned', () => {
    const jobs = [
      '@ Ohio Mutual | Veterinary Nurse | 2024-02 | present',
      '- Nurse 30 animals a day with two vets',
      '@ Bay Hospital | Nurse | 2010-03 | 2024-01',
      '- Cut falls on the ward from 14% to 9%',
    ]
    expect(tailored([first, ...jobs], ['Veterinary Nurse', 'Requirements', '- Animal nursing']).summary?.after).toMatch(
      /^Veterinary nurse with 2 years of experience, currently at Ohio Mutual\./,
    )
  })

  it('counts the years of the same work under another title, and none of a lower rank', () => {
    const jobs = (title: string) => [
      '@ Ohio Mutual | Quality Technician | 2022-02 | present',
      '- Checked 400 castings a week with gauges',
      `@ Bay Castings | ${title} | 2016-03 | 2022-01`,
      '- Cut rework from 14% to 9%',
    ]
    const wanted = ['Quality Technician', 'Requirements', '- Castings and gauges']
    const told = (title: string) => tailored([first, ...jobs(title)], wanted).summary?.after
    expect(told('Quality Inspector')).toMatch(/^Quality technician with 10 years of experience/)
    expect(told('Quality Clerk')).toMatch(/^Quality technician with 4 years of experience/)
  })

  it('names work that no verb tells', () => {
    const jobs = [
      '@ Ohio Mutual | Electrician | 2019-02 | present',
      '- Fault finding on packing lines',
      '- Inspection and testing of boards in twelve factories',
    ]
    const { summary } = tailored(
      [first, ...jobs],
      ['Maintenance Electrician', 'Requirements', '- Fault finding on packing lines'],
    )
    expect(summary?.after).toContain('Current work includes fault finding on packing lines')
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
