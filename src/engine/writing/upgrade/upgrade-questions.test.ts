import { describe, expect, it } from 'vitest'
import { blankExperience } from '#engine/resume/new-entries.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { readPosting } from '../posting/read-posting.ts'
import { tailorResume } from '../tailor/tailor-resume.ts'
import { ended, type JobPart, resumeOf, today, upgraded } from './upgrade.fixture.ts'
import { upgradeResume } from './upgrade-resume.ts'

/** What is asked about lines. */
const asked = (resume: Resume) => upgraded(resume).questions.filter(({ line }) => line !== undefined)

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
    ['Insurance verification', 'what exactly did you do, and how much of it?'],
    ['Responsible for stock and ordering', 'what exactly did you do, and how much of it?'],
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
    [
      'Responsible for safety on 22 presses and 5 furnaces',
      'greased and replaced bearings every month',
      '- Responsible for safety on 22 presses and 5 furnaces\n- Greased and replaced bearings every month',
    ],
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

describe('a line no step can finish', () => {
  it('is asked about', () => {
    const { changes, questions } = upgraded(
      resumeOf(['Closed the month and reconciled the', 'Wrote the manual'], ended),
    )
    expect(changes).toEqual([])
    expect(questions[0]?.text).toBe('This line stops after “and reconciled the”. How should it read?')
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

describe('years in a summary', () => {
  const personalInfo = { ...emptyResume('r').personalInfo, summary: 'Nurse with 12 years of experience.' }
  const resume = resumeOf(['Wrote the manual'], ended, { personalInfo })

  it('are held against the dates of the jobs', () => {
    expect(upgraded(resume).questions[0]?.text).toBe(
      'Your summary says 12 years; the dates of your jobs add up to 2. How many should it say?',
    )
  })

  it.each([
    [
      'Cook with three years of experience.',
      [['2014-01', '2020-02', 'Line cook']],
      'Your summary says 3 years; the dates of your jobs add up to 6',
    ],
    [
      'Baker with 4+ years of experience.',
      [
        ['2012-01', '2020-02', 'Baker'],
        ['2009-01', '2011-12', 'Bank teller'],
      ],
      'Your summary says 4 years; the dates of your jobs in this line of work add up to 8',
    ],
    [
      'Over 5 years of sales.',
      [['2014-01', '2018-02', 'Sales clerk']],
      'Your summary says 5 years; the dates of your jobs add up to 4',
    ],
  ])('are counted in jobs of that work, in words and in numbers: %s', (summary, jobs, question) => {
    const experiences = jobs.map(([startDate = '', endDate = '', position = ''], at) => ({
      ...blankExperience({ id: `j${at}` }),
      startDate,
      endDate,
      position,
      company: `Firm ${at}`,
    }))
    const told = { ...resume, experiences, personalInfo: { ...personalInfo, summary } }
    expect(upgraded(told).questions[0]?.text).toBe(`${question}. How many should it say?`)
    const near = { ...told, personalInfo: { ...personalInfo, summary: summary.replace(/three|4\+|5/, 'many') } }
    expect(upgraded(near).questions.filter(({ id }) => id === 'q-years')).toEqual([])
  })

  it('are asked for in tailoring too, and the answer stands in the summary', () => {
    const posting = readPosting('Ward Nurse\nRequirements\n- Experience with wound care')
    expect(tailorResume({ resume, posting, today }).questions.map(({ id }) => id)).toContain('q-years')
    const answers = [{ questionId: 'q-years', text: '2', entry: 'personalInfo' }]
    const { changes, questions } = tailorResume({ resume, posting, today, answers })
    expect(changes.find(({ path }) => path === 'personalInfo.summary')?.after).toBe('Nurse with 2 years of experience.')
    expect(questions.map(({ id }) => id)).not.toContain('q-years')
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
