import { describe, expect, it } from 'vitest'
import { column, pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import { readText } from '../read-text.ts'
import { splitItems } from './split-items.ts'

const readPage = (texts: readonly string[], more: readonly Text[] = []) =>
  readDocument(pageOf([{ text: 'Rosa Lind', x: 50, y: 40, size: 20 }, ...column(50, 80, texts), ...more]), {
    newId: () => '',
  }).resume

const skillsOf = (texts: readonly string[]) =>
  readPage(['#Skills', ...texts, '#Education', 'Lund University']).skillCategories.map(({ name, skills }) => [
    name,
    skills.map((skill) => skill.name),
  ])

describe('skills', () => {
  it.each([
    [
      ['Languages: Go, Python', 'Data: Kafka; Redis'],
      [
        ['Languages', ['Go', 'Python']],
        ['Data', ['Kafka', 'Redis']],
      ],
    ],
    [
      ['**Clinical', 'Triage, Wound care', '**Teaching', 'Mentoring'],
      [
        ['Clinical', ['Triage', 'Wound care']],
        ['Teaching', ['Mentoring']],
      ],
    ],
    [
      ['Litigation (Depositions, Trials)', 'Research (Westlaw, PACER)'],
      [
        ['Litigation', ['Depositions', 'Trials']],
        ['Research', ['Westlaw', 'PACER']],
      ],
    ],
    [
      ['Design', 'Branding, Packaging', 'Tools', 'Figma, Illustrator'],
      [
        ['Design', ['Branding', 'Packaging']],
        ['Tools', ['Figma', 'Illustrator']],
      ],
    ],
    [
      ['Methods – HPLC, GC, MS', 'Software – Empower, LIMS'],
      [
        ['Methods', ['HPLC', 'GC', 'MS']],
        ['Software', ['Empower', 'LIMS']],
      ],
    ],
    [['Welding', 'Rigging', 'Pipe fitting'], [['', ['Welding', 'Rigging', 'Pipe fitting']]]],
    [['IFRS', 'Consolidation', 'SAP'], [['', ['IFRS', 'Consolidation', 'SAP']]]],
  ])('are read from %j', (texts, expected) => {
    expect(skillsOf(texts)).toEqual(expected)
  })

  it('are what stands under Highlights before any work, in two columns too', () => {
    const resume = readPage(
      ['#Highlights', '• Food safety', '• Cash handling', '• Menu costing', '• Stock', '', '#Experience'],
      [
        ...column(320, 94, ['• POS systems', '• Staff training', '• Scheduling', '• Hiring']),
        ...column(50, 178, ['Shift Manager, Harbor Grill', '2014 – 2019', 'Highlights', '• Cut waste by 18%']),
      ],
    )
    expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual([
      'Food safety',
      'Cash handling',
      'Menu costing',
      'Stock',
      'POS systems',
      'Staff training',
      'Scheduling',
      'Hiring',
    ])
    expect(resume.personalInfo).toMatchObject({ firstName: 'Rosa', lastName: 'Lind' })
    expect(resume.experiences).toMatchObject([{ position: 'Shift Manager', description: '- Cut waste by 18%' }])
  })

  it('are labels side by side that nothing follows', () => {
    const { skillCategories } = readPage(
      ['#Skills'],
      ['Class A licence:', 'Load securement:', 'Reefer units:', 'Trip planning:'].map((text, at) => ({
        text,
        x: 50 + 250 * (at % 2),
        y: 100 + 20 * (at >> 1),
        bold: true,
      })),
    )
    expect(skillCategories.flatMap(({ skills }) => skills.map((skill) => skill.name)).toSorted()).toEqual([
      'Class A licence',
      'Load securement',
      'Reefer units',
      'Trip planning',
    ])
  })

  it('wrap where they stand nearer to each other than items do', () => {
    const texts = ['Airframe', 'Composite', 'repair', 'Hydraulics', 'Welding', 'Blueprint', 'reading']
    const gaps = [0, 30, 13, 30, 30, 30, 13]
    let y = 100
    const { skillCategories } = readPage(
      ['#Skills'],
      texts.map((text, at) => {
        y += gaps[at] ?? 0
        return { text, x: 50, y, bold: true }
      }),
    )
    expect(skillCategories.flatMap(({ skills }) => skills.map((skill) => skill.name))).toEqual([
      'Airframe',
      'Composite repair',
      'Hydraulics',
      'Welding',
      'Blueprint reading',
    ])
  })

  it.each([
    ['Python, SQL (advanced, daily); Excel', ['Python, SQL (advanced, daily)', 'Excel']],
    ['Brazing, controls, ducts, wiring; ServiceTitan', ['Brazing', 'controls', 'ducts', 'wiring', 'ServiceTitan']],
    ['Patient care * Phlebotomy * EKG', ['Patient care', 'Phlebotomy', 'EKG']],
    ['Dictation, 65 wpm typing', ['Dictation', '65 wpm typing']],
    ['Go, Python and Rust.', ['Go', 'Python and Rust']],
    ['External examiner, 14 doctorates, Reviewer', ['External examiner, 14 doctorates', 'Reviewer']],
  ])('are parted in %s', (text, items) => {
    expect(splitItems(text)).toEqual(items)
  })
})

it('reads languages with their levels, however they are written', () => {
  const { languages } = readPage([
    '#Languages',
    'English (Native)',
    'German – B1',
    'Yoruba: fluent',
    'Latin',
    'Irish=Basic',
  ])
  expect(languages.map(({ name, level }) => [name, level])).toEqual([
    ['English', 'Native'],
    ['German', 'B1'],
    ['Yoruba', 'fluent'],
    ['Latin', ''],
    ['Irish', 'Basic'],
  ])
})

it('reads certifications with issuer and date', () => {
  const { certifications } = readPage([
    '#Certifications',
    '**Advanced Life Support',
    'Resuscitation Council UK',
    'May 2022',
    '**Forklift Licence',
    'DEKRA',
    '2019',
  ])
  expect(certifications).toMatchObject([
    { name: 'Advanced Life Support', issuer: 'Resuscitation Council UK', date: '2022-05' },
    { name: 'Forklift Licence', issuer: 'DEKRA', date: '2019' },
  ])
})

it('reads certifications and degrees in a row, each with its own year', () => {
  const { certifications, education } = readPage([
    '#Certifications',
    'Certificate in Museum Studies, 2019; WHMIS, 2023',
    '#Education',
    'MA, Public History, Lund University, 2014-2016; BA, History, Umeå University, 2010-2014',
  ])
  expect(certifications?.map(({ name, date }) => [name, date])).toEqual([
    ['Certificate in Museum Studies', '2019'],
    ['WHMIS', '2023'],
  ])
  expect(education.map(({ degree, institution, endDate }) => [degree, institution, endDate])).toEqual([
    ['MA', 'Lund University', '2016'],
    ['BA', 'Umeå University', '2014'],
  ])
})

it('reads a certification a line, each with its own year, though the first is all capitals', () => {
  const { certifications } = readPage([
    '#Certifications',
    'OSHA 10, 2014',
    'Erosion Control Field Guide training, 2021',
    'Wisconsin driver license class D',
  ])
  expect(certifications?.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
    ['OSHA 10', '', '2014'],
    ['Erosion Control Field Guide training', '', '2021'],
    ['Wisconsin driver license class D', '', ''],
  ])
})

