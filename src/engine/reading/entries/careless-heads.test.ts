import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const read = (text: string) => readText(text, { newId: () => '' }).resume

describe('heads of jobs that somebody wrote in a hurry', () => {
  it('name no employer by the words beside their years', () => {
    const { experiences } = read(
      [
        'Rosa Lind',
        'rosa@lind.example',
        '',
        'Experience',
        '',
        'Baker, Hexley Mill',
        '2017 – 2019, also in summer 2021',
        '- Sourdough and rye',
        '',
        'Waiter/ closer, Otter & Reed, 2015–2017 + most Fridays',
        'Tables; till; bar.',
      ].join('\n'),
    )
    expect(experiences).toMatchObject([
      { company: 'Hexley Mill', position: 'Baker' },
      { company: 'Otter & Reed', position: 'Waiter/ closer' },
    ])
  })

  it('tell how one worked and by what name', () => {
    const { experiences } = read(
      [
        'Rosa Lind',
        'rosa@lind.example',
        '',
        'Work History',
        '',
        'May 2016 to date     Self employed, trading as Lind Fencing',
        'Garden fences for private customers.',
        '',
        '2010 – 2016     Tarn Borough Council, Park Keeper',
        'Looked after two parks.',
      ].join('\n'),
    )
    expect(experiences).toMatchObject([
      { company: 'Lind Fencing', position: 'Self employed', startDate: '2016-05', current: true },
      { company: 'Tarn Borough Council', position: 'Park Keeper' },
    ])
  })

  it('have their town behind a hyphen, as job sites write it, unless the town has one', () => {
    const { experiences } = read(
      [
        'Rosa Lind',
        'rosa@lind.example',
        '',
        'Work Experience',
        '',
        'Payroll Clerk',
        'Hexley Staffing Group-Tucson, AZ',
        'May 2020 to Present',
        '- Ran payroll',
        '',
        'Cashier',
        'Otter Hardware, Winston-Salem, NC',
        '2016 to 2020',
        '- Counted tills',
      ].join('\n'),
    )
    expect(experiences).toMatchObject([
      { company: 'Hexley Staffing Group', location: 'Tucson, AZ' },
      { company: 'Otter Hardware', location: 'Winston-Salem, NC' },
    ])
  })

  it('have the post in the first sentence below them', () => {
    const { experiences } = read(
      [
        'Rosa Lind',
        'rosa@lind.example',
        '',
        'WORK',
        '',
        'TARN HAULAGE, Hexley       Oct 2020 to May 2021',
        'Night driver. Picked up milk from farms and washed the tank',
        '',
        'HEXLEY POULTRY, Otley       2014 - 2016',
        'Line worker, then forklift driver in the cold store. Led a team of eight people on nights for two years',
      ].join('\n'),
    )
    expect(experiences).toMatchObject([
      { position: 'Night driver', description: 'Picked up milk from farms and washed the tank' },
      {
        position: 'Line worker, then forklift driver in the cold store',
        description: 'Led a team of eight people on nights for two years',
      },
    ])
  })

  it('keep a list of years among what was done', () => {
    const { experiences, personalInfo } = read(
      [
        'Rosa Lind',
        'rosa@lind.example',
        '',
        'WORK',
        '',
        'Bus Driver, Tarn Coaches, 2019 - 2024',
        '- Drove the school run',
        'Clean driver award 2021 2022 2023 (210,000 miles)',
      ].join('\n'),
    )
    expect(personalInfo.phone).toBe('')
    expect(experiences[0]?.description).toContain('Clean driver award')
  })

  it('lead with their years below the summary, one with no post to name as well', () => {
    const { experiences } = read(
      [
        'Rosa Lind',
        'rosa@lind.example',
        '',
        'I have cut hair for as long as I can remember and would like to do it under one roof again.',
        '',
        '2014 – present     Lind Mobile Hair (self employed)',
        'I see about thirty customers a week in their own homes and in two care homes, and do my own books.',
        '',
        '2006 – 2014    Salon Hexley, Senior Stylist',
        'Cuts, colour and training of juniors.',
        '',
        '2001 to 2006    Otter Barbers Ltd., Apprentice then Barber',
        'Learnt the trade.',
      ].join('\n'),
    )
    expect(experiences.map(({ company, startDate }) => `${company} ${startDate}`)).toEqual([
      'Lind Mobile Hair 2014',
      'Salon Hexley 2006',
      'Otter Barbers Ltd. 2001',
    ])
    expect(experiences[0]?.description).toContain('thirty customers')
  })
})

describe('schools that somebody wrote in a hurry', () => {
  it('give no degree for hours, grades and teams', () => {
    const { education } = read(
      [
        'Rosa Lind',
        'rosa@lind.example',
        '',
        'Education',
        'Hexley Truck Driving Academy, 5 week, 200 hour, Sept 2020',
        'Tarn Ridge High, class of 2019, 3.4 gpa, band president',
      ].join('\n'),
    )
    expect(education.map(({ degree, field }) => degree + field)).toEqual(['', ''])
  })

  it('keep the class behind the field', () => {
    const { education } = read(
      ['Rosa Lind', 'rosa@lind.example', '', 'Education', '2015–2018    BSc Biology 2:1, University of Hexley'].join(
        '\n',
      ),
    )
    expect(education).toMatchObject([
      { institution: 'University of Hexley', degree: 'BSc', field: 'Biology', description: '2:1' },
    ])
  })
})

describe('names', () => {
  it('have letters behind them that begin small', () => {
    const { personalInfo } = read('Rosa Lind-Hale, aPHR\nMesa, AZ 85204\nrosa@lind.example\n\nSkills\nPayroll, Excel')
    expect(personalInfo).toMatchObject({ firstName: 'Rosa', lastName: 'Lind-Hale' })
  })
})
