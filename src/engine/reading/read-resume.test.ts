import { describe, expect, it } from 'vitest'
import { column, flowOf, pageOf, type Text } from './page.fixture.ts'
import { readDocument } from './read-resume.ts'
import { readText } from './read-text.ts'
import type { SourceDocument } from './segment.ts'

const read = (source: SourceDocument) => readDocument(source, { newId: () => '' })

const head: Text[] = [
  { text: 'Marta Nowak', x: 50, y: 50, size: 22, bold: true },
  { text: 'Charge Nurse', x: 50, y: 72, size: 12 },
  { text: 'marta.nowak@example.org | +48 71 555 01 27 | Wrocław, Poland', x: 50, y: 90 },
]

const work = [
  '**Charge Nurse',
  'Saint Hilda Hospital, Leeds, UK',
  'April 2019 – Present',
  '• Leads fourteen nurses on nights',
  '• Keeps the drug register',
]

describe('a page in one column', () => {
  const { resume, fields } = read(
    pageOf([
      ...head,
      ...column(50, 130, ['#Experience', ...work]),
      ...column(50, 230, ['#Skills', 'Triage, Wound care, Teaching']),
    ]),
  )

  it('gives name, title and contacts', () => {
    expect(resume.personalInfo).toMatchObject({
      firstName: 'Marta',
      lastName: 'Nowak',
      professionalTitle: 'Charge Nurse',
      email: 'marta.nowak@example.org',
      phone: '+48 71 555 01 27',
      location: 'Wrocław, Poland',
    })
  })

  it('gives the entry with its dates and bullets', () => {
    expect(resume.experiences).toMatchObject([
      {
        position: 'Charge Nurse',
        company: 'Saint Hilda Hospital',
        location: 'Leeds, UK',
        startDate: '2019-04',
        current: true,
        description: '- Leads fourteen nurses on nights\n- Keeps the drug register',
      },
    ])
    expect(resume.skillCategories[0]?.skills.map((skill) => skill.name)).toEqual(['Triage', 'Wound care', 'Teaching'])
  })

  it('says of each value where it stood and how sure it is', () => {
    const email = fields.find((field) => field.path === 'personalInfo.email')
    expect(email).toMatchObject({ value: 'marta.nowak@example.org', source: [{ kind: 'box', page: 0, x: 50 }] })
    expect(email?.confidence).toBeGreaterThan(0.9)
    expect(fields.every(({ confidence }) => confidence >= 0 && confidence <= 1)).toBe(true)
  })
})

