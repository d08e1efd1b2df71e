import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { ended, resumeOf, today, upgraded } from './upgrade.fixture.ts'
import { upgradeResume } from './upgrade-resume.ts'

const lineOf = (resume: Resume) => resume.experiences[0]?.description
const mended = (line: string) => upgraded(resumeOf([line], ended)).changes[0]?.after

describe('upgrading a line', () => {
  it('puts the lines of a job into one form or leaves them', () => {
    const half = [
      'Matching of invoices to orders',
      'Assisting with filing and pricing',
      'Reporting to head office, month end',
    ]
    expect(upgraded(resumeOf(half)).changes.filter(({ path }) => path.endsWith('.description'))).toEqual([])
  })

  it('does several things at once and says why in plain sentences', () => {
    const [change] = upgraded(
      resumeOf(['I was responsible for managing the store in order to raise sales'], ended),
    ).changes
    expect(change?.after).toBe('Managed the store to raise sales')
    expect(change?.reason).toBe(
      'Leaves out “I”, as resumes do. Says what you did (“Managed”) instead of “responsible for”.',
    )
  })

  it.each([
    'Have full ownership of the backend',
    'His contact info is listed',
    'Shipped deployable backend code',
    'Quantized the models for phones',
    'Helped with training new staff',
  ])('leaves “%s” as it is', (line) => {
    expect(mended(line)).toBeUndefined()
  })

  it('gives every line of a job its capital, or none', () => {
    const lines = ['grill and fryer on a busy line', 'label and date everything', 'Close three nights a week']
    const after = upgraded(resumeOf(lines))
      .changes.map((change) => change.after)
      .join('\n')
    expect(after).toContain('Grill and fryer on a busy line')
    expect(after).toContain('Label and date everything')
  })

  it('sets right what a first visitor typed: capitals, commas, spacing, place and phone (finding 5)', () => {
    const resume = resumeOf(['Planed events ,cooked  lunch', 'MANAGED THE NIGHT SHIFT AT THE DESK'], ended)
    const { firstName, ...person } = emptyResume('r').personalInfo
    const proposal = upgraded({
      ...resume,
      personalInfo: { firstName, ...person, location: 'portland or', phone: '5035550142' },
    })
    expect(proposal.changes.map((change) => change.after)).toEqual([
      'Portland, OR',
      '(503) 555-0142',
      '- Planned events, cooked lunch\n- Managed the night shift at the desk',
    ])
  })

  it('mends what is surely a slip in a line no step can finish', () => {
    expect(mended('Orientate and helping recieve 8 pallet until done')).toBe(
      'Orientate and helping receive 8 pallet until done',
    )
  })
})

describe('a line with several mistakes', () => {
  it('is set right whole', () => {
    expect(mended('Joined the audit upto the end, both was new')).toBe('Joined the audit up to the end; both were new')
  })

  it('is left alone where one of them would stay', () => {
    expect(mended('Answerd phones, scheduling visits and filed documents')).toBeUndefined()
  })
})

describe('the tense', () => {
  it('becomes one for all lines of a job that open with what is done', () => {
    const lines = [
      'Provides holistic care for 8 patients',
      'Giving IV antibiotics, blood transfusion and caring of PICC lines',
      'Coordinates discharge with the family',
    ]
    expect(upgraded(resumeOf(lines)).changes.flatMap(({ after }) => after.split('\n- '))).toEqual([
      '- Provide holistic care for 8 patients',
      'Give IV antibiotics, blood transfusion and care of PICC lines',
      'Coordinate discharge with the family',
    ])
  })

  it('follows the other lines where the dates do not say it', () => {
    const lines = ['Ran the desk', 'Trained two hosts', 'Manage the stock room']
    expect(upgraded(resumeOf(lines, { current: false, endDate: '' })).changes[0]?.after).toBe('Managed the stock room')
  })

  it('of a project stays: what it does, it does today', () => {
    const projects = [
      { id: 'p', name: 'Viz', description: '- Built with React\n- Won a prize\n- Renders surfaces in WebGL' },
    ]
    expect(upgraded({ ...emptyResume('r'), projects }).changes).toEqual([])
  })
})

