import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { makers } from './registry.gen.ts'

const item = { id: 'x', visible: true }

/** In the shapes that the programs' own samples and their users' files have. */
const samples = {
  candid: {
    personalInfo: { firstName: 'Ana', lastName: 'Lima' },
    experiences: [{ company: 'Acme', position: 'Engineer' }],
  },
  'json-resume': { basics: { name: 'Ana Lima' }, work: [{ name: 'Acme', position: 'Engineer', startDate: '2019-01' }] },
  'linkedin-archive': {
    'Profile.csv': readCsv(
      'First Name,Last Name,Headline,Geo Location,Websites\nAna,Lima,Engineer,"Porto, Portugal",[PORTFOLIO:https://ana.example]\n',
    ),
    'Positions.csv': readCsv(
      'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Engineer,"• Built, and ran, it. • Said ""no"".",Porto,Jan 2019,\n',
    ),
    'Education.csv': readCsv(
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nPorto University,2012,2016,,BSc,Choir\n',
    ),
    'Skills.csv': readCsv('Name\r\nSQL\r\nGo\r\n'),
    'Email Addresses.csv': readCsv(
      'Email Address,Confirmed,Primary,Updated On\nold@x.example,Yes,No,1/1/20\nana@x.example,Yes,Yes,1/1/24\n',
    ),
  },
  'reactive-resume-4': {
    basics: { name: 'Ana Lima', headline: 'Engineer', url: { label: '', href: 'https://ana.example' } },
    sections: {
      summary: { content: '<p>Builds &amp; runs.</p>' },
      experience: {
        items: [
          {
            ...item,
            company: 'Acme',
            position: 'Engineer',
            date: 'January 2019 to Present',
            summary: '<ul><li><p>Built it.</p></li><li><p>Ran it.</p></li></ul>',
          },
          { ...item, visible: false, company: 'Hidden Corp' },
        ],
      },
      skills: { items: [{ ...item, name: 'Data', keywords: ['SQL', 'Go'] }] },
    },
    metadata: { template: 'azurill' },
  },
  'reactive-resume-5': {
    basics: { name: 'Ana Lima', headline: 'Engineer', website: { url: 'https://ana.example', label: '' } },
    summary: { title: 'Summary', content: '<p>Builds.</p>' },
    sections: {
      experience: {
        items: [
          {
            hidden: false,
            company: 'Acme',
            position: 'Engineer',
            period: 'Jan 2019 - Present',
            description: '<p>Built it.</p>',
          },
        ],
      },
      education: { items: [{ school: 'Porto University', degree: 'BSc', area: 'Physics', period: '2012 - 2016' }] },
      languages: { items: [{ language: 'Portuguese', fluency: 'Native' }] },
    },
  },
} satisfies Record<keyof typeof makers, unknown>

describe.each(Object.entries(makers))('a file of %s', (name, maker) => {
  // The record above has a sample for every maker.
  const data = samples[name as keyof typeof samples]

  it('is known by that maker and by no other', () => {
    expect(Object.entries(makers).flatMap(([key, one]) => (one.matches(data) ? [key] : []))).toEqual([name])
  })

  it('gives the name and the job', () => {
    const { resume } = maker.read(data, { newId: () => '' })
    expect(resume.personalInfo).toMatchObject({ firstName: 'Ana', lastName: 'Lima' })
    expect(resume.experiences).toMatchObject([{ company: 'Acme', position: 'Engineer' }])
  })

  it.each([[null], [[]], ['text'], [{}], [{ basics: null, sections: [] }]])('is not taken for %j', (other) => {
    expect(maker.matches(other)).toBe(false)
    expect(() => maker.read(other, { newId: () => '' })).not.toThrow()
  })
})

it('reads the tables of a LinkedIn archive with their dates, items and primary address', () => {
  const { resume } = makers['linkedin-archive'].read(samples['linkedin-archive'], { newId: () => '' })
  expect(resume).toMatchObject({
    personalInfo: { email: 'ana@x.example', location: 'Porto, Portugal', website: 'https://ana.example' },
    experiences: [{ startDate: '2019-01', current: true, description: '- Built, and ran, it.\n- Said "no".' }],
    education: [{ institution: 'Porto University', degree: 'BSc', startDate: '2012', endDate: '2016' }],
    skillCategories: [{ skills: [{ name: 'SQL' }, { name: 'Go' }] }],
  })
})

it('reads periods, HTML and keywords of Reactive Resume, and leaves out what is hidden', () => {
  const { resume } = makers['reactive-resume-4'].read(samples['reactive-resume-4'], { newId: () => '' })
  expect(resume).toMatchObject({
    personalInfo: { summary: 'Builds & runs.', website: 'https://ana.example' },
    experiences: [{ startDate: '2019-01', current: true, description: '- Built it.\n- Ran it.' }],
    skillCategories: [{ name: 'Data', skills: [{ name: 'SQL' }, { name: 'Go' }] }],
  })
})
