import { describe, expect, it } from 'vitest'
import { applyChange } from '#engine/edit/apply-change.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { upgradeResume } from './upgrade-resume.ts'

const today = '2026-11-15'

type JobPart = Partial<Resume['experiences'][number]>

function resumeOf(lines: string[], job: JobPart = {}, rest: Partial<Resume> = {}): Resume {
  const experience = { id: 'a', company: 'Mercy', position: 'Nurse', startDate: '2019-03', endDate: '', current: true }
  return {
    ...emptyResume('r'),
    experiences: [{ ...experience, description: lines.map((line) => `- ${line}`).join('\n'), ...job }],
    ...rest,
  }
}

const ended = { current: false, endDate: '2021-04' }
const upgraded = (resume: Resume) => upgradeResume({ resume, today })
/** What is asked about lines. */
const asked = (resume: Resume) => upgraded(resume).questions.filter(({ line }) => line !== undefined)
const lineOf = (resume: Resume) => resume.experiences[0]?.description
const after = (line: string, job: JobPart = ended) => upgraded(resumeOf([line], job)).changes[0]?.after

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
    expect(change?.reason).toBe('Leaves out “I”, as resumes do. Opens with what you did.')
  })

  it.each([
    'Have full ownership of the backend',
    'His contact info is listed',
    'Shipped deployable backend code',
    'Quantized the models for phones',
    'Helped with training new staff',
  ])('leaves “%s” as it is', (line) => {
    expect(after(line)).toBeUndefined()
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
})

