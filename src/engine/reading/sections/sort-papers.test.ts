import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const read = (...lines: string[]) =>
  readText(['Rosa Lind', 'rosa.lind@example.com', '', ...lines].join('\n'), { newId: () => '' })

const jobs = [
  'EXPERIENCE',
  'Payroll Clerk, Globex Systems LLC',
  'Jan 2016 - Jul 2019',
  '- Kept the books of four shops',
  '',
]

describe('lines under one heading', () => {
  it('go to schools and to certificates, each by its own words', () => {
    const { resume } = read(
      ...jobs,
      'EDUCATION & LICENSES',
      'Brackenmoor Community College, Diploma in Welding, 2010',
      'Tarn High School, High School Diploma, 2008',
      'Ohio Boiler Operator License, 2012',
      'OSHA 30 Hour Construction, 2019',
      'Scissor lift operator card',
      'Hexley Rigging Basics, 2021',
    )
    expect(resume.education.map(({ institution }) => institution)).toEqual([
      'Brackenmoor Community College',
      'Tarn High School',
    ])
    expect(resume.certifications.map(({ name, date }) => `${name} ${date}`.trim())).toEqual([
      'Ohio Boiler Operator License 2012',
      'OSHA 30 Hour Construction 2019',
      'Scissor lift operator card',
      'Hexley Rigging Basics 2021',
    ])
  })

  it('are degrees under a French heading: a licence is one there', () => {
    const { resume } = read(
      'EXPÉRIENCE PROFESSIONNELLE',
      'Comptable, Lindt Transports SARL',
      'janvier 2016 - juillet 2019',
      '- Tenue des livres de quatre magasins',
      '',
      'FORMATION',
      'Licence, Gestion des transports',
      'Université de Bourgogne',
      'septembre 2012 - juin 2015',
    )
    expect(resume.certifications).toEqual([])
    expect(resume.education).toMatchObject([{ degree: 'Licence', institution: 'Université de Bourgogne' }])
  })

  it('are jobs where they have their years and posts, though no heading says so', () => {
    const { resume } = read(
      'TICKETS',
      'AWS D1.1 3G, 2022',
      'NCCCO Rigger Level 1, 2020',
      '',
      'Tarn Fabricators, Deer Park TX',
      'Structural Welder   5/2017 to Present',
      '-Fit and weld pipe racks and platforms',
      '',
      'Hexley Trailers, Channelview TX',
      'MIG Welder   2/2013 to 4/2017',
      '-Averaged four frames a shift',
    )
    expect(resume.certifications.map(({ name }) => name)).toEqual(['AWS D1.1 3G', 'NCCCO Rigger Level 1'])
    expect(resume.experiences.map(({ company, position }) => [company, position])).toEqual([
      ['Tarn Fabricators', 'Structural Welder'],
      ['Hexley Trailers', 'MIG Welder'],
    ])
  })

  it('stay with the school right above or below them, whatever they are called', () => {
    const { resume } = read(
      ...jobs,
      'EDUCATION',
      'Brackenmoor Polytechnic',
      'Journeyman Certificate, Truck Mechanic',
      '2007 - 2011',
      '',
      'Coláiste Larkspur, Galway (2002 - 2007)',
      'Leaving Certificate',
    )
    expect(resume.education).toMatchObject([
      { institution: 'Brackenmoor Polytechnic', startDate: '2007' },
      { institution: expect.stringContaining('Coláiste Larkspur'), degree: 'Leaving Certificate' },
    ])
    expect(resume.certifications).toEqual([])
  })

  it('stay with their school where they tell of it', () => {
    const { resume } = read(
      ...jobs,
      'EDUCATION',
      'BSc Chemistry, Hexley University, 2012',
      'Thesis: Salts of the Tarn',
      "Dean's list, 2010",
      'Tarn High School, 2008',
    )
    expect(resume.certifications).toEqual([])
    expect(resume.education[0]?.description).toContain('Salts of the Tarn')
  })

  it('are schools under a heading of training, too', () => {
    const { resume } = read(
      ...jobs,
      'TRAINING & TICKETS',
      'Hexley College, Moor Campus - Heavy Vehicle Foundation, 2011',
      'H2S Alive (Enform), valid to 2027',
      'Fall Protection',
    )
    expect(resume.education).toMatchObject([{ endDate: '2011' }])
    expect(resume.certifications).toMatchObject([
      { name: 'H2S Alive', issuer: 'Enform', date: 'valid to 2027' },
      { name: 'Fall Protection' },
    ])
  })

  it('are certificates and skills under a joint heading', () => {
    const { resume } = read(
      ...jobs,
      'SKILLS AND CERTIFICATIONS',
      'Cash register',
      'Food Handlers Card, 2024',
      'Stock taking',
    )
    expect(resume.certifications.map(({ name }) => name)).toEqual(['Food Handlers Card'])
    expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual([
      'Cash register',
      'Stock taking',
    ])
  })

  it('are licences and languages under Other', () => {
    const { resume, other } = read(
      ...jobs,
      'OTHER',
      'Full clean driving licence',
      'Fluent Welsh and good French',
      'Own car',
    )
    expect(resume.certifications.map(({ name }) => name)).toEqual(['Full clean driving licence'])
    expect(resume.languages.map(({ name, level }) => `${name} ${level}`)).toEqual(['Welsh Fluent', 'French good'])
    expect(other.map(({ text }) => text)).toContain('Own car')
  })

  it('are no skills where somebody speaks of themselves', () => {
    const { resume, other } = read(
      ...jobs,
      'SKILLS',
      'Wiring, testing, pricing',
      '',
      'I have my own van. Free at weekends.',
    )
    expect(resume.skillCategories.flatMap(({ skills }) => skills)).toHaveLength(3)
    expect(other.map(({ text }) => text)).toContain('I have my own van. Free at weekends.')
  })
})

