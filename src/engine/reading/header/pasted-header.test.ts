import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const rest = [
  '',
  'EXPERIENCE',
  '',
  'Site Clerk',
  'Harlow Builders Ltd, Leeds',
  '2019 - 2023',
  '- Kept the diary of two sites',
  '- Ordered timber and steel',
]

const readTop = (...lines: string[]) =>
  readText([...lines, ...rest].join('\n'), { newId: () => '' }).resume.personalInfo

describe('the top of a resume pasted as text', () => {
  it.each([
    ['Rosa Lind, B.A., M.Ed.', 'Rosa Lind'],
    ['Rosa Lind, BSc (Hons), PhD, MRSB', 'Rosa Lind'],
    ['Rosa Lind PhD MRSC', 'Rosa Lind'],
    ['Rosa Lind MBChB', 'Rosa Lind'],
    ['Rosa McDonald', 'Rosa McDonald'],
    ['Rosa Lind, M.Sc., chemist', 'Rosa Lind'],
    ['Dipl.-Ing. (FH) Rosa Lind', 'Rosa Lind'],
    ['ROSA LIND, RN, CCRN', 'ROSA LIND'],
    ['Rosa Lind, MLS(ASCP)CM', 'Rosa Lind'],
    ['Rosa "Rosie" Lind, EIT', 'Rosa Lind'],
    ['Rosa (Rosie) Lind', 'Rosa Lind'],
    ['ROSA MAY LIND', 'ROSA MAY LIND'],
    ['Robert Lind, Jr.', 'Robert Lind, Jr.'],
  ])('names %s', (line, name) => {
    const { firstName, lastName } = readTop(line, 'rosa@lind.example')
    expect(`${firstName} ${lastName}`.replace(' Jr.', ', Jr.').replace(',,', ',')).toBe(name)
  })

  it('calls nobody by the letters behind the name', () => {
    expect(readTop('Rosa Lind, RN, CCRN', 'Registered Nurse - Oncology', 'rosa@lind.example')).toMatchObject({
      professionalTitle: 'Registered Nurse - Oncology',
    })
  })

  it('parts contacts at dashes and full stops', () => {
    expect(readTop('Rosa Lind', 'rosa@lind.example - 541-555-0148 - Bend, Oregon')).toMatchObject({
      location: 'Bend, Oregon',
      phone: '541-555-0148',
      professionalTitle: '',
    })
    expect(readTop('Rosa Lind', 'Newport, South Wales. Tel 01632 960142. rosa@lind.example')).toMatchObject({
      location: 'Newport, South Wales',
      phone: '01632 960142',
    })
  })

  it('parts a name from the contacts on its line, and a street from its town', () => {
    expect(readTop('Ms. Rosa Lind | Duluth, MN | 218-555-0103 | rosa@lind.example', '', 'Site Clerk')).toMatchObject({
      firstName: 'Rosa',
      lastName: 'Lind',
      location: 'Duluth, MN',
      phone: '218-555-0103',
      professionalTitle: 'Site Clerk',
    })
    expect(readTop('Rosa Lind', 'Flat 4B, Green Court, Kochi - 682030, Kerala', 'rosa@lind.example').location).toBe(
      'Kochi, 682030, Kerala',
    )
    expect(readTop('Rosa Lind', '45 Protea Street, Randburg, 2194', 'rosa@lind.example').location).toBe(
      'Randburg, 2194',
    )
  })

  it('takes a town in a line of its own for a place, and the phone at home for a phone', () => {
    expect(readTop('Rosa Lind', 'Wolverhampton', 'Home: (512) 555-0163', 'Email: rosa@lind.example')).toMatchObject({
      location: 'Wolverhampton',
      phone: '(512) 555-0163',
      professionalTitle: '',
    })
  })

  it('takes no title from what the summary wishes for', () => {
    expect(
      readTop('Rosa Lind', 'rosa@lind.example', '', 'OBJECTIVE:', 'To work as a site clerk in a growing firm.'),
    ).toMatchObject({ professionalTitle: '', summary: 'To work as a site clerk in a growing firm.' })
  })

  it('keeps a title in capitals, the summary below it, and no label of it', () => {
    expect(
      readTop(
        'Rosa Lind',
        'rosa@lind.example',
        '',
        'SITE CLERK',
        '',
        'Six years of diaries, orders and deliveries on sites.',
      ),
    ).toMatchObject({
      professionalTitle: 'SITE CLERK',
      summary: 'Six years of diaries, orders and deliveries on sites.',
    })
    expect(readTop('Rosa Lind', '', 'Objective: To obtain a post as a clerk on large sites.').summary).toBe(
      'To obtain a post as a clerk on large sites.',
    )
  })
})

describe('a page that calls itself a resume', () => {
  it('has a name below, and no summary', () => {
    expect(readTop('RESUME', '', 'Rosa Lind, M.Sc.', 'rosa@lind.example')).toMatchObject({
      firstName: 'Rosa',
      lastName: 'Lind',
      summary: '',
    })
  })
})

describe('headings that end in colons', () => {
  it('head sections where lists follow them', () => {
    const { experiences } = readText(
      ['Rosa Lind', 'rosa@lind.example', ...rest].join('\n').replace('EXPERIENCE', 'WORK EXPERIENCE:'),
      {
        newId: () => '',
      },
    ).resume
    expect(experiences).toMatchObject([
      { position: 'Site Clerk', company: 'Harlow Builders Ltd', location: 'Leeds', startDate: '2019' },
    ])
    expect(experiences[0]?.description).toBe('- Kept the diary of two sites\n- Ordered timber and steel')
  })

  it('takes no label for a title, and no county for a town', () => {
    const top = readTop('Rosa Lind', '12 Mill Terrace, Hexham, Northumberland, NE46 1EZ', 'Visa: Manager, until 2027')
    expect(top).toMatchObject({ professionalTitle: '', location: 'Hexham, Northumberland, NE46 1EZ' })
  })
})

describe('the letters behind a name', () => {
  const held = (name: string, ...more: string[]) => {
    const { resume, other } = readText([name, 'rosa@lind.example', ...rest, '', ...more].join('\n'), {
      newId: () => '',
    })
    const { certifications, education } = resume
    return {
      papers: certifications.map((paper) => paper.name),
      degrees: education.map(({ degree }) => degree),
      other: other.map(({ text }) => text),
    }
  }

  it('are the licences and degrees that the resume does not name', () => {
    expect(held('Rosa Lind, P.E., PMP, MBA')).toEqual({ papers: ['P.E.', 'PMP'], degrees: ['MBA'], other: [] })
  })

  it.each([
    ['Rosa Lind, P.E.', 'LICENSES', 'Professional Engineer, Ohio, 2021'],
    [
      'Rosa Lind, RN, BSN',
      'LICENSES',
      'Registered Nurse, Ohio, 2021',
      '',
      'EDUCATION',
      'Bachelor of Science in Nursing, Hexley University, 2017',
    ],
    ['Rosa Lind, CPA', 'LICENSES', 'CPA, Ohio, 2021'],
    ['Rosa Lind, MLS(ASCP)CM', 'LICENSES', 'Medical Laboratory Scientist, ASCP, 2021'],
  ])('say nothing new where it does: %s', (name, ...more) => {
    const { papers, degrees } = held(name, ...more)
    expect(papers).toHaveLength(1)
    expect(degrees).toHaveLength(more.includes('EDUCATION') ? 1 : 0)
  })

  it('are no papers where they are a form of address', () => {
    expect(held('Rosa Lind, Esq.').papers).toEqual([])
  })
})