describe('the tense', () => {
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

describe('questions', () => {
  it('name the line and ask for the thing it tells of', () => {
    const lines = [
      'Provide care for patients',
      'Supervise the night staff',
      'Improve intake times',
      'Rota, keys, phones',
    ]
    expect(asked(resumeOf(lines)).map(({ text, line }) => [line, text])).toEqual([
      ['Supervise the night staff', 'How many people are on the staff?'],
      ['Improve intake times', 'By how much do you improve intake times?'],
      ['Provide care for patients', 'How many patients a shift?'],
    ])
  })

  it('ask for the thing that was done, not for one of another verb', () => {
    const [question] = asked(resumeOf(['Answered phones, greeted guests and booked rooms']))
    expect(question?.text).toBe('“Answered phones, greeted guests and booked rooms”: about how many, or how often?')
  })

  it.each([
    ['Fridge temps, cleaning rota, allergen folder', 'which of these did you do most, and how much of it?'],
    ['Insurance verification', 'what did you do there, and how much of it?'],
    ['Responsible for stock and ordering', 'what did you do there, and how much of it?'],
    ['Helped with the yearly count', 'what was your part?'],
    ['Started a book swap shelf', 'what came of it?'],
    ['Handled book challenges with parents', 'about how many, or how often?'],
  ])('put what no step can mend to the person: %s', (line, text) => {
    expect(asked(resumeOf([line], ended))[0]?.text).toBe(`“${line}”: ${text}`)
  })

  it.each(['Employee of the Month', 'Safety committee member', 'Noticed early signs of bloat in a dog'])(
    'are not put where nothing is missing: %s',
    (line) => {
      expect(asked(resumeOf([line], ended))).toEqual([])
    },
  )

  it('are at most six, and none for a line that has its number', () => {
    const nouns = ['reports', 'invoices', 'orders', 'calls', 'tickets', 'claims', 'meals', 'rooms']
    const resume = resumeOf([])
    const jobs = nouns.map((noun, at) => ({ ...resume.experiences[0], id: `j${at}`, description: `- Handled ${noun}` }))
    const many = { ...resume, experiences: jobs.map((job) => ({ ...resumeOf([]).experiences[0], ...job })) } as Resume
    expect(upgraded(many).questions.length).toBeLessThanOrEqual(6)
    expect(asked(resumeOf(['Handled 12 orders a day']))).toEqual([])
  })

  it('keep their names when one before them is no longer asked', () => {
    const [, second] = asked(resumeOf(['Trained nurses', 'Answered calls']))
    const [left, ...more] = asked(resumeOf(['Trained 14 nurses', 'Answered calls']))
    expect(more).toEqual([])
    expect(left).toEqual(second)
  })
})

describe('answers (finding 9: “Use my answers” did nothing)', () => {
  const answered = (line: string, text: string, job: JobPart = {}) => {
    const resume = resumeOf([line], job)
    const [question] = upgraded(resume).questions
    const answers = [{ questionId: question?.id ?? '', text, entry: 'experiences.a' }]
    const proposal = upgradeResume({ resume, today, answers })
    expect(proposal.questions.map(({ id }) => id)).not.toContain(question?.id)
    return proposal.changes[0]?.after
  }

  it.each([
    ['Provide care for patients', '12 per shift', 'Provide care for 12 patients per shift'],
    ['Provide care for patients', 'about 12', 'Provide care for about 12 patients'],
    ['Trained the new nurses', '14', 'Trained the new nurses (14)'],
    ['Trained nurses', '14 nurses', 'Trained 14 nurses'],
    ['Manage multiple projects', '9', 'Manage 9 projects'],
    ['Provide care for patients of all ages', '12 per shift', 'Provide care for patients of all ages, 12 per shift'],
    ['Supervise the night staff', '6 people', 'Supervise the night staff of 6'],
    ['Improve intake times', '20%', 'Improve intake times by 20%'],
    ['Provide care for patients.', '12', 'Provide care for 12 patients.'],
    [
      'Trained nurses',
      'they passed the state exam on the first try',
      '- Trained nurses\n- They passed the state exam on the first try',
    ],
    ['Started a book swap shelf', 'around 40 families use it', 'Started a book swap shelf; around 40 families use it'],
    ['Moved the files to Filevine', 'it saved an hour a day', 'Moved the files to Filevine, saving an hour a day'],
    ['Insurance verification', 'called insurers for 30 patients a day', 'Called insurers for 30 patients a day'],
    ['Posted jobs on Indeed', '10-15 a month', 'Posted jobs on Indeed, 10-15 a month'],
    ['Worked on the billing system', 'i rewrote the invoice export', 'Rewrote the invoice export'],
  ])('“%s” with “%s” becomes “%s”', (line, text, better) => {
    expect(answered(line, text)).toBe(better)
  })

  it('join what the steps make of the line', () => {
    expect(answered('Responsible for training nurses', '14', ended)).toBe('Trained 14 nurses')
  })

  it.each(['no', 'n/a', '-', 'I don’t know'])('that say nothing change nothing: %s', (text) => {
    expect(answered('Trained nurses', text)).toBeUndefined()
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
    const started = performance.now()
    upgradeResume({ resume: resumeOf([], { description }), today })
    // Far above what it takes, far below what a square would.
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})

describe('a line no step can finish', () => {
  it('is asked about', () => {
    const { changes, questions } = upgraded(
      resumeOf(['Closed the month and reconciled the', 'Wrote the manual'], ended),
    )
    expect(changes).toEqual([])
    expect(questions[0]?.text).toBe('This line stops after “and reconciled the”. How should it read?')
  })

  it('gets what is surely a slip mended all the same', () => {
    expect(after('Orientate and helping recieve 8 pallet until done')).toBe(
      'Orientate and helping receive 8 pallet until done',
    )
  })

  it('is replaced by the sentence the person gives', () => {
    const resume = resumeOf(['Closed the month and reconciled the', 'Wrote the manual'], ended)
    const [question] = upgraded(resume).questions
    const { changes } = upgradeResume({
      resume,
      today,
      answers: [{ questionId: question?.id ?? '', text: 'I closed the month and reconciled 40 accounts.' }],
    })
    expect(changes[0]?.after).toBe('Closed the month and reconciled 40 accounts')
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

describe('years in a summary', () => {
  const personalInfo = { ...emptyResume('r').personalInfo, summary: 'Nurse with 12 years of experience.' }
  const resume = resumeOf(['Wrote the manual'], ended, { personalInfo })

  it('are held against the dates of the jobs', () => {
    expect(upgraded(resume).questions[0]?.text).toBe(
      'Your summary says 12 years; the dates of your jobs add up to 2. How many should it say?',
    )
  })

  it('are what the person answers', () => {
    const { changes } = upgradeResume({ resume, today, answers: [{ questionId: 'q-years', text: 'about 2' }] })
    expect(changes[0]?.after).toBe('Nurse with 2 years of experience.')
  })
})

describe('a job of duties alone', () => {
  const duties = ['Answered phones', 'Filed charts', 'Greeted visitors at the desk']

  it('is asked what went better, and the answer becomes a line of it', () => {
    const resume = resumeOf(duties, { company: 'Mercy' })
    const question = upgradeResume({ resume, today }).questions.find(({ id }) => id.startsWith('q-win-'))
    expect(question?.text).toBe('What went better at Mercy because of you? A number helps.')
    const answers = [{ questionId: question?.id ?? '', text: 'i cut waiting time by ten minutes' }]
    const answered = upgradeResume({ resume, today, answers })
    expect(answered.changes.find(({ kind }) => kind === 'add')?.after).toBe('Cut waiting time by ten minutes')
    expect(answered.questions.some(({ id }) => id === question?.id)).toBe(false)
  })

  it('is not called one where a line tells a result, or the person says there is nothing', () => {
    const told = resumeOf([...duties, 'Cut waiting time by 10 minutes'], { company: 'Mercy' })
    expect(upgradeResume({ resume: told, today }).questions.map(({ reason }) => reason)).not.toContain(
      'Nothing in this job says what came of your work.',
    )
    const resume = resumeOf(duties, { company: 'Mercy' })
    const answers = [{ questionId: 'q-win-experiences.a', text: 'n/a' }]
    expect(upgradeResume({ resume, today, answers }).changes.filter(({ kind }) => kind === 'add')).toEqual([])
  })
})

describe('a summary', () => {
  const lines = [
    'Ran payroll for 180 people',
    'Closed the month in four days',
    'Filed the quarterly returns',
    'Paid invoices',
    'Trained two clerks',
  ]

  it.each(['', 'Seeking a position where I can use my skills.'])(
    'is drawn from the jobs where it says “%s”',
    (summary) => {
      const resume = resumeOf(lines, { company: 'Mercy' })
      const { changes } = upgradeResume({
        resume: { ...resume, personalInfo: { ...resume.personalInfo, summary } },
        today,
      })
      const change = changes.find(({ path }) => path === 'personalInfo.summary')
      expect(change?.after).toContain('Ran payroll for 180 people. Closed the month in four days.')
      expect(change?.needsLook).toBe(true)
    },
  )
})

describe('what an editor would not leave standing', () => {
  const drops = (resume: Resume) =>
    upgraded(resume)
      .changes.filter(({ kind }) => kind === 'drop')
      .map(({ before }) => before)

  it.each(['Responsible for other duties as assigned', 'Performed other tasks as needed'])(
    'is left out of a past job: %s',
    (line) => {
      expect(drops(resumeOf(['Supervised 6 cooks', line], ended))).toEqual([line])
    },
  )

  it('is a soft skill, where enough others are listed', () => {
    const named = (names: string[]) => [
      { id: 'g', name: 'Skills', skills: names.map((name, at) => ({ id: `s${at}`, name })) },
    ]
    const many = named(['Forklift', 'RF scanner', 'Excel', 'SAP', 'People person', 'Multi tasking'])
    expect(drops(resumeOf([], {}, { skillCategories: many }))).toEqual(['People person\nMulti tasking'])
    expect(drops(resumeOf([], {}, { skillCategories: named(['Excel', 'Team work']) }))).toEqual([])
  })

  it('is what everybody can do, an expired paper, and why somebody left', () => {
    const skills = ['Forklift', 'RF scanner', 'Excel', 'SAP', 'Email'].map((name) => ({ id: name, name }))
    const certifications = [{ id: 'c', name: 'ACLS (expired 2025)', issuer: '', date: '' }]
    const resume = resumeOf(['Supervised 6 cooks', 'Retired when the branch closed'], ended, {
      skillCategories: [{ id: 'g', name: 'Skills', skills }],
      certifications,
    })
    expect(drops(resume)).toEqual(['Retired when the branch closed', 'Email', 'ACLS (expired 2025)'])
    const gone = upgraded(resume).changes.find(({ path }) => path === 'certifications.c')
    expect(gone && applyChange(resume, gone)?.certifications).toEqual([])
  })

  it.each([
    ['', 'Nurse'],
    ['Network Engineer | CCNP | Team Player', 'Network Engineer | CCNP'],
    ['Nurse | CCRN', undefined],
  ])('is a headline that says nothing: “%s”', (professionalTitle, better) => {
    const personalInfo = { ...emptyResume('r').personalInfo, lastName: 'Ito', professionalTitle }
    const { changes } = upgraded(resumeOf(['Ran the ward'], ended, { personalInfo }))
    expect(changes.find(({ path }) => path === 'personalInfo.professionalTitle')?.after).toBe(better)
  })

  it('is an empty summary, which the person is asked for', () => {
    const resume = resumeOf(['Ran the ward'], ended)
    expect(upgraded(resume).questions.map(({ id }) => id)).toContain('q-summary')
    const answers = [{ questionId: 'q-summary', text: 'I calm frightened patients' }]
    const { changes, questions } = upgradeResume({ resume, today, answers })
    expect(changes.find(({ path }) => path === 'personalInfo.summary')?.after).toBe('I calm frightened patients.')
    expect(questions.map(({ id }) => id)).not.toContain('q-summary')
  })

  const summed = (summary: string) => {
    const { personalInfo } = emptyResume('r')
    const lines = [
      'Trained 7 new nurses on nights',
      'Cut falls from 14% to 9% in one year',
      'Ran the ward',
      'Kept charts',
      'Led rounds',
    ]
    const { changes } = upgraded(resumeOf(lines, {}, { personalInfo: { ...personalInfo, summary } }))
    return changes.find(({ path }) => path === 'personalInfo.summary')?.after
  }

  it('is a title that was typed small', () => {
    const { changes } = upgraded(resumeOf(['Ran the ward'], { position: 'prep cook / dishwasher' }))
    expect(changes.find(({ path }) => path === 'experiences.a.position')?.after).toBe('Prep Cook / Dishwasher')
  })

  it('is never the way back to work, however long the summary is', () => {
    const back =
      'I kept my registration current for part of that time, completed a re-entry program when it lapsed, and have been back on the floor on casual shifts since last winter.'
    const long = `I am a registered nurse with eleven years on medical and rehab wards at a regional base hospital. I stayed home longer than planned to look after my mother, who had dementia and died in early 2024. ${back} Where to start!`
    expect(summed(long)).toContain(back)
    expect(summed(long)).not.toMatch(/died|Where to start/)
  })

  it('is a summary that only praises', () => {
    expect(summed('Compassionate professional with excellent communication skills.')).toBe(
      'Nurse with 7 years of experience. Cut falls from 14% to 9% in one year. Trained 7 new nurses on nights.',
    )
  })

  it('is what the person wants', () => {
    expect(summed('Nurse with 7 years on cardiac wards. Looking for work closer to home.')).toBe(
      'Nurse with 7 years on cardiac wards. Cut falls from 14% to 9% in one year. Trained 7 new nurses on nights.',
    )
  })
})
