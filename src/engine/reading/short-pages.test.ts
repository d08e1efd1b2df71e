import { describe, expect, it } from 'vitest'
import { readText } from './read-text.ts'

const read = (text: string) => readText(text, { newId: () => '' })

describe('a short resume without headings', () => {
  const short = `Priya Nair
Receptionist
Reading, Berkshire | 07911 123456 | priya.nair@example.com

Larkspur Dental, Reading - Receptionist - March 2020 to now
• Front desk for 4 dentists
• Cash up daily

Tarn Books - Customer assistant - 2017-2020
• Till and stock room

GCSEs, Hexley School 2016
Skills: Excel, Exact, typing`

  it('keeps what was done below each job', () => {
    const { resume, other } = read(short)
    expect(resume.experiences).toMatchObject([
      { position: 'Receptionist', description: '- Front desk for 4 dentists\n- Cash up daily' },
      { position: 'Customer assistant', company: 'Tarn Books', description: '- Till and stock room' },
    ])
    expect(other).toEqual([])
  })

  it('has its schools and skills beside the jobs', () => {
    const { resume } = read(short)
    expect(resume.education).toMatchObject([{ institution: 'Hexley School', degree: 'GCSEs' }])
    expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual([
      'Excel',
      'Exact',
      'typing',
    ])
  })

  it('keeps its bullets beside labels that are none of a job', () => {
    const { resume } = read(
      'Ana Costa\nana@example.com\n\nData Engineer, Larkspur Retail, 2018 - Present\n- Built the pipelines\n\nSummary: Data engineer with six years in retail.',
    )
    expect(resume.personalInfo.summary).toBe('Data engineer with six years in retail.')
    expect(resume.experiences).toMatchObject([{ company: 'Larkspur Retail', description: '- Built the pipelines' }])
  })
})

describe('a page typed without care', () => {
  const careless = `Dwayne Purcell
forklift operator
Tarn Freight Memphis TN 03/2019 til now, dock lead
loads 20 trailers a shift, trains the new guys
Larkspur Tire (Southaven) tire tech 2016 - 2019 - rotations, flats, alignments
high school diploma Hexley High 2014
OSHA forklift cert 2019
stand up forklift, pallet jack, RF scanner
901-555-0134 dpurcell@example.com`

  it('has jobs with the town cut off and what is said behind the years', () => {
    const { resume } = read(careless)
    expect(resume.experiences).toMatchObject([
      {
        company: 'Tarn Freight',
        location: 'Memphis TN',
        description: 'loads 20 trailers a shift, trains the new guys',
      },
      { company: 'Larkspur Tire', location: 'Southaven', description: '- rotations, flats, alignments' },
    ])
  })

  it('ends the last job at a school, a paper, a row of skills and the contacts', () => {
    const { resume } = read(careless)
    expect(resume.education).toMatchObject([{ institution: 'Hexley High', degree: 'high school diploma' }])
    expect(resume.certifications).toMatchObject([{ name: 'OSHA forklift cert', date: '2019' }])
    expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toContain('pallet jack')
    expect(resume.personalInfo).toMatchObject({ email: 'dpurcell@example.com', phone: '901-555-0134' })
  })

  it('reads the same with a blank line below every line', () => {
    const { id: _, ...apart } = read(careless.replaceAll('\n', '\n\n')).resume
    const { id: __, ...close } = read(careless).resume
    expect(apart).toEqual(close)
  })

  it('has a label in front of one line head that line alone', () => {
    const { resume } = read(
      'Caleb Foote\n027 555 0126\nschool - Hexley College, 2009\n2010-2013 milker, Larkspur Dairies\nmilked 400 cows\n2013-2017 bee hand, Tarn Honey\nqueen rearing',
    )
    expect(resume.education).toMatchObject([{ institution: 'Hexley College' }])
    expect(resume.experiences).toHaveLength(2)
  })
})

it('lines below the labels of a job are what was done there', () => {
  const { resume } = read(
    'Ada Holm\n\nWORK HISTORY\nCompany: Larkspur Packers   Position: Bookkeeper   Period: Feb 2020 to date\n- Debtors to trial balance\n- Monthly returns\nCompany: Tarn Spares   Position: Clerk   Period: Aug 2016 to Jan 2020\n- Reconciled 140 accounts',
  )
  expect(resume.experiences.map(({ description }) => description)).toEqual([
    '- Debtors to trial balance\n- Monthly returns',
    '- Reconciled 140 accounts',
  ])
})