it.each([
  ...['References available upon request.', 'References on request', 'Referees can be supplied.'],
  ...['Referees: happy to give names when we talk', 'Character references upon request.'],
])('takes no skill from %s', (line) => {
  const { resume, other, furniture } = read(...jobs, 'SKILLS', 'Wiring, testing, pricing', '', line)
  expect(resume.skillCategories.flatMap(({ skills }) => skills)).toHaveLength(3)
  expect(other).toEqual([])
  expect(furniture.map(({ text }) => text)).toContain(line)
})

it('knows three headings in one, and one in small letters below an empty line', () => {
  const { resume } = read(
    ...['EXPERIENCE', '', ...jobs.slice(1)],
    ...['Education, Licenses and Certifications', 'High School Diploma, Tarn High, 2004', 'TWIC card, expires 2028'],
  )
  expect(resume.education).toMatchObject([{ institution: 'Tarn High', endDate: '2004' }])
  expect(resume.certifications).toMatchObject([{ name: 'TWIC card', date: 'expires 2028' }])
})

it.each([
  ['Trade Qualifications', 'Tarn High School, Year 11, 2000', 'education'],
  ['Current licences', 'HR truck licence', 'certifications'],
  ['Languages known', 'Tamil (conversational)', 'languages'],
  ['Good at', 'menu costing', 'skills'],
] as const)('reads %s', (heading, line, kind) => {
  const { resume } = read(...['EXPERIENCE', '', ...jobs.slice(1)], heading, line)
  expect(kind === 'skills' ? resume.skillCategories : resume[kind]).toHaveLength(1)
})

it('takes no label or item of a list for a heading', () => {
  const { resume } = read(
    ...jobs,
    ...['SKILLS', '', 'Teaching', 'Training', 'Software', 'Report writing', ''],
    ...['CERTIFICATIONS', '', 'Inspector license', 'EPA 609', 'CPR / First Aid, current', ''],
    ...['CODES & STANDARDS', '', 'NEC, NFPA 70E, IBC'],
  )
  expect(resume.certifications.map(({ name }) => name)).toEqual([
    'Inspector license',
    'EPA 609',
    'CPR / First Aid, current',
  ])
  expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual([
    ...['Teaching', 'Training', 'Software', 'Report writing'],
    ...['NEC', 'NFPA 70E', 'IBC'],
  ])
})

it('reads projects of a line each', () => {
  const { resume } = read(
    ...jobs,
    'PROJECTS',
    'Rain gauge (2024): built a network of sensors for four farms',
    'Timetable app (2023): wrote an app that 300 pupils use',
  )
  expect(resume.projects).toMatchObject([
    { name: 'Rain gauge (2024)', description: 'built a network of sensors for four farms' },
    { name: 'Timetable app (2023)' },
  ])
})

