import { describe, expect, it } from 'vitest'
import { readText } from '../read-text.ts'

const readJobs = (...lines: string[]) =>
  readText(['Rosa Lind', 'rosa@lind.example', '', 'Experience', '', ...lines].join('\n'), { newId: () => '' }).resume
    .experiences

describe('towns of the list', () => {
  it('are told from the employer they stand behind', () => {
    expect(
      readJobs(
        'Home Carer',
        'Holloway Homecare Ltd, Kettering',
        'May 2014 - June 2019',
        '- Washed and dressed nine people a day',
        '',
        'Fitter, Brandt Pumps, Millmerran, 2009 - 2014',
        '- Lined pumps',
      ),
    ).toMatchObject([
      { position: 'Home Carer', company: 'Holloway Homecare Ltd', location: 'Kettering' },
      { position: 'Fitter', company: 'Brandt Pumps' },
    ])
  })

  it('stand before the code of a province', () => {
    expect(readJobs('Welder, Sutter Yards, Fort McMurray AB', '2014 - 2019', '- Welded hulls')).toMatchObject([
      { position: 'Welder', company: 'Sutter Yards', location: 'Fort McMurray AB' },
    ])
  })

  it('have lines and cells of their own', () => {
    expect(
      readJobs('Brookfield Care – Kettering', 'Carer | 2011 to 2014', '• Kept daily notes of ten visits'),
    ).toMatchObject([{ company: 'Brookfield Care', position: 'Carer', location: 'Kettering' }])
  })

  it('stand behind a dash with their state, whatever else their name says', () => {
    expect(
      readJobs('Brookfield Poultry - Macon GA', 'Forklift operator', '2008 - 2013', '- Loaded trailers'),
    ).toMatchObject([{ company: 'Brookfield Poultry', position: 'Forklift operator', location: 'Macon GA' }])
  })

  it('may be employers where no other stands beside a title', () => {
    expect(readJobs('Cashier, Wawa', '2011 to 2014', '- Ran the till')).toMatchObject([
      { company: 'Wawa', position: 'Cashier' },
    ])
  })
})
