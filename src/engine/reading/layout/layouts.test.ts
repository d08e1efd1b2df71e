import { describe, expect, it } from 'vitest'
import { column, flowOf, pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import type { PagedSource } from '../segment.ts'

const read = (texts: readonly Text[], more: Partial<PagedSource> = {}) =>
  readDocument(pageOf(texts, more), { newId: () => '' }).resume

const name: Text = { text: 'Rosa Lind', x: 50, y: 40, size: 20 }

describe('texts side by side', () => {
  it('join a name that wraps beside its date', () => {
    const { experiences } = read([
      name,
      { text: 'Experience', x: 50, y: 80, size: 14, bold: true },
      { text: 'Halloran Whitfield & Stern', x: 50, y: 100, bold: true },
      { text: '2015 – 2020', x: 200, y: 100, bold: true },
      { text: 'LLP', x: 50, y: 114, bold: true },
      { text: 'Chicago, Illinois', x: 195, y: 114 },
      { text: 'Senior Associate', x: 50, y: 128 },
      { text: '• Drafted motions', x: 60, y: 142 },
    ])
    expect(experiences).toMatchObject([
      { company: 'Halloran Whitfield & Stern LLP', position: 'Senior Associate', location: 'Chicago, Illinois' },
    ])
  })

  it('leave the line below a name alone where it would have fitted', () => {
    const { experiences } = read([
      name,
      { text: 'Experience', x: 50, y: 80, size: 14, bold: true },
      { text: 'Stern LLP', x: 50, y: 100, bold: true },
      { text: '2015 – 2020', x: 400, y: 100, bold: true },
      { text: 'Senior Associate', x: 50, y: 114, bold: true },
      { text: '• Drafted motions', x: 60, y: 142 },
    ])
    expect(experiences).toMatchObject([{ company: 'Stern LLP', position: 'Senior Associate' }])
  })

  it('tell a name from the year that touches it', () => {
    const { experiences } = read([
      name,
      { text: 'Experience', x: 50, y: 80, size: 14, bold: true },
      { text: 'Carolina First Bank', x: 50, y: 100, width: 95 },
      { text: '2018 - Present', x: 145, y: 100 },
      { text: 'Branch Manager', x: 50, y: 114 },
      { text: '• Led a team of fourteen', x: 60, y: 128 },
    ])
    expect(experiences).toMatchObject([
      { company: 'Carolina First Bank', position: 'Branch Manager', startDate: '2018' },
    ])
  })
})

describe('tables', () => {
  it('keep the marks of a list with its items, however far apart they stand', () => {
    const items = ['Scaled and polished', 'Ordered supplies', 'Trained newcomers']
    const { experiences } = read([
      name,
      ...column(50, 80, ['#Experience', '**Dental Hygienist, Mesa Dentistry', 'August 2012 – February 2017']),
      ...items.flatMap((text, at) => [
        { text: '•', x: 68, y: 122 + 14 * at },
        { text, x: 104, y: 122 + 14 * at },
      ]),
    ])
    expect(experiences).toMatchObject([
      {
        position: 'Dental Hygienist',
        company: 'Mesa Dentistry',
        description: items.map((text) => `- ${text}`).join('\n'),
      },
    ])
  })

  it('have headings in the margin that wrap beside the first lines of their text, and no line twice', () => {
    const margin = (y: number, texts: readonly string[]) =>
      column(
        50,
        y,
        texts.map((text) => `**${text}`),
      )
    const resume = read([
      { text: 'Rosa Lind', x: 300, y: 40, size: 20 },
      ...margin(80, [
        'About me',
        '',
        '',
        'Professional',
        'Experience',
        '',
        '',
        'Education &',
        'Training',
        '',
        'Skills',
      ]),
      ...column(190, 80, ['Teaches reading to children who would rather not.', '', '']),
      ...column(190, 122, ['**Teacher', 'Maple Grove School, Columbus, OH', '2015 – 2024', '']),
      ...column(190, 178, ['Master of Education, Literacy', 'Ohio State University', '2016 – 2018', 'Phonics, Chess']),
    ])
    expect(resume.experiences).toMatchObject([
      { position: 'Teacher', company: 'Maple Grove School', startDate: '2015' },
    ])
    expect(resume.education).toMatchObject([{ institution: 'Ohio State University', endDate: '2018' }])
    expect(resume.skillCategories[0]?.skills.map((skill) => skill.name)).toEqual(['Phonics', 'Chess'])
    expect(JSON.stringify(resume).match(/Maple Grove/g)).toHaveLength(1)
  })
})

describe('columns', () => {
  it('may begin with the name beside a sidebar that has headings above it', () => {
    const { personalInfo } = read([
      ...column(40, 50, ['#Skills', 'Depositions', 'Trials', 'Research', '#Languages', 'French', 'Dutch', 'German']),
      { text: 'Priscilla Vandermeer', x: 220, y: 62, size: 26, bold: true },
      { text: 'pvandermeer@example.com', x: 220, y: 90 },
      ...column(220, 130, ['#Experience', '**Senior Associate', 'Stern LLP', '2015 – 2020', '• Drafted motions']),
      ...column(220, 220, ['#Education', 'Kalamazoo College', 'Bachelor of Arts']),
    ])
    expect(personalInfo).toMatchObject({
      firstName: 'Priscilla',
      lastName: 'Vandermeer',
      email: 'pvandermeer@example.com',
    })
  })

  it('may be a gutter with headings and dates in it', () => {
    const body = (y: number, texts: readonly string[]) => column(160, y, texts)
    const { experiences, education, personalInfo } = read([
      { text: 'Annika Hale', x: 160, y: 40, size: 18, bold: true },
      ...column(60, 80, ['**Summary']),
      ...body(80, ['Builds recruiting and leave processes that survive audits, for sites of all sizes.']),
      ...column(60, 110, ['**Experience', 'January 2017 to', 'June 2023']),
      ...body(124, ['**Cascade Castings Inc', 'HR Manager', '• Leads a team of four people in one plant']),
      ...column(60, 180, ['April 2012 to December', '2016']),
      ...body(180, ['**Portland Clinic', 'HR Generalist', '• Filled a hundred openings in every year']),
      ...column(60, 240, ['**Education', '2012']),
      ...body(254, ['**Portland State University', 'Master of Science']),
    ])
    expect(personalInfo.summary).toMatch(/^Builds recruiting/)
    expect(experiences).toMatchObject([
      { company: 'Cascade Castings Inc', position: 'HR Manager', startDate: '2017-01', endDate: '2023-06' },
      { company: 'Portland Clinic', position: 'HR Generalist', startDate: '2012-04', endDate: '2016-12' },
    ])
    expect(education).toMatchObject([{ institution: 'Portland State University', endDate: '2012' }])
  })
})

it('a section goes on over the page, though its first line there stands where another had one', () => {
  const { education, experiences } = read([
    name,
    ...column(50, 80, ['#Experience', '**Designer', 'Fieldnote Studio', '• Led projects']),
    { text: '2018 – 2020', x: 460, y: 94 },
    ...column(50, 700, ['#Education', '**Pratt Institute', 'Bachelor of Fine Arts']),
    { text: '2006 – 2010', x: 460, y: 30, page: 1 },
    ...column(50, 50, ['**Cooper College', 'Certificate']).map((text) => ({ ...text, page: 1 })),
    { text: '2015', x: 490, y: 80, page: 1 },
  ])
  expect(experiences).toHaveLength(1)
  expect(education.map(({ institution }) => institution)).toEqual(['Pratt Institute', 'Cooper College'])
})

it('a line that stands at one place of two pages runs along', () => {
  const work = ['**Teller', 'Ellison Bank', '2019 – 2020', '• Counted cash']
  const page = (at: number): Text[] => [
    ...column(50, 80, at === 0 ? ['#Experience', ...work] : work).map((text) => ({ ...text, page: at })),
    ...(at < 2 ? [{ text: 'Skip to the content', x: 50, y: 800, page: at }] : []),
  ]
  const { experiences } = read([name, ...[0, 1, 2].flatMap(page)])
  expect(experiences.map(({ company }) => company)).toEqual(['Ellison Bank', 'Ellison Bank', 'Ellison Bank'])
})

it('short lines in the look of the headings, one below the other, are skills where no other are named', () => {
  const { skillCategories, education } = read([
    name,
    ...column(50, 80, ['#Experience', 'Teller', 'Ellison Bank', '2019 – 2020', '• Counted cash']),
    ...column(50, 160, ['#Education', 'Cowley College', 'Associate of Science']),
    ...['Airframe repair', 'Hydraulics', 'Sheet metal', 'NDT', 'Welding'].map((text, at) => ({
      text,
      x: 50,
      y: 220 + 30 * at,
      size: 14,
      bold: true,
    })),
  ])
  expect(education).toHaveLength(1)
  expect(skillCategories.flatMap(({ skills }) => skills.map((skill) => skill.name))).toEqual([
    'Airframe repair',
    'Hydraulics',
    'Sheet metal',
    'NDT',
    'Welding',
  ])
})

it('items of a tagged list name no entry, short as they may be', () => {
  const tag = (block: number, role: 'group' | 'list-item') => ({ order: block, block, role })
  const { experiences } = read([
    { ...name, tag: tag(1, 'group') },
    { text: 'Experience', x: 50, y: 80, size: 14, bold: true, tag: { order: 2, block: 2, role: 'heading', level: 2 } },
    ...['Branch Manager', 'Carolina Bank', '2014 – 2018'].map((text, at) => ({
      text,
      x: 50,
      y: 100 + 14 * at,
      tag: tag(3 + at, 'group'),
    })),
    { text: 'Handled service issues', x: 60, y: 150, tag: tag(7, 'list-item') },
    { text: 'Scheduled the staff', x: 60, y: 164, tag: tag(8, 'list-item') },
    ...['Teller', '2010 – 2014', 'Wells Union'].map((text, at) => ({
      text,
      x: 50,
      y: 190 + 14 * at,
      tag: tag(9 + at, 'group'),
    })),
    { text: 'Balanced the drawer', x: 60, y: 240, tag: tag(13, 'list-item') },
  ])
  expect(experiences).toMatchObject([
    {
      position: 'Branch Manager',
      company: 'Carolina Bank',
      description: '- Handled service issues\n- Scheduled the staff',
    },
    { position: 'Teller', company: 'Wells Union' },
  ])
})

it('the end of a bracket that wraps is no heading', () => {
  const heading = (text: string, y: number): Text => ({ text, x: 50, y, size: 9, bold: true })
  const body = (y: number, texts: readonly string[]) => column(50, y, texts).map((text) => ({ ...text, size: 11 }))
  const { skillCategories } = read([
    name,
    heading('EXPERIENCE', 70),
    ...body(84, ['**Teller', 'Ellison Bank', '2019 – 2020', '• Counted cash']),
    heading('EDUCATION', 150),
    ...body(164, ['**Cowley College', 'Associate of Science (Aviation Maintenance', 'Technology)']),
  ])
  expect(skillCategories).toEqual([])
})

it('a heading is known by one of its words, with accents too', () => {
  const { experiences } = read([
    name,
    ...column(50, 80, ['#Education', 'Cowley College', 'Associate of Science']),
    ...column(50, 130, ['#Skills', 'Cash handling, Lending']),
    ...column(50, 170, ['#Expérience professionelle', 'Teller', 'Ellison Bank']),
    { text: 'sept. 2019 - mai 2020', x: 50, y: 212 },
    { text: '8 mois', x: 300, y: 212 },
    { text: '• Counted cash', x: 50, y: 226 },
    ...column(50, 250, ['#Languages', 'French', '#Interests', 'Chess']),
  ])
  expect(experiences).toMatchObject([{ position: 'Teller', company: 'Ellison Bank' }])
})

it('reads headings that stand in the margin beside the middle of their text', () => {
  const { resume } = readDocument(
    pageOf([
      { text: 'Daniel Osei', x: 50, y: 40, size: 22 },
      ...column(180, 120, ['Analyst who turns messy freight data into decisions.', 'Strong in forecasting.']),
      { text: 'Summary', x: 50, y: 127, bold: true },
      ...column(180, 190, [
        '**Peachtree Beverage Distributors',
        'Supply Chain Analyst, June 2021 – Present',
        '• Forecast demand',
      ]),
      ...column(180, 232, ['**Coastal Freight Partners', 'Coordinator, May 2018 – May 2021', '• Booked loads']),
      { text: 'Experience', x: 50, y: 225, bold: true },
      ...column(180, 330, ['Georgia State University', 'Bachelor of Arts, 2013 – 2017']),
      { text: 'Education', x: 50, y: 337, bold: true },
    ]),
    { newId: () => '' },
  )
  expect(resume.personalInfo.summary).toMatch(/^Analyst who turns/)
  expect(resume.experiences.map(({ company }) => company)).toEqual([
    'Peachtree Beverage Distributors',
    'Coastal Freight Partners',
  ])
  expect(resume.education).toMatchObject([{ institution: 'Georgia State University', endDate: '2017' }])
})

describe('the edges of pages', () => {
  it('keep the name and the number of the page out of the text, on one page too', () => {
    const { resume, furniture } = readDocument(
      pageOf([
        ...column(50, 40, ['#Rosa Lind', 'rosa@example.org', '', '#Skills', 'Welding, Rigging']),
        ...column(50, 120, ['#Languages', 'English, Welsh']),
        { text: 'Rosa Lind, curriculum vitae', x: 300, y: 800, size: 8 },
        { text: '2', x: 520, y: 800, size: 8 },
      ]),
      { newId: () => '' },
    )
    expect(resume.languages.map(({ name: language }) => language)).toEqual(['English', 'Welsh'])
    expect(furniture.map(({ text }) => text).join(' ')).toContain('curriculum vitae')
  })

  it('give all that is in a line of contacts at the foot', () => {
    const { personalInfo } = read([
      ...column(50, 40, ['#Rosa Lind', '', '#Skills', 'Welding, Rigging']),
      { text: 'rosa@example.org', x: 50, y: 800 },
      { text: 'rosalind.example.org', x: 400, y: 800 },
      { text: 'instagram.com/rosa.welds', x: 50, y: 814 },
    ])
    expect(personalInfo).toMatchObject({ email: 'rosa@example.org', website: 'rosalind.example.org' })
    expect(personalInfo.links).toMatchObject([{ url: 'instagram.com/rosa.welds' }])
  })

  it('give an address in the middle of the page', () => {
    const { personalInfo } = read([
      { text: 'Rosa Lind', x: 250, y: 40, size: 20 },
      { text: '14 Quarry Lane', x: 265, y: 60 },
      { text: 'Cedar Rapids, Iowa 52402', x: 240, y: 74 },
      ...column(50, 110, ['#Skills', 'Welding, Rigging']),
    ])
    expect(personalInfo.location).toBe('Cedar Rapids, Iowa 52402')
  })
})

it('reads a grid of items to its last column before it goes on', () => {
  const { skillCategories, languages } = read([
    ...column(50, 40, ['#Rosa Lind', '', '#Employment', 'Cook, Tarn Inn, 2018 – 2021', '• Ran the grill']),
    ...column(50, 130, ['#What I am good at', 'Night audit', 'Upselling', 'Rosters']),
    ...column(220, 144, ['Complaints', 'Weddings', 'Stock']),
    ...column(390, 144, ['Menus', 'Cellar', 'Excel']),
    ...column(50, 200, ['#Languages', 'English  ', 'Irish']),
    ...column(220, 214, ['fluent', 'basic']),
  ])
  expect(skillCategories.flatMap(({ skills }) => skills.map((skill) => skill.name))).toHaveLength(9)
  expect(languages).toMatchObject([
    { name: 'English', level: 'fluent' },
    { name: 'Irish', level: 'basic' },
  ])
})

describe('headings in words of their own', () => {
  it('are known by the style the file gives them, and what they head by what is below', () => {
    const heading = (text: string) => ({ text, style: 'Heading 1', level: 1, gapBefore: true })
    const item = (text: string) => ({ text, isList: true })
    const { resume } = readDocument(
      flowOf([
        'Rosalie Finch',
        'rosalie@example.org',
        heading('Salons'),
        'Copper Comb, Providence\tSept. 2017 – present',
        'Senior Stylist',
        item('Teaches a class in colour'),
        'Shear Bliss, Warwick\tNov. 2012 – Aug. 2017',
        'Stylist',
        item('Cut curls'),
        heading('School'),
        'Warwick Academy\t2011',
        heading('Licenses'),
        'State licence, Wig fitting, Colour diploma (2018)',
        heading('What I do best'),
        'Curly cuts, Balayage, Bobs, Vivid colours',
      ]),
      { newId: () => '' },
    )
    expect(resume.experiences).toMatchObject([
      { position: 'Senior Stylist', startDate: '2017-09', current: true },
      { position: 'Stylist', startDate: '2012-11', endDate: '2017-08' },
    ])
    expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toContain('Balayage')
    expect(resume.certifications.map(({ name }) => name)).toEqual(['State licence', 'Wig fitting', 'Colour diploma'])
  })
})