describe('the layout of a page', () => {
  it('reads columns one after the other', () => {
    const side = ['#Skills', 'Welding', 'Rigging', 'Pipe fitting', '', '#Languages', 'Polish (native)', 'English (B2)']
    const main = [
      '#Experience',
      '**Pipe Welder',
      'Gulf Fabrication LLC',
      '2015 – 2020',
      '• Welded stainless pipe in refineries',
      '• Passed every test by X-ray',
      '',
      '#Education',
      'Diploma in Welding',
      'San Jacinto College',
    ]
    const { resume } = read(pageOf([...head, ...column(50, 130, side), ...column(250, 133, main)]))
    expect(resume.skillCategories[0]?.skills.map((skill) => skill.name)).toEqual(['Welding', 'Rigging', 'Pipe fitting'])
    expect(resume.languages).toMatchObject([
      { name: 'Polish', level: 'native' },
      { name: 'English', level: 'B2' },
    ])
    expect(resume.experiences).toMatchObject([
      { position: 'Pipe Welder', company: 'Gulf Fabrication LLC', startDate: '2015', endDate: '2020' },
    ])
    expect(resume.education).toMatchObject([
      { institution: 'San Jacinto College', degree: 'Diploma', field: 'Welding' },
    ])
  })

  it('takes headings in the margin for headings', () => {
    const margin: Text[] = [
      { text: 'SKILLS', x: 50, y: 130, bold: true },
      { text: 'EXPERIENCE', x: 50, y: 160, bold: true },
    ]
    const body = [
      ...column(170, 130, ['Butchery, Pastry']),
      ...column(170, 160, ['**Sous Chef', 'Hotel Alameda', '06/2016 - 08/2018', '• Ran the pass']),
    ]
    const { resume } = read(pageOf([...head, ...margin, ...body]))
    expect(resume.skillCategories[0]?.skills.map((skill) => skill.name)).toEqual(['Butchery', 'Pastry'])
    expect(resume.experiences).toMatchObject([
      { position: 'Sous Chef', company: 'Hotel Alameda', startDate: '2016-06', endDate: '2018-08' },
    ])
  })

  it('brings dates at the right edge to the entry beside them', () => {
    const dates: Text[] = [
      { text: 'March 2015', x: 470, y: 140 },
      { text: '— Present', x: 472, y: 152 },
      { text: 'June 2011', x: 470, y: 196 },
      { text: '— May 2014', x: 472, y: 208 },
    ]
    const entries = [
      ...column(50, 130, ['#Experience']),
      ...column(50, 146, ['**Truck Driver', 'Transmorava Ltd', '• Drives to Italy']),
      ...column(50, 202, ['**Courier', 'Bakery Lime Ltd', '• Delivered bread']),
    ]
    const { resume } = read(pageOf([...head, ...entries, ...dates]))
    expect(resume.experiences).toMatchObject([
      { position: 'Truck Driver', company: 'Transmorava Ltd', startDate: '2015-03', current: true },
      { position: 'Courier', company: 'Bakery Lime Ltd', startDate: '2011-06', endDate: '2014-05' },
    ])
  })

  it('takes small drawn shapes before lines for bullets', () => {
    const lines = column(60, 130, ['Prepared joints', 'Ground welds'])
    const marks = [130, 144].map((y) => ({ page: 0, x: 50, y: y - 5, width: 3, height: 3 }))
    const entry = [...column(50, 88, ['#Experience', '**Apprentice Welder', 'Ironbound Works, 2011 – 2013'])]
    const { resume } = read(pageOf([{ text: 'Jan Kos', x: 50, y: 50, size: 20 }, ...entry, ...lines], { marks }))
    expect(resume.experiences[0]?.description).toBe('- Prepared joints\n- Ground welds')
  })

  it('puts wrapped lines together and a broken word too', () => {
    const lines = [
      '#Summary',
      'Teacher of mathematics who makes algebra concrete and works closely with fami-',
      'lies of pupils in two schools.',
    ]
    const { resume } = read(pageOf([...head, ...column(50, 130, lines)]))
    expect(resume.personalInfo.summary).toBe(
      'Teacher of mathematics who makes algebra concrete and works closely with fami-lies of pupils in two schools.'.replace(
        'fami-lies',
        'families',
      ),
    )
  })

  it('reads a name set over two lines', () => {
    const name: Text[] = [
      { text: 'Desmond', x: 50, y: 60, size: 40 },
      { text: 'Achterberg', x: 50, y: 104, size: 40 },
      { text: 'Teacher', x: 50, y: 130 },
    ]
    expect(
      read(pageOf([...name, ...column(50, 160, ['#Skills', 'Algebra, Desmos'])])).resume.personalInfo,
    ).toMatchObject({ firstName: 'Desmond', lastName: 'Achterberg' })
  })
})

describe('a structure tree', () => {
  const tag = (order: number, block: number, role: 'heading' | 'paragraph' | 'list-item', level?: number) => ({
    tag: { order, block, role, ...(level === undefined ? {} : { level }) },
  })

  it('orders what stands beside each other', () => {
    const texts: Text[] = [
      { text: 'Ada Quist', x: 50, y: 50, size: 20, ...tag(1, 1, 'heading', 1) },
      { text: 'Experience', x: 200, y: 100, size: 14, ...tag(2, 2, 'heading', 2) },
      { text: 'Cook', x: 200, y: 120, ...tag(3, 3, 'heading', 3) },
      { text: 'Cafe Central, Vienna, Austria', x: 200, y: 134, ...tag(4, 4, 'paragraph') },
      { text: 'May 2019 – June 2020', x: 420, y: 120, ...tag(6, 6, 'paragraph') },
      { text: 'Cooked lunch for eighty', x: 210, y: 150, ...tag(5, 5, 'list-item') },
      { text: 'Skills', x: 50, y: 100, size: 14, ...tag(7, 7, 'heading', 2) },
      { text: 'Soups', x: 50, y: 120, ...tag(8, 8, 'paragraph') },
      { text: 'Sauces', x: 50, y: 134, ...tag(9, 9, 'paragraph') },
    ]
    const { resume } = read(pageOf(texts))
    expect(resume.experiences).toMatchObject([
      { position: 'Cook', company: 'Cafe Central', startDate: '2019-05', endDate: '2020-06' },
    ])
    expect(resume.skillCategories[0]?.skills.map((skill) => skill.name)).toEqual(['Soups', 'Sauces'])
  })
})

