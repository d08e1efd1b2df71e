import { describe, expect, it } from 'vitest'
import { flowOf } from '../page.fixture.ts'
import { readDocument } from '../read-resume.ts'
import type { FlowParagraph } from '../segment.ts'

type Written = Partial<FlowParagraph> & { text: string }

const heading = (text: string): Written => ({ text, level: 1, gapBefore: true })
const table = (number: number, rows: readonly (readonly string[])[]): Written[] =>
  rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ text, cell: { table: number, row, column, columns: cells.length } })),
  )
const read = (texts: readonly (string | Written)[]) => readDocument(flowOf(texts), { newId: () => '' })

describe('entries told row by row', () => {
  it('are read from a table of labels and values, with the personal details above them', () => {
    const { resume, other } = read([
      heading('Informazioni personali'),
      ...table(0, [
        ['Nome', 'Ornella Tavazzi'],
        ['Indirizzo', 'Via Garibaldi 4, 10122 Torino'],
        ['E-mail', 'ornella@example.org'],
      ]),
      heading('Esperienza lavorativa'),
      ...table(1, [
        ['Date (da – a)', 'Da marzo 2016 ad oggi'],
        ['Nome e indirizzo del datore di lavoro', 'Mobilificio Sereni, Cantù'],
        ['Tipo di azienda o settore', 'Arredamento'],
        ['Tipo di impiego', 'Falegname'],
        ['Principali mansioni e responsabilità', 'Montaggio di cucine su misura'],
        ['Date (da – a)', '2010 – 2015'],
        ['Nome e indirizzo del datore di lavoro', 'Segheria Alta Valle, Sondrio'],
        ['Tipo di impiego', 'Operaio'],
      ]),
      heading('Istruzione e formazione'),
      ...table(2, [
        ['Date (da – a)', '2005 – 2010'],
        ['Nome e tipo di istituto di istruzione o formazione', 'Istituto Leonardo'],
        ['Qualifica conseguita', 'Diploma di perito'],
      ]),
    ])
    expect(resume).toMatchObject({
      personalInfo: { firstName: 'Ornella', lastName: 'Tavazzi', location: '10122 Torino' },
      experiences: [
        {
          company: 'Mobilificio Sereni',
          location: 'Cantù',
          position: 'Falegname',
          startDate: '2016-03',
          current: true,
          description: '- Montaggio di cucine su misura',
        },
        { company: 'Segheria Alta Valle', position: 'Operaio', startDate: '2010', endDate: '2015' },
      ],
      education: [{ institution: 'Istituto Leonardo', startDate: '2005', endDate: '2010' }],
    })
    expect(other.map(({ text }) => text)).toContain('Arredamento')
  })

  it('have what was done below them, without a label or a mark', () => {
    const { resume } = read([
      heading('Experience'),
      'Name of employer:\tHexley Care Home, Leeds',
      'Position:\tCare Assistant',
      'Period:\tJune 2014 - Aug. 2018',
      'Helped residents with washing and dressing',
      'Wrote the daily notes',
      { text: 'Name of employer:\tTarn Clinic, York', gapBefore: true },
      'Position:\tWard Nurse',
      'Period:\t2012-01 to 2014-04',
      'Duties and responsibilities:',
      'Worked nights on the labour ward',
    ])
    expect(resume.experiences.map(({ description }) => description)).toEqual([
      '- Helped residents with washing and dressing\n- Wrote the daily notes',
      '- Worked nights on the labour ward',
    ])
  })

  it('are read where a tab and a colon part label and value, with the duties below', () => {
    const { resume } = read([
      'Devika Raman',
      'devika@example.org',
      heading('Professional Experience'),
      'Organisation\t: Coral Bay Networks, Kochi\nDesignation\t: Support Engineer\nDuration\t: Jun 2019 to till date',
      'Roles & Responsibilities:',
      { text: 'Answers two hundred tickets a week', isList: true },
    ])
    expect(resume.experiences).toMatchObject([
      {
        company: 'Coral Bay Networks',
        location: 'Kochi',
        position: 'Support Engineer',
        startDate: '2019-06',
        current: true,
        description: '- Answers two hundred tickets a week',
      },
    ])
  })

  it('are read from a table below a head of labels', () => {
    const { resume } = read([
      'Devika Raman',
      heading('Education'),
      ...table(0, [
        ['Course', 'Institution', 'Year of Passing', 'Percentage'],
        ['B.Sc Physics', 'Malabar College of Science', '2015', '72%'],
        ['HSC', 'Hill View School', '2012', '81%'],
      ]),
    ])
    expect(resume.education).toMatchObject([
      { degree: 'B.Sc', field: 'Physics', institution: 'Malabar College of Science', endDate: '2015' },
      { degree: 'HSC', institution: 'Hill View School', endDate: '2012' },
    ])
  })

  it('have their duties, their achievements and why they ended below them', () => {
    const { resume } = read([
      'Rosa Lind',
      'WORK HISTORY',
      ...['Establishment: Larkspur Hotel, Durban', 'Position: Commis Chef', 'Period of employment: 2017 - 2020'],
      ...['Duties:', { text: 'Kept the cold kitchen', isList: true }],
      ...['Achievements:', { text: 'Cut the waste by half', isList: true }, 'Reason for leaving: moved away'],
      ...['Establishment: Hexley Grill, Durban', 'Position: Kitchen Porter', 'Period of employment: 2015 - 2017'],
      ...['EDUCATIONAL ATTAINMENT', 'Secondary: Tarn High School', '2010 - 2014'],
    ])
    expect(resume.experiences).toMatchObject([
      {
        company: 'Larkspur Hotel',
        position: 'Commis Chef',
        description: '- Kept the cold kitchen\n- Cut the waste by half',
      },
      { company: 'Hexley Grill', position: 'Kitchen Porter', description: '' },
    ])
    expect(resume.education).toMatchObject([{ institution: 'Tarn High School', endDate: '2014' }])
  })

  it('name a firm with its trade', () => {
    const { resume } = read([
      ...['Rosa Lind', 'EXPERIENCE'],
      ...['Employer: Marsh and Cole, Chartered Surveyors, Leeds', 'Position: Clerk', 'Dates: 2017 - 2020'],
    ])
    expect(resume.experiences).toMatchObject([{ company: 'Marsh and Cole, Chartered Surveyors', location: 'Leeds' }])
  })

  it('end at the next heading where a label opened them', () => {
    const { resume } = read([
      ...['Rosa Lind', '2012 - 2019', 'Office Administrator, Hexley Primary School', '- Kept the roll'],
      ...['Before that: Larkspur Stores, checkout', 'Study'],
      ...['Certificate III in Business, Tarn College, 2008', 'Other', 'First aid, April 2025'],
    ])
    expect(resume.experiences.map(({ company }) => company)).not.toContain('First aid')
    expect(resume.education).toMatchObject([{ institution: 'Tarn College' }])
  })
})