it('a remark in brackets says what the employer is, and a post stands below it', () => {
  const { resume } = read(
    'Ada Holm\nada@example.com\n\nEXPERIENCE\n\nLARKSPUR STAMPING, Hexley, OH     2007 - 2014\n(brackets for trucks, 200 people)\n\nManufacturing Engineer\n- Progressive dies\n- Layouts and first article inspection\n\nTARN PRECISION, Dundee Mills, WI   1999 - 2007\n\nCNC Operator\n- Ran lathes\n\nCERTIFICATIONS ETC.\nISO 9001:2015 Lead Auditor, 2017',
  )
  expect(resume.experiences).toMatchObject([
    { company: 'LARKSPUR STAMPING', position: 'Manufacturing Engineer' },
    { company: 'TARN PRECISION', position: 'CNC Operator' },
  ])
  expect(resume.certifications).toMatchObject([{ name: 'ISO 9001:2015 Lead Auditor', date: '2017' }])
})

it('what stands beside the dates of a job is no employer, and a remark on it no job', () => {
  const { resume } = read(
    'Ada Holm\nada@example.com\n\nWork\nLarkspur Quarries, Hexley - Laboratory Assistant\nDec 2023 - present time, 20-30 hrs/wk\n(on leave Jan 2024 - Feb 2025)\n> Sampling of stockpiles\n> Washing and splitting samples\n\nTarn Pools - Lifeguard\n2019 - 2023\n> First aid',
  )
  expect(resume.experiences).toMatchObject([
    { position: 'Laboratory Assistant', startDate: '2023-12', current: true },
    { position: 'Lifeguard', company: 'Tarn Pools', description: '- First aid' },
  ])
  expect(resume.experiences[0]?.company).toContain('Larkspur Quarries')
  expect(resume.experiences[0]?.description).toContain('- Sampling of stockpiles\n- Washing and splitting samples')
})

it('prose broken at a fixed width is read in whole sentences', () => {
  const { resume } = read(`Malcolm Holm
Tel 07700 900318

From September 2013 to August 2018 I was Assistant Caretaker at
Larkspur Primary School (210 on roll). I opened up and locked
up, did the boiler in the mornings, put out the hall for dinners
and gritted the playground, and did repairs in the holidays.

Since September 2018 I have been Site Caretaker at Tarn Junior
School, which is 340 children in a Victorian building with a new
block and two mobiles. I am the only caretaker. I look after the
three cleaners and do the weekly fire alarm test, legionella and
ladder checks and the asbestos book for the whole of the site.`)
  expect(resume.experiences).toMatchObject([
    { position: 'Assistant Caretaker', company: 'Larkspur Primary School' },
    { position: 'Site Caretaker', company: 'Tarn Junior School', current: true },
  ])
  expect(resume.experiences[1]?.description).toContain('- I am the only caretaker.')
})

it('jobs that begin with their years are parted by nothing else', () => {
  const { resume } = read(
    'Darren Holm\nHexley, 07700 900418\n\n2016 to now  Larkspur Windows Ltd, fitter\nwindows and doors, lead fitter on my van since 2019, did the flats at Tarn Hill (64 flats) in 2021/22\n2011-2016 self employed, subbing for 3 local firms\n2004-2011 Calder Glass, started in the yard then out on the vans',
  )
  expect(resume.experiences).toMatchObject([
    { position: 'fitter', company: 'Larkspur Windows Ltd', startDate: '2016', current: true },
    { startDate: '2011', endDate: '2016' },
    { company: 'Calder Glass', startDate: '2004', endDate: '2011' },
  ])
})

it('the name and page number at the top of a second page are no employer', () => {
  const { resume } = read(
    'Colleen Hardy\ncolleen@example.com\n417-555-0163\n\nEXPERIENCE\n\nTARN MOLDING, Hexley, MO\nQuality Inspector     2013 - 2017\n- Final inspection\n\nColleen Hardy                         Page 2\n\nLARKSPUR STAMPING, Delford, MO\nReceiving Inspector      2009 - 2013\n- Inspected incoming coil',
  )
  expect(resume.experiences.map(({ company }) => company)).toEqual(['TARN MOLDING', 'LARKSPUR STAMPING'])
})

it('short lines below each other are not prose broken at a fixed width', () => {
  const { resume } = read(
    [
      ...['Oskar Lind', 'Leeds | 07700 900123 | oskar@lind.example', '', 'WORK HISTORY', ''],
      ...['Lind Pumps', 'Kirkcaldy', 'Design Engineer', '2018 to 2024', '- Drew pump housings', ''],
      ...['Hexley Tools', 'Barnsley', 'Junior Engineer', '2015 to 2018', '- Checked drawings', ''],
      ...['EDUCATION', 'Tarn University, Bachelor of Engineering, 2015'],
    ].join('\n'),
  )
  expect(resume.experiences).toMatchObject([
    { company: 'Lind Pumps', position: 'Design Engineer', location: 'Kirkcaldy' },
    { company: 'Hexley Tools', position: 'Junior Engineer', location: 'Barnsley' },
  ])
})