describe('text that flows', () => {
  it('may have the title behind a label among personal details', () => {
    const { resume, other } = readText(
      [
        'Personal details',
        'Name: Anders Thomsen',
        'Born: 1969',
        'Title: Wind turbine technician',
        '',
        'Work history',
        '2008-2015  Electrician, Limfjord El',
        '2015-      Wind turbine technician, Vestkyst Wind Service',
      ].join('\n'),
      { newId: () => '' },
    )
    expect(resume.personalInfo.professionalTitle).toBe('Wind turbine technician')
    expect(other.join()).not.toContain('Title')
  })

  it('may have its headings in the margin', () => {
    const { resume } = readText(
      [
        'Priya Iyer',
        'priya@example.org',
        'EMPLOYMENT',
        '2004 - 2009      Translator, Bureau Taalhuis, Utrecht',
        '2009 - present   Court Interpreter, Holloway & Finch LLP, Boston',
        'LANGUAGES        Dutch, English',
      ].join('\n'),
      { newId: () => '' },
    )
    expect(resume.experiences).toMatchObject([
      { position: 'Translator', company: 'Bureau Taalhuis' },
      { position: 'Court Interpreter', company: 'Holloway & Finch LLP' },
    ])
    expect(resume.languages).toMatchObject([{ name: 'Dutch' }, { name: 'English' }])
  })

  it('is read by its headings, lists and tabs', () => {
    const { resume } = read(
      flowOf([
        { text: 'Priya Iyer', style: 'Title' },
        'priya@example.org\t(312) 555-0157',
        { text: 'Employment History', level: 1 },
        'Holloway & Finch LLP\tBoston, MA',
        'Senior Associate\tOct 2018 to present',
        { text: 'Tried fourteen cases', isList: true },
        { text: 'Education', level: 1 },
        'Boston College Law School, Juris Doctor, 2013',
      ]),
    )
    expect(resume.experiences).toMatchObject([
      {
        company: 'Holloway & Finch LLP',
        position: 'Senior Associate',
        location: 'Boston, MA',
        startDate: '2018-10',
        current: true,
      },
    ])
    expect(resume.education).toMatchObject([
      { institution: 'Boston College Law School', degree: 'Juris Doctor', endDate: '2013' },
    ])
  })
})

describe('what has no place in a resume', () => {
  it('stands under OTHER, and hidden text is only told of', () => {
    const { text, notes, other } = read(
      pageOf([...head, ...column(50, 130, ['#Hobbies', 'Choir and chess'])], { hidden: ['hire me now'] }),
    )
    expect(text).toContain('OTHER\n\nHobbies\nChoir and chess')
    expect(other.map((line) => line.text)).toEqual(['Hobbies', 'Choir and chess'])
    expect(text).not.toContain('hire me now')
    expect(notes).toMatchObject([{ kind: 'hidden-text' }])
  })

  it('is furniture where it is a page number, a heading of its own or a label', () => {
    const { text, furniture } = read(
      flowOf(['Ana Lima', 'Tel: 555 010 7788', 'Berufserfahrung', 'Nurse, Mercy Hospital', '2019 – 2021']),
    )
    expect(furniture.map((line) => line.text)).toEqual(['Tel:', 'Berufserfahrung'])
    expect(text).not.toContain('Berufserfahrung')
  })
})

it('takes an address at the foot of the page for the head of the resume', () => {
  const { resume } = read(
    pageOf([
      { text: 'Marta Nowak', x: 50, y: 50, size: 22, bold: true },
      ...column(50, 130, ['#Experience', ...work]),
      ...column(50, 230, ['#Skills', 'Triage, Wound care']),
      { text: 'Wrocław, Poland · +48 71 555 01 27 · marta.nowak@example.org', x: 50, y: 815 },
    ]),
  )
  expect(resume.personalInfo).toMatchObject({ firstName: 'Marta', email: 'marta.nowak@example.org' })
  expect(resume.skillCategories[0]?.skills.map((skill) => skill.name)).toEqual(['Triage', 'Wound care'])
})

it('reads the profile that LinkedIn prints', () => {
  const side = ['#Contact', 'ana.lima@example.com', 'www.linkedin.com/in/ana-lima', '', '#Top Skills', 'SQL', 'Python']
  const main = [
    '#Experience',
    '**Globex Systems',
    '4 years 2 months',
    'Data Engineer',
    'March 2018 - December 2019 (1 year 10 months)',
    'Lisbon',
  ]
  const second = ['Analyst', 'November 2015 - March 2018 (2 years 5 months)', 'Lisbon']
  const { resume, other } = read(
    pageOf([
      ...column(22, 60, side),
      { text: 'Ana Lima', x: 224, y: 66, size: 26 },
      { text: 'Data Engineer at Acme', x: 224, y: 92, size: 12 },
      { text: 'Porto, Portugal', x: 224, y: 110, size: 12 },
      ...column(224, 220, [...main, ...second]),
    ]),
  )
  expect(resume.personalInfo).toMatchObject({ professionalTitle: 'Data Engineer at Acme', location: 'Porto, Portugal' })
  expect(resume.experiences).toMatchObject([
    { company: 'Globex Systems', position: 'Data Engineer', location: 'Lisbon', startDate: '2018-03' },
    { company: 'Globex Systems', position: 'Analyst', location: 'Lisbon', startDate: '2015-11' },
  ])
  expect(other).toEqual([])
})
