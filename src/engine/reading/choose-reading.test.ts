import { describe, expect, it } from 'vitest'
import { readText } from './read-text.ts'

const read = (text: string) => readText(text, { newId: () => '' }).resume

describe('of the readings of one document', () => {
  it('the one that keeps what was done wins where both name the jobs', () => {
    const { experiences } = read(
      'Ines Marlow\nporter\nTarn Hotel, Hexley, porter, 2019 - now\n- Carries the luggage\n- Parks the cars',
    )
    expect(experiences).toMatchObject([
      { position: 'porter', company: 'Tarn Hotel', description: '- Carries the luggage\n- Parks the cars' },
    ])
  })

  it('sentences are followed where nothing else parts the jobs', () => {
    const { experiences } = read(
      'My name is Ines Marlow. I am a porter at the Tarn Hotel since 2019. Before that I was a cleaner at Larkspur Mills from 2014 to 2018.',
    )
    expect(experiences).toMatchObject([
      { position: 'porter', company: 'Tarn Hotel', startDate: '2019' },
      { position: 'cleaner', company: 'Larkspur Mills', endDate: '2018' },
    ])
  })

  it('the heads of columns are no names', () => {
    const { experiences } = read(
      'NAME\tInes Marlow\nTRADE\tWelder\nEXPERIENCE\nCompany\tPost\tFrom\tTo\nTarn Contracting, Riyadh\tWelder\t2015\t2022\nLarkspur Mills\tHelper\t2010\t2014',
    )
    expect(experiences.map(({ company }) => company)).toEqual(['Tarn Contracting', 'Larkspur Mills'])
  })

  it('a label left before its name is none of an employer', () => {
    const { experiences } = read(
      [
        ...['I am called: Ines Marlow', 'I live: Hexley, Ohio', '', 'Where I worked -'],
        ...['in Armenia: Tarn School No. 78, music teacher, from 1996 to 2008'],
        ...['in America first: Larkspur Kids, teacher aide, from 2010 to 2014'],
        ...['in America after: Marsh Preschool, preschool teacher, from 2014 to June 2025', ''],
        ...['Papers: 24 units of child development, Child Development Teacher Permit', 'Languages: Armenian, English'],
      ].join('\n'),
    )
    expect(experiences.map(({ company }) => company)).toEqual([
      'Tarn School No. 78',
      'Larkspur Kids',
      'Marsh Preschool',
    ])
  })
})
