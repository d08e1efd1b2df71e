// Word files as people lay them out, built by hand: what is read in them, not how.
import { describe, expect, it } from 'vitest'
import { readDocument } from '#engine/reading/read-resume.ts'
import { makeDocx } from '../files.fixture.ts'
import { readDocx } from './docx.ts'

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
const bold = '<w:b/>'
const heading = (text: string) => p(run(text, `${bold}<w:sz w:val="26"/>`))
const item = (text: string) => p(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
const head = p(run('Harriet Quinn', '<w:sz w:val="44"/>')) + p(run('h.quinn@example.com'))

const read = (body: string, parts?: Record<string, string>) =>
  readDocument(readDocx(makeDocx(body, parts)), { newId: () => '' })

describe('a Word file', () => {
  it('has dates glued to how long they took, in a cell of a table', () => {
    const { resume, other } = read(
      head +
        heading('Work Experience') +
        table(
          [
            p(run('April 2019 –')) + p(run('Present 6 years')),
            p(run('Senior Therapist', bold)) +
              p(run('Bayview Rehabilitation, Quincy, MA')) +
              item('Led the stroke round'),
          ],
          [
            p(run('January 2018 –')) + p(run('August 2018 8 months')),
            p(run('Therapist', bold)) +
              p(run('Colonial Home Health, Brockton, MA')) +
              item('Visited six clients a day'),
          ],
        ),
    )
    expect(resume.experiences).toMatchObject([
      { position: 'Senior Therapist', company: 'Bayview Rehabilitation', startDate: '2019-04', current: true },
      { position: 'Therapist', company: 'Colonial Home Health', startDate: '2018-01', endDate: '2018-08' },
    ])
    expect(other).toEqual([])
  })

  it('has the whole page in one row of a table, contacts left of the name', () => {
    const left = [
      heading('CONTACT'),
      p(run('313 555 0142')),
      heading('SKILLS'),
      ...['Splinting', 'Epic'].map((text) => p(run(text))),
    ]
    const right = [
      p(run('Eleanor Marsh', '<w:sz w:val="48"/>')),
      p(run('Head Gardener')),
      heading('EXPERIENCE'),
      p(run('Gardener', bold)),
      p(run('Harlow Carr, Harrogate')),
      p(run('2008 - 2014')),
      item('Kept the borders'),
    ]
    const { resume } = read(table([left.join(''), right.join('')]))
    expect(resume.personalInfo).toMatchObject({
      firstName: 'Eleanor',
      lastName: 'Marsh',
      professionalTitle: 'Head Gardener',
      phone: '313 555 0142',
    })
    expect(resume.skillCategories.flatMap(({ skills }) => skills.map(({ name }) => name))).toEqual([
      'Splinting',
      'Epic',
    ])
  })

  it('has its headings in cells of their own, beside sections of one line and beside large titles', () => {
    const label = (text: string) => p(run(text, bold), '<w:outlineLvl w:val="0"/>')
    const job = (title: string, employer: string, dates: string) =>
      p(run(title, `${bold}<w:sz w:val="32"/>`)) + p(run(`${employer}, Leeds`)) + p(run(dates)) + item('Ran the round')
    const { resume } = read(
      head +
        table([
          label('Experience'),
          job('Therapist', 'Bayview Rehabilitation', 'March 2019 – Present') +
            job('Assistant', 'Colonial Home Health', 'May 2016 – January 2019'),
        ]) +
        table([label('Skills'), p(run('Methods: Gait training, Taping'))]) +
        table([label('Certifications'), p(run('First Aid, Red Cross, May 2020'))]),
    )
    expect(resume.experiences.map(({ position }) => position)).toEqual(['Therapist', 'Assistant'])
    expect(resume.skillCategories.map(({ skills }) => skills.map(({ name }) => name))).toEqual([
      ['Gait training', 'Taping'],
    ])
    expect(resume.certifications).toHaveLength(1)
  })

  it('keeps a tab in a white style, which hides nothing', () => {
    const white = '<w:color w:val="FFFFFF"/>'
    const tab = `<w:r><w:rPr>${white}</w:rPr><w:tab/></w:r>`
    const { paragraphs } = readDocx(makeDocx(p(run('Therapist') + tab + run('Aug 2021') + run('unseen', white))))
    expect(paragraphs.map(({ text }) => text)).toEqual(['Therapist\tAug 2021'])
  })

  it('has its dates split over runs, contacts in the header and a page number in the footer', () => {
    const line = `${run('Harbor Works', bold)}${run(' – Detroit, MI')}<w:r><w:tab/></w:r>${run('Ja')}${run('n 20')}${run('19 –')}${run(' Present')}`
    const { resume, furniture } = read(
      `${p(run('Dana Reyes', '<w:sz w:val="40"/>'))}${heading('Experience')}${p(line)}${p(run('Welder', '<w:i/>'))}${item('Joined pipes')}<w:sectPr><w:headerReference r:id="rId1"/><w:footerReference r:id="rId2"/></w:sectPr>`,
      {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="header1.xml"/><Relationship Id="rId2" Target="footer1.xml"/></Relationships>',
        'word/header1.xml': `<w:hdr>${p(run('Detroit, MI | 313 555 0142 | dana@example.com'))}</w:hdr>`,
        'word/footer1.xml': `<w:ftr>${p(run('Page ') + run('1') + run(' of 2'))}</w:ftr>`,
      },
    )
    expect(resume.personalInfo).toMatchObject({
      email: 'dana@example.com',
      phone: '313 555 0142',
      location: 'Detroit, MI',
    })
    expect(resume.experiences).toMatchObject([
      { company: 'Harbor Works', position: 'Welder', location: 'Detroit, MI', startDate: '2019-01', current: true },
    ])
    expect(furniture.map(({ text }) => text)).toEqual(['Page 1 of 2'])
  })
})
