import { describe, expect, it } from 'vitest'
import { applyChange } from '#engine/edit/apply-change.ts'
import { emptyResume, type Resume } from '#engine/resume/resume.ts'
import { ended, resumeOf, today, upgraded } from './upgrade.fixture.ts'
import { upgradeResume } from './upgrade-resume.ts'

describe('a summary', () => {
  it('counts the years of several jobs under the name that they share', () => {
    const lines = ['Feed a crew of 22 on a tug', 'Cut waste by 30%', 'Order stores', 'Bake bread', 'Clean the galley']
    const resume = resumeOf(lines, { position: 'Ship’s Cook', startDate: '2022-01' })
    const earlier = { ...resume.experiences[0], id: 'b', company: 'Mill Diner', position: 'Cook', current: false }
    const experiences = [
      ...resume.experiences,
      { ...earlier, startDate: '2014-01', endDate: '2021-12', description: '- Ran the grill' },
    ] as Resume['experiences']
    const { changes } = upgraded({ ...resume, experiences })
    expect(changes.find(({ path }) => path === 'personalInfo.summary')?.after).toMatch(
      /^Cook with 12 years of experience, currently ship’s cook at Mercy\./,
    )
  })

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
      expect(change?.after).toContain('Ran payroll for 180 people.')
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

  it('is a summary that only praises', () => {
    expect(summed('Compassionate professional with excellent communication skills.')).toBe(
      'Nurse with 7 years of experience, currently at Mercy. Cut falls from 14% to 9% in one year. Trained 7 new nurses on nights.',
    )
  })

  it('is praise in a summary that tells of work besides', () => {
    expect(
      summed(
        'Nurse with 7 years on cardiac wards. Trained in telemetry at Bay Hospital. Hard-working team player with a positive attitude and a proven record.',
      ),
    ).toBe('Nurse with 7 years on cardiac wards. Trained in telemetry at Bay Hospital.')
  })

  it('is in a summary what belongs in no resume, and nothing else of it', () => {
    expect(summed('Nurse with 7 years on cardiac wards. References available on request.')).toBe(
      'Nurse with 7 years on cardiac wards.',
    )
    expect(summed('Nurse with 7 years on cardiac wards.')).toBeUndefined()
  })
})