it('leaves a declaration and where it was signed to the furniture', () => {
  const { resume, other } = read(
    ...jobs,
    ...['SKILLS', 'Wiring, testing, pricing', '', 'DECLARATION'],
    ...['I hereby declare that all of this is true.', 'Place: Hexley'],
  )
  expect(resume.experiences).toHaveLength(1)
  expect(other).toEqual([])
})

const skillsOf = (resume: ReturnType<typeof read>['resume']) =>
  resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))

it.each(['LANGUAGES', 'EDUCATION', 'CERTIFICATIONS', 'VOLUNTEER'])(
  'reads a labelled row of skills below %s as skills',
  (heading) => {
    const own = { LANGUAGES: 'Polish native, English good', EDUCATION: 'BSc Chemistry, Hexley University, 2008' }
    const { resume } = read(
      ...jobs,
      heading,
      own[heading as keyof typeof own] ?? 'First Aid, 2022',
      'Skills: Fanuc control, Mastercam (basic), CMM',
    )
    expect(skillsOf(resume)).toEqual(['Fanuc control', 'Mastercam (basic)', 'CMM'])
  },
)

it('leaves the plain lines of the last job to it', () => {
  const { resume } = read(
    ...['EXPERIENCE', 'Driver, Marsh Parcels, Leeds (2013 - 2016)', 'Planned own route', ''],
    ...[
      'Packer, Lind Packaging, Leeds (2009 - 2013)',
      'Picking and packing',
      'Stock checks',
      'Loading of lorries',
      'Forklift',
    ],
    ...['', 'EDUCATION', 'Tarn High School, 2009'],
  )
  expect(resume.experiences.at(-1)?.description.split('\n')).toHaveLength(4)
  expect(skillsOf(resume)).toEqual([])
})

it('keeps a clean record among the skills, and an apprenticeship among the schools', () => {
  const { resume } = read(
    ...jobs,
    'QUALIFICATIONS',
    'Certificate III in Engineering - Fabrication Trade, Hexley TAFE, 2015',
    'AS/NZS 1554.1 SP 3F and 4G',
    'Apprenticeship, Tarn Pumps, 2011 - 2015',
    'Year 12, Hexley',
    'Clean driving record',
  )
  expect(resume.certifications.map(({ name }) => name)).toEqual(['AS/NZS 1554.1 SP 3F and 4G'])
  expect(skillsOf(resume)).toEqual(['Clean driving record'])
  expect(resume.education.map(({ institution, degree, field }) => [institution, degree, field])).toEqual([
    ['Hexley TAFE', 'Certificate III in Engineering - Fabrication Trade', ''],
    ['Tarn Pumps', 'Apprenticeship', ''],
    ['Hexley', 'Year 12', ''],
  ])
})

it('takes papers that are tickets for no articles', () => {
  const { resume } = read(...jobs, 'PAPERS', 'Forklift ticket, 2019', 'TWIC card, 2021')
  expect(resume.certifications.map(({ name }) => name)).toEqual(['Forklift ticket', 'TWIC card'])
})

it('leaves unpaid work and admissions under headings of their own', () => {
  const { resume, other } = read(
    ...jobs,
    ...['UNPAID WORK', 'Secretary, Hexley Residents Group, 2020 - present', '', 'BAR ADMISSIONS', 'Virginia (2020)'],
  )
  expect(resume.experiences).toHaveLength(1)
  expect(resume.certifications).toEqual([])
  expect(other.map(({ text }) => text)).toContain('Secretary, Hexley Residents Group, 2020 - present')
})

it('finds no phone number in the name of a certificate, and a language that no list knows', () => {
  const { resume } = read(
    ...jobs,
    ...['SKILLS', 'Lesson planning, lab safety', '', 'LANGUAGES', 'Mixtec (native)', ''],
    ...['CERTIFICATIONS', 'Hexley Instructional I (Biology 7-12) (2016)'],
  )
  expect(resume.certifications).toMatchObject([{ name: 'Hexley Instructional I (Biology 7-12)', date: '2016' }])
  expect(resume.languages).toMatchObject([{ name: 'Mixtec', level: 'native' }])
})
