import { describe, expect, it } from 'vitest'
import { column, pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import { splitDegree } from './degree.ts'
import { joinLines } from './units.ts'

const readPage = (texts: readonly string[], more: readonly Text[] = []) =>
  readDocument(pageOf([{ text: 'Rosa Lind', x: 50, y: 40, size: 20 }, ...column(50, 80, texts), ...more]), {
    newId: () => '',
  }).resume

describe('heads of entries', () => {
  it.each([
    [['Software Engineer – Globex Systems LLC', 'Jul 2021 - Present']],
    [['Globex Systems LLC', 'Software Engineer', 'Jul 2021 - Present']],
    [['Software Engineer, Globex Systems LLC (Jul 2021 - Present)']],
    [['Software Engineer at Globex Systems LLC | Jul 2021 - Present']],
    [['Jul 2021 - Present', 'Globex Systems LLC', 'Software Engineer']],
  ])('are read as %j', (head) => {
    const { experiences } = readPage(['#Experience', ...head, '• Kept the books of four shops'])
    expect(experiences).toMatchObject([
      { position: 'Software Engineer', company: 'Globex Systems LLC', startDate: '2021-07', current: true },
    ])
  })

  it('may give one post two names', () => {
    const head = ['Accounts Assistant / Reception cover, Maoláin Hotel', 'Mar 2018 to Oct 2020']
    const { experiences } = readPage(['#Experience', ...head, '• Kept the books of four shops'])
    expect(experiences).toMatchObject([
      { position: 'Accounts Assistant / Reception cover', company: 'Maoláin Hotel', startDate: '2018-03' },
    ])
  })

  it('tear no item where a year stands at the end of its line, and count no half of a date as lost', () => {
    const { resume, other } = readDocument(
      pageOf([
        { text: 'Rosa Lind', x: 50, y: 40, size: 20 },
        ...column(50, 80, ['#Experience', 'Payroll Clerk, Globex Systems LLC, 2012-', '2019']),
        ...column(70, 140, ['• Cut corrected forms from 31 to 4 between 2013']),
        { text: 'and 2017.', x: 80, y: 154 },
      ]),
      { newId: () => '' },
    )
    expect(resume.experiences).toMatchObject([
      { startDate: '2012', endDate: '2019', description: '- Cut corrected forms from 31 to 4 between 2013 and 2017.' },
    ])
    expect(other).toEqual([])
  })

  it('are not begun by the last words of an item, though they are a date', () => {
    const { experiences } = readPage(
      ['#Experience', 'Collections Technician, Globex Systems LLC', '2017 – 2020'],
      [
        ...column(70, 150, ['• Rehoused 6,100 tools; found two that had been missing']),
        { text: 'since 1988', x: 80, y: 164 },
        ...column(70, 178, ['• Checked pest traps monthly']),
      ],
    )
    expect(experiences).toHaveLength(1)
    expect(experiences[0]?.description).toContain('missing since 1988\n')
  })

  it('are one where a date breaks at the end of its line', () => {
    const head = '8th Grade Science Teacher & Department Lead, Franklin Heights City Schools (2018-'
    const { experiences } = readPage(
      ['#Experience'],
      [
        { text: head.slice(0, 43), x: 50, y: 100, width: 230, bold: true },
        { text: head.slice(43), x: 280, y: 100, width: 240 },
        { text: '08 - Present)', x: 50, y: 114 },
        ...column(70, 140, ['• Lead a department of six and run its planning meetings, with every new hire in it']),
      ],
    )
    expect(experiences).toMatchObject([
      {
        position: '8th Grade Science Teacher & Department Lead',
        company: 'Franklin Heights City Schools',
        startDate: '2018-08',
        current: true,
      },
    ])
  })

  it('name towns that no list knows, where the other jobs end in a place too', () => {
    const { experiences } = readPage([
      '#Experience',
      '**Chief Mechanic',
      'Vestmark Ferries AS, Oslo',
      'January 2015 – Present',
      '• Keeps four ferries running',
      '**Diesel Mechanic',
      'Nordmark Shipyard, Hjellum',
      'May 2006 – December 2014',
      '• Overhauled pumps',
    ])
    expect(experiences).toMatchObject([
      { company: 'Vestmark Ferries AS', location: 'Oslo' },
      { company: 'Nordmark Shipyard', location: 'Hjellum' },
    ])
  })

  it('name towns that no list knows in capitals', () => {
    const { experiences } = readPage([
      '#Experience',
      'HARBOUR GRILL HOUSE, PORT ELLERY',
      'LINE COOK',
      'July 2021 – Present',
      'SANDFORD BEACH RESORT, NEGRAVE',
      'KITCHEN STEWARD',
      'March 2018 – June 2021',
    ])
    expect(experiences).toMatchObject([
      { company: 'HARBOUR GRILL HOUSE', location: 'PORT ELLERY' },
      { company: 'SANDFORD BEACH RESORT', location: 'NEGRAVE' },
    ])
  })

  it('may have a town that no list knows beside their dates', () => {
    const { experiences } = readPage([
      '#Experience',
      '**Head Gardener, Prill Gardens',
      '2018 – Present | Hayford-on-Wey',
    ])
    expect(experiences).toMatchObject([
      { position: 'Head Gardener', company: 'Prill Gardens', location: 'Hayford-on-Wey' },
    ])
  })

  it('may end in a full stop', () => {
    const { experiences } = readPage(
      ['#Experience'],
      [
        { text: 'Jan 2014–Jan 2018', x: 50, y: 100 },
        { text: 'Graduate Engineer, Provincial Roads Department, Cape Town.', x: 140, y: 100 },
        { text: '• Inspected 230 culverts', x: 150, y: 114 },
      ],
    )
    expect(experiences).toMatchObject([
      { position: 'Graduate Engineer', company: 'Provincial Roads Department', location: 'Cape Town' },
    ])
  })

  it('follow the habit of the document where their words say nothing', () => {
    const { experiences } = readPage([
      '#Experience',
      '**Outreach',
      'Research Intern',
      '2019 – 2020',
      '• Counted birds',
      '**Kestrel',
      'Warden',
      '2017 – 2018',
      '• Mended fences',
      '**Dunlin',
      'Boots',
      '2015 – 2016',
      '• Carried water',
    ])
    expect(experiences.map(({ company, position }) => [company, position])).toEqual([
      ['Outreach', 'Research Intern'],
      ['Kestrel', 'Warden'],
      ['Dunlin', 'Boots'],
    ])
  })

  it('pass the company on to a second role at the same place', () => {
    const { experiences } = readPage([
      '#Experience',
      '**Boréal Foods Inc.',
      'Controller',
      'May 2019 – Present',
      '• Closes in four days',
      'Accountant',
      'Jan 2015 – April 2019',
      '• Kept the ledger',
    ])
    expect(experiences.map(({ company, position }) => [company, position])).toEqual([
      ['Boréal Foods Inc.', 'Controller'],
      ['Boréal Foods Inc.', 'Accountant'],
    ])
  })

  it.each([
    ['Company Name City , State Staff Nurse 01/2010 to 05/2014', 'Company Name', 'City , State'],
    ['Staff Nurse 01/2010 to 05/2014 Company Name － City , State', 'Company Name', 'City , State'],
    ['Mercy Hospital Boston , MA Staff Nurse 01/2010 to 05/2014', 'Mercy Hospital', 'Boston, MA'],
  ])('are parted at a place inside them: %s', (head, company, location) => {
    const { experiences } = readPage(['#Experience', head, '• Kept the drug register', '• Led nights'])
    expect(experiences).toMatchObject([
      { position: 'Staff Nurse', company, location, startDate: '2010-01', endDate: '2014-05' },
    ])
  })

  it('are followed by items whose bold words end with their line', () => {
    const { experiences } = readPage(
      ['#Experience', '**Teller', 'Ellison Credit Union', '2019 – 2020'],
      [
        { text: '• Training cut from 15 days to 9', x: 50, y: 140, bold: true },
        { text: 'with four online modules.', x: 58, y: 153 },
        { text: '• Errors down by 28%', x: 50, y: 166, bold: true },
      ],
    )
    expect(experiences[0]?.description).toBe(
      '- Training cut from 15 days to 9 with four online modules.\n- Errors down by 28%',
    )
  })

  it('keep a dash inside a name where the company stands elsewhere', () => {
    const { experiences } = readPage([
      '#Experience',
      '**Registered Nurse - ICU',
      'Mercy Hospital',
      '2017 – 2020',
      '• Titrated drips',
      '**Dishwasher / Line Cook',
      'Crab Shack Inc',
      '2015 – 2016',
      '• Washed up',
    ])
    expect(experiences).toMatchObject([
      { position: 'Registered Nurse - ICU', company: 'Mercy Hospital' },
      { position: 'Dishwasher / Line Cook', company: 'Crab Shack Inc' },
    ])
  })

  it('are items of a list themselves at times', () => {
    const { experiences } = readPage(
      [],
      [
        { text: 'Experience', x: 50, y: 80, size: 14, bold: true },
        ...[100, 170].flatMap((y, at) => [
          { text: `• ${['Fieldnote Studio', 'Hudson Books'][at]}`, x: 50, y },
          { text: ['Senior Graphic Designer', 'Graphic Designer'][at] ?? '', x: 400, y },
          { text: ['May 2018 - Present', 'Sep 2013 - Apr 2018'][at] ?? '', x: 400, y: y + 14 },
          { text: '• Led the packaging of teas', x: 70, y: y + 28 },
          { text: '• Directed photographers', x: 70, y: y + 42 },
        ]),
      ],
    )
    expect(experiences).toMatchObject([
      { company: 'Fieldnote Studio', position: 'Senior Graphic Designer', startDate: '2018-05' },
      { company: 'Hudson Books', position: 'Graphic Designer', startDate: '2013-09' },
    ])
  })

  it('are followed by items without marks, which begin with what was done', () => {
    const wide = 'Serves as charge nurse two shifts a week, and settles disputes before they reach the supervisor'
    const { experiences } = readPage([
      '#Experience',
      '**Nurse',
      'Mercy Hospital',
      '2017 – 2020',
      wide,
      'Precepts six newly licensed nurses, all of whom stayed on the unit until the end of the year',
      'Charts in Epic',
    ])
    expect(experiences[0]?.description.split('\n')).toHaveLength(3)
  })

  it('take no sentence beside the dates for a company', () => {
    const { experiences } = readPage([
      '#Experience',
      '**Senior QA Engineer, Northwind Systems (Mar 2021 - Present)',
      'Leads the automation guild.',
    ])
    expect(experiences).toMatchObject([{ position: 'Senior QA Engineer', company: 'Northwind Systems' }])
  })

  it('stand without dates too', () => {
    const { experiences } = readPage([
      '#Experience',
      '**Production Intern',
      'Example Opera Company',
      '• Kept the sound running',
      '**Retail Sales Associate',
      'Example Music Store LLC',
      '• Sold guitars',
    ])
    expect(experiences.map(({ company }) => company)).toEqual(['Example Opera Company', 'Example Music Store LLC'])
  })
})

describe('education', () => {
  it('begins a new entry where a second school or degree comes', () => {
    const { education } = readPage([
      '#Education',
      'University of St Francis',
      'Master of Science, Nursing',
      'University of Leeds',
      'Bachelor of Science, Nursing',
      'GPA: 3.8',
    ])
    expect(education).toMatchObject([
      { institution: 'University of St Francis', degree: 'Master of Science', field: 'Nursing' },
      { institution: 'University of Leeds', degree: 'Bachelor of Science', field: 'Nursing', description: 'GPA: 3.8' },
    ])
  })

  it('finds the field between the degree and the school of one line', () => {
    const { education } = readPage(['#Education', 'Associate Degree, Nursing, Toledo Community College, 2013 - 2015'])
    expect(education).toMatchObject([
      { institution: 'Toledo Community College', degree: 'Associate Degree', field: 'Nursing' },
    ])
  })

  it('takes no school for a degree, and no degree for its first words', () => {
    const { education } = readPage([
      '#Education',
      '**Graduate School of Banking',
      'Bank Management',
      'Graduate Certificate',
      '2019',
      '**Delgado Community College',
      'Associate of Occupational Studies - Culinary Arts',
      '2008',
      '**Kennesaw State University',
      'Minor in Nutrition',
      '2006',
    ])
    expect(education).toMatchObject([
      { institution: 'Graduate School of Banking', degree: 'Graduate Certificate', field: 'Bank Management' },
      { institution: 'Delgado Community College', degree: 'Associate of Occupational Studies', field: 'Culinary Arts' },
      { institution: 'Kennesaw State University', degree: 'Minor', field: 'Nutrition' },
    ])
  })

  it('finds the school after the degree, whatever its name', () => {
    const { education } = readPage(['#Education', 'Certificate in Typeface Design at The Cooper Union', '2015'])
    expect(education).toMatchObject([
      { institution: 'The Cooper Union', degree: 'Certificate', field: 'Typeface Design' },
    ])
  })

  it.each([
    ['Bachelor of Science in Nursing', 'Bachelor of Science', 'Nursing'],
    ['Masters of Arts', 'Masters of Arts', ''],
    ['B.S., Computer Science', 'B.S.', 'Computer Science'],
    ['Diploma in Welding', 'Diploma', 'Welding'],
    ['BSc (Hons)', 'BSc (Hons)', ''],
    ['Juris Doctor, Law', 'Juris Doctor', 'Law'],
    ['B.S., Biology (Chemistry minor)', 'B.S.', 'Biology (Chemistry minor)'],
  ])('parts %s', (text, degree, field) => {
    expect(splitDegree(text)).toEqual({ degree, field })
  })
})

it.each([
  [['high-quality care in two submis-', 'sions a week'], 'high-quality care in two submissions a week'],
  [['runs the cross-', 'platform build'], 'runs the cross-platform build'],
  [['one line', 'and the next'], 'one line and the next'],
])('joins %j', (lines, joined) => {
  expect(joinLines(lines)).toBe(joined)
})
