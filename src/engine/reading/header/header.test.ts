import { describe, expect, it } from 'vitest'
import { column, pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import type { LinkArea } from '../segment.ts'
import { findTown } from './find-address.ts'

const readTop = (texts: readonly Text[], links: LinkArea[] = []) =>
  readDocument(pageOf([...texts, ...column(50, 300, ['#Skills', 'Butchery, Pastry'])], { links }), { newId: () => '' })
    .resume.personalInfo

const name: Text = { text: 'Imani Oyelaran', x: 50, y: 50, size: 22 }

describe('the top of a resume', () => {
  it('takes no pair of dates for a phone number', () => {
    expect(readTop([name, { text: '2014-2018  09/2011', x: 50, y: 80 }]).phone).toBe('')
    expect(readTop([name, { text: 'Tel: (0)20 7946 0311', x: 50, y: 80 }]).phone).toContain('7946 0311')
  })

  it('knows where somebody lives by the shape of an address, whatever the town, and leaves off the street', () => {
    const lives = (...texts: string[]) => readTop([name, ...column(50, 80, texts)]).location
    expect(lives('7 Tarn Rise, Brackenmoor 4512', 'imani@example.org')).toBe('Brackenmoor 4512')
    expect(lives('41 17th Ave S, Harlow, ND 58103')).toBe('Harlow, ND 58103')
    expect(lives('410 Birch Court', 'Harlow, ND 58103, United States')).toBe('Harlow, ND 58103, United States')
    expect(lives('Oak Mews, Wexley WX4 2AB', 'imani@example.org')).toBe('Wexley WX4 2AB')
    expect(lives('7 Tarn Rise', 'Brackenmoor', 'QX3 4QT', 'imani@example.org')).toBe('Brackenmoor, QX3 4QT')
    expect(lives('Fjordgata 14', '5999 Lillevik', 'Norway', 'imani@example.org')).toBe('5999 Lillevik, Norway')
    expect(lives('Umhlali, KwaZulu-Natal | imani@example.org')).toBe('Umhlali, KwaZulu-Natal')
    expect(lives('Site Manager, Halden', 'imani@example.org')).toBe('')
  })

  it('parts a postcode from the phone number behind it', () => {
    const { phone, location } = readTop([name, { text: '41 Elm Ave, Minot, ND 58701 701.555.0199', x: 50, y: 80 }])
    expect({ phone, location }).toEqual({ phone: '701.555.0199', location: 'Minot, ND 58701' })
  })

  it('leaves off the name what somebody is registered as', () => {
    const { firstName, lastName } = readTop([{ ...name, text: 'Imani Oyelaran-Grant MSW, RSW' }])
    expect([firstName, lastName]).toEqual(['Imani', 'Oyelaran-Grant'])
  })

  it('takes what kind of paper it is for no name and no title', () => {
    const texts = [
      { text: 'Curriculum Vitae', x: 50, y: 40, size: 24 },
      { ...name, y: 70 },
      { text: 'imani@example.org', x: 50, y: 90 },
    ]
    expect(readTop(texts)).toMatchObject({ firstName: 'Imani', lastName: 'Oyelaran', professionalTitle: '' })
  })

  it('takes links from where they lead, not from their words', () => {
    const link = { page: 0, x: 48, y: 70, width: 60, height: 14, url: 'https://www.linkedin.com/in/imani' }
    expect(readTop([name, { text: 'LinkedIn', x: 50, y: 80 }], [link]).linkedin).toBe(
      'https://www.linkedin.com/in/imani',
    )
  })

  it('keeps every link by what it is called: a name before it, or the network it leads to', () => {
    const texts = [
      name,
      { text: 'Portfolio: behance.net/imani | https://github.com/imani | imani.dev', x: 50, y: 80 },
      { text: 'My code', x: 50, y: 96 },
    ]
    const link = { page: 0, x: 48, y: 88, width: 60, height: 14, url: 'https://gitlab.com/imani' }
    const { website, links } = readTop(texts, [link])
    expect(website).toBe('imani.dev')
    expect(links).toMatchObject([
      { label: 'Portfolio', url: 'behance.net/imani' },
      { label: 'GitHub', url: 'https://github.com/imani' },
      { label: 'GitLab', url: 'https://gitlab.com/imani' },
    ])
  })

  it('calls a link what stands before it, where its address doesn’t say', () => {
    const texts = [name, { text: 'GitHub', x: 50, y: 80 }, { text: 'imani', x: 110, y: 80 }]
    const more = [
      { text: 'npm', x: 190, y: 80 },
      { text: 'imani-o', x: 240, y: 80 },
    ]
    const links = [
      { page: 0, x: 108, y: 70, width: 30, height: 14, url: 'https://github.com/imani' },
      { page: 0, x: 238, y: 70, width: 40, height: 14, url: 'https://short.example/x1' },
    ]
    const { website, links: read } = readTop([...texts, ...more, { text: 'imani.dev', x: 50, y: 94 }], links)
    expect(website).toBe('imani.dev')
    expect(read).toMatchObject([
      { label: 'GitHub', url: 'https://github.com/imani' },
      { label: 'npm', url: 'https://short.example/x1' },
    ])
  })

  it('keeps the first sentence of a summary whose thoughts are parted by dashes', () => {
    const first = 'Pastry cook, proud of the work - never late - and glad to teach others (when asked to).'
    const then = 'Baking has been a part of my life since school, and I would like it to stay one for good.'
    expect(readTop([name, ...column(50, 80, ['imani@example.org', first, then])]).summary).toBe(`${first}\n${then}`)
  })

  it('strips the glyphs of icon fonts', () => {
    expect(readTop([name, { text: '\uf0e0 imani@example.org', x: 50, y: 80 }]).email).toBe('imani@example.org')
  })

  it('parts a name from the title behind it', () => {
    expect(readTop([{ ...name, text: 'Imani Oyelaran, Intensive Care Nurse' }])).toMatchObject({
      lastName: 'Oyelaran',
      professionalTitle: 'Intensive Care Nurse',
    })
  })

  it('knows the name by its words where the title is set larger', () => {
    const texts = [
      { text: 'Product Designer', x: 50, y: 50, size: 20, bold: true },
      { text: 'Jane Smith', x: 50, y: 72, size: 13, bold: true },
    ]
    expect(readTop(texts)).toMatchObject({
      firstName: 'Jane',
      lastName: 'Smith',
      professionalTitle: 'Product Designer',
    })
  })

  it('keeps both halves of a title with a slash', () => {
    const texts = [
      name,
      { text: 'Engineering Technician / CAD', x: 50, y: 80 },
      { text: 'Leeds / 07700 900123', x: 50, y: 94 },
    ]
    expect(readTop(texts)).toMatchObject({
      professionalTitle: 'Engineering Technician / CAD',
      phone: '07700 900123',
      location: 'Leeds',
    })
  })

  it.each(['Résumé of Imani Oyelaran', 'Imani Oyelaran |', 'Curriculum Vitae: Imani Oyelaran'])(
    'finds the name in %s',
    (text) => {
      expect(readTop([{ ...name, text }])).toMatchObject({ firstName: 'Imani', lastName: 'Oyelaran' })
    },
  )

  it('puts a phone number and a place together that stand in two pieces', () => {
    const texts = [
      name,
      { text: 'Phone: 704-555-', x: 50, y: 80 },
      { text: '0136', x: 50, y: 94 },
      { text: 'Visalia,', x: 50, y: 120 },
      { text: 'California', x: 110, y: 120 },
    ]
    expect(readTop(texts)).toMatchObject({ phone: '704-555-0136', location: 'Visalia, California' })
  })

  it('joins a title that wraps in a narrow column', () => {
    const texts = [
      name,
      { text: 'Personal Trainer and Group', x: 50, y: 80, size: 12 },
      { text: 'Fitness Instructor', x: 50, y: 96, size: 12 },
      { text: 'imani@example.org', x: 50, y: 120 },
    ]
    expect(readTop(texts).professionalTitle).toBe('Personal Trainer and Group Fitness Instructor')
  })

  it('takes running text above the first heading for the summary', () => {
    const summary = 'Intensive care nurse with nine years on mixed units who teaches newcomers at the bedside.'
    expect(readTop([name, { text: summary, x: 50, y: 100 }]).summary).toBe(summary)
  })
})

describe('an address of several parts', () => {
  it.each([
    ['1832 Fernwood Ave, Toledo, OH 43607', 'Toledo, OH 43607'],
    ['22 Mill Lane, Leicester LE2 6TF', 'Leicester LE2 6TF'],
    ['ul. Lipowa 64/12, 35-301 Rzeszów', '35-301 Rzeszów'],
    ['Rua das Flores, 12 - Centro, Campinas - SP, 13010-100', 'Campinas, SP, 13010-100'],
    ['14 Harbour Hill, Galway, Ireland', 'Galway, Ireland'],
    ['3511 PC Utrecht', '3511 PC Utrecht'],
    ['Coslada (Madrid)', 'Coslada (Madrid)'],
  ])('gives its town: %s', (text, town) => {
    expect(findTown(text)).toBe(town)
  })

  it.each(['Senior Nurse, 2015', '8821 (mobile)', '10001 Python Developer', 'Member 0000-0002-1825-0097'])(
    'is not %s',
    (text) => {
      expect(findTown(text)).toBeUndefined()
    },
  )

  it('keeps numbers that are none out of the phone', () => {
    const texts = [
      name,
      { text: 'Av. Central, 210, 2900-456 Setúbal', x: 50, y: 80 },
      { text: 'born 22/05/1993', x: 50, y: 94 },
      { text: 'Telemóvel: +351 910 555 062', x: 50, y: 108 },
    ]
    expect(readTop(texts)).toMatchObject({ phone: '+351 910 555 062', location: '2900-456 Setúbal' })
  })

  it('is below what a document calls itself, which is no name', () => {
    const title: Text = { text: 'CURRICULUM VITAE', x: 50, y: 30, size: 24, bold: true }
    expect(readTop([title, { ...name, size: 12 }])).toMatchObject({ firstName: 'Imani', lastName: 'Oyelaran' })
  })
})
