import { describe, expect, it } from 'vitest'
import { column, pageOf, type Text } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'

const readPage = (texts: readonly Text[]) =>
  readDocument(pageOf([{ text: 'Rosa Lind', x: 50, y: 40, size: 20 }, ...texts]), { newId: () => '' }).resume

const job = (y: number, employer: string, town: string, post: string, dates: string): Text[] => [
  { text: employer, x: 50, y, bold: true },
  { text: `, ${town}`, x: 50 + employer.length * 5, y },
  { text: dates, x: 440, y },
  { text: post, x: 50, y: y + 14, italic: true },
  { text: '• Kept the books of four shops', x: 60, y: y + 28 },
]

describe('towns that no list knows', () => {
  it('stand behind the employer on its line, in another look, where the post has a line of its own', () => {
    const { experiences } = readPage([
      ...column(50, 80, ['#Experience']),
      ...job(100, 'Tarn Joinery Ltd', 'Brackenmoor', 'Second Hand', 'Feb 2017 – present'),
      ...job(160, 'Kerr Kitchens', 'Lower Hexley', 'Benchman', 'Mar 2012 – Jan 2017'),
    ])
    expect(experiences).toMatchObject([
      { company: 'Tarn Joinery Ltd', position: 'Second Hand', location: 'Brackenmoor' },
      { company: 'Kerr Kitchens', position: 'Benchman', location: 'Lower Hexley' },
    ])
  })

  it('stand so too beside others that are known', () => {
    const { experiences } = readPage([
      ...column(50, 80, ['#Experience']),
      ...job(100, 'Tarn Joinery Ltd', 'Leeds', 'Second Hand', 'Feb 2017 – present'),
      ...job(160, 'Kerr Kitchens', 'Lower Hexley', 'Benchman', 'Mar 2012 – Jan 2017'),
    ])
    expect(experiences).toMatchObject([{ location: 'Leeds' }, { position: 'Benchman', location: 'Lower Hexley' }])
  })

  it('stand behind the title in another look, where the employer is above several of them', () => {
    const job = (y: number, post: string, town: string, dates: string): Text[] => [
      { text: post, x: 50, y, bold: true },
      { text: town, x: 58 + post.length * 5, y, italic: true },
      { text: dates, x: 440, y },
      { text: '• Kept the books of four shops', x: 60, y: y + 14 },
    ]
    const { experiences } = readPage([
      ...column(50, 80, ['#Experience', '**Tarn Springs Beverages Ltd']),
      ...job(108, 'Area Manager', 'Durban', '2019 – present'),
      ...job(150, 'Sales Representative', 'Lower Hexley', '2015 – 2019'),
    ])
    expect(experiences).toMatchObject([
      { position: 'Area Manager', company: 'Tarn Springs Beverages Ltd', location: 'Durban' },
      { position: 'Sales Representative', company: 'Tarn Springs Beverages Ltd', location: 'Lower Hexley' },
    ])
  })

  it('follow an employer with a trade in its name', () => {
    const { experiences } = readPage(
      column(50, 80, [
        '#Experience',
        ...['Veterinary Nurse', 'Paws & Claws Vet Clinic, Marlow NSW', 'Feb 2016 – Aug 2020', '• Ran the kennels'],
        ...['Animal Attendant', 'Harrow Veterinary Hospital, Dunmere NSW', 'Jan 2014 – Jan 2016', '• Fed the cats'],
      ]),
    )
    expect(experiences).toMatchObject([
      { company: 'Paws & Claws Vet Clinic', location: 'Marlow NSW' },
      { company: 'Harrow Veterinary Hospital', location: 'Dunmere NSW' },
    ])
  })

  it('count for each of the posts below one employer', () => {
    const { experiences } = readPage([
      ...column(50, 80, ['#Experience', '**Globex Systems LLC']),
      { text: 'Hamilton, ON', x: 440, y: 94 },
      ...column(60, 108, ['Payroll Manager', '', 'Payroll Clerk', '']),
      { text: 'Jul 2019 - Present', x: 440, y: 108 },
      { text: '• Ran payroll for nine shops', x: 70, y: 122 },
      { text: 'Jan 2016 - Jul 2019', x: 440, y: 136 },
      { text: '• Kept the books of four shops', x: 70, y: 150 },
    ])
    expect(experiences).toMatchObject([
      { position: 'Payroll Manager', location: 'Hamilton, ON' },
      { position: 'Payroll Clerk', company: 'Globex Systems LLC', location: 'Hamilton, ON' },
    ])
  })
})