describe('languages', () => {
  it.each([
    [
      ['Swedish, native', 'Arabic, spoken'],
      ['Swedish native', 'Arabic spoken'],
    ],
    [['German Intermediate, B1'], ['German Intermediate, B1']],
    [['English and Portuguese'], ['English', 'Portuguese']],
    [
      ['Fluent Welsh and English speaker', 'Some French'],
      ['Welsh Fluent', 'English Fluent', 'French Some'],
    ],
    [['English and Spanish (both native)'], ['English native', 'Spanish native']],
    [['Fluent in Irish'], ['Irish Fluent']],
    [['Fluent Irish, good French'], ['Irish Fluent', 'French good']],
    [
      ['Spanish (can get by)', 'English (upper intermediate (B2))'],
      ['Spanish can get by', 'English upper intermediate (B2)'],
    ],
    [['English, Te reo Māori (conversational)'], ['English', 'Te reo Māori conversational']],
    [['Welsh: beginner, Level 3'], ['Welsh beginner, Level 3']],
    [
      ['**isiXhosa', 'Home tongue', '**English', 'Fluent'],
      ['isiXhosa Home tongue', 'English Fluent'],
    ],
    [['English: fluent', 'Referees on request'], ['English fluent']],
  ])('of %j are %j', (texts, languages) => {
    const read = readPage(['#Languages', ...texts, '#Education', 'Lund University']).languages
    expect(read.map(({ name, level }) => `${name} ${level}`.trim())).toEqual(languages)
  })
})

describe('items', () => {
  it('are parted by slashes where no other mark parts them', () => {
    expect(splitItems('Conduit / Motor controls (AC, DC) / Fire alarm')).toEqual([
      'Conduit',
      'Motor controls (AC, DC)',
      'Fire alarm',
    ])
    expect(splitItems('TCP / IP, DNS')).toEqual(['TCP / IP', 'DNS'])
  })
})

describe('certificates', () => {
  const certificatesOf = (...texts: string[]) =>
    readPage(['#Certificates', ...texts, '#Education', 'Lund University']).certifications.map(({ name }) => name)

  it('of one ticket stay together, and those between semicolons do not', () => {
    expect(certificatesOf('ACS: CCN1, CENWAT, CKR1', 'First Aid at Work; Mental Health First Aider')).toEqual([
      'ACS: CCN1, CENWAT, CKR1',
      'First Aid at Work',
      'Mental Health First Aider',
    ])
  })

  it('go by the name behind their label', () => {
    expect(certificatesOf('Endorsements: Tanker')).toEqual(['Tanker endorsement'])
  })

  it('are a name over its issuer and year between empty lines', () => {
    const texts = [
      'Certified Builder - Associate',
      'Lind Web Services, 2021',
      '',
      'Certified Associate',
      'Hexley, 2018',
    ]
    const text = [
      'Rosa Lind',
      'rosa@example.com',
      '',
      'EDUCATION',
      '',
      'Lund University, 2009',
      '',
      'CERTIFICATIONS',
      '',
    ]
    const { certifications } = readText([...text, ...texts].join('\n'), { newId: () => '' }).resume
    expect(certifications.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
      ['Certified Builder - Associate', 'Lind Web Services', '2021'],
      ['Certified Associate', 'Hexley', '2018'],
    ])
  })

  it('are a line each where each ends in its date', () => {
    expect(certificatesOf('Gentle Handling Level 2, 2021', 'PET CPR, 2023')).toEqual([
      'Gentle Handling Level 2',
      'PET CPR',
    ])
  })
})