describe('what is carried out unseen', () => {
  it('is what cannot harm: no typo, no split, no drop', () => {
    const resume = resumeOf(
      [
        'Responsible for recieving freight in order to stock shelves',
        'Monthly Salary: MYR 7,300',
        'Train new employees Completes reports daily',
      ],
      ended,
    )
    const { resume: unseen, changes } = upgraded(resume)
    expect(lineOf(unseen)).toContain('Monthly Salary')
    expect(lineOf(unseen)).toContain('recieving freight to stock shelves')
    expect(lineOf(unseen)).toContain('Train new employees Completes reports daily')
    expect(changes.map(({ kind, needsLook }) => [kind, needsLook])).toEqual([
      ['replace', true],
      ['drop', undefined],
      ['replace', true],
    ])
  })
})

describe('what does not belong in a resume', () => {
  it.each([
    'Monthly Salary: MYR 7,300',
    'Notice period: 2 months',
    'Marital status: single',
    'Date of birth: 12/03/1990',
    'Religion: none of your business',
    'References available upon request',
    'References: available on request',
    'Passport No: X1234567',
    'Photo attached',
  ])('is offered for dropping: %s', (line) => {
    expect(upgraded(resumeOf(['Cared for patients', line])).changes).toMatchObject([{ kind: 'drop', before: line }])
  })

  it.each([
    'Managed salary reviews for 40 staff',
    'Monthly salary reviews for staff',
    'Gave references to press',
    'Handled passport applications',
    'Worked with single mothers',
  ])('is not: %s', (line) => {
    expect(upgraded(resumeOf(['Cared for patients', line])).changes.filter(({ kind }) => kind === 'drop')).toEqual([])
  })
})

describe('spelling', () => {
  it('looks around a few strange words only, whatever the resume is full of', () => {
    let count = 0
    const isWord = (word: string) => {
      count += 1
      return word.length < 6
    }
    const tail = (at: number) => 'abcdefghij'[at % 10] ?? ''
    const lines = Array.from({ length: 100 }, (_, at) => `Kept the ${tail(at)}qwxzkv${tail(Math.floor(at / 10))}`)
    upgradeResume({ resume: resumeOf(lines), today, spelling: { isWord } })
    expect(count).toBeLessThan(40 * 500 + 100 * 100)
  })

  it('mends what has one neighbour in the dictionary, and only to be seen first', () => {
    const words = new Set('kept the log of temperatures'.split(' '))
    const spelling = { isWord: (word: string) => words.has(word.toLowerCase()) }
    const [change] = upgradeResume({ resume: resumeOf(['Kept the log of temperatuers']), today, spelling }).changes
    expect(change).toMatchObject({ after: 'Kept the log of temperatures', needsLook: true, group: 'grammar' })
  })
})

describe('a resume of any size', () => {
  it.each([
    ['one letter', 'a'.repeat(200_000)],
    ['commas', 'a, '.repeat(66_000)],
    ['lines', '- Managed the store and trained staff\n'.repeat(5_000)],
    ['weak lines', '- Responsible for managing the store, and training staff\n'.repeat(3_500)],
    ['one paragraph', 'Responsible for managing the store. '.repeat(5_500)],
    ['brackets', '('.repeat(200_000)],
    ['spaces', ` ${' '.repeat(200_000)}x`],
    ['small words', 'the of and to '.repeat(14_000)],
  ])('is done in good time: %s', (_name, description) => {
    const started = process.cpuUsage()
    upgradeResume({ resume: resumeOf([], { description }), today })
    const { user, system } = process.cpuUsage(started)
    // Processor time: far above what it takes, far below what a square would.
    expect((user + system) / 1000).toBeLessThan(6_000)
  })
})

describe('what a file left behind', () => {
  it('joins a bullet that was broken in two', () => {
    const { changes } = upgraded(
      resumeOf(['Responsible for keeping aisles clean and', 'free of hazards', 'Picked orders'], ended),
    )
    expect(changes[0]?.after).toBe('Kept aisles clean and free of hazards')
    expect(changes[0]?.needsLook).toBe(true)
  })

  it('points out what is no skill', () => {
    const skills = ['Excel', 'and', 'Page 2', 'ann@example.com'].map((name) => ({ id: name, name }))
    const { changes } = upgraded(
      resumeOf(['Wrote the manual'], ended, { skillCategories: [{ id: 's', name: 'Skills', skills }] }),
    )
    expect(changes.map(({ kind, before }) => [kind, before])).toEqual([
      ['drop', 'and'],
      ['drop', 'Page 2'],
      ['drop', 'ann@example.com'],
    ])
  })
})
