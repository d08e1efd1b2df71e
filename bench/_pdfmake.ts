// The same resume in the same fonts by pdfmake.
import pdfmake from 'pdfmake'
import type { Resume } from '#engine/resume/resume.ts'
import { contentOf, faces, look } from './_peers.ts'

const pathOf = (family: string, weight: number, style: string) =>
  faces.find((face) => face.family === family && face.weight === weight && face.style === style)?.path ?? ''

pdfmake.setFonts({
  Body: {
    normal: pathOf('Body', 400, 'normal'),
    italics: pathOf('Body', 400, 'italic'),
    bold: pathOf('Body', 700, 'normal'),
  },
  Display: { normal: pathOf('Display', 700, 'normal'), bold: pathOf('Display', 700, 'normal') },
})
pdfmake.setLocalAccessPolicy(() => true)
pdfmake.setUrlAccessPolicy(() => false)

const heading = (text: string) => ({ text, font: 'Display', fontSize: 13, margin: [0, 14, 0, 4] })
const row = (left: object, right: string) => ({
  columns: [left, { text: right, alignment: 'right' }],
  margin: [0, 6, 0, 0],
})

/** Renders with pdfmake. */
export function renderPdfmake(resume: Resume): Promise<Buffer> {
  const { name, person, skills, credentials, languages, jobs, schools } = contentOf(resume)
  const side = [
    ...(person.profileImage ? [{ image: person.profileImage, width: 80 }] : []),
    { text: name, font: 'Display', fontSize: 24 },
    person.professionalTitle,
    { text: person.email, link: `mailto:${person.email}` },
    person.phone,
    person.location,
    heading('Skills'),
    ...skills.flatMap((group) => [{ text: group.name, bold: true }, group.skills.join('  ·  ')]),
    heading('Certifications'),
    ...credentials.flatMap((entry) => [{ text: entry.name, bold: true }, entry.issuer, entry.date]),
    heading('Languages'),
    ...languages,
  ]
  const main = [
    heading('Summary'),
    person.summary,
    heading('Experience'),
    ...jobs.flatMap((job) => [
      row({ text: job.company, bold: true }, job.location),
      row({ text: job.position, italics: true }, job.period),
      { ul: job.bullets },
    ]),
    heading('Education'),
    ...schools.flatMap((school) => [
      row({ text: school.place, bold: true }, school.location),
      row({ text: school.degree, italics: true }, school.period),
    ]),
  ]
  const columns = [
    { width: '33%', stack: side, color: '#ffffff' },
    { width: '*', stack: main, margin: [24, 0, 0, 0] },
  ]
  return pdfmake
    .createPdf({
      pageSize: 'LETTER',
      pageMargins: [28, 28, 28, 28],
      info: { title: name },
      defaultStyle: { font: 'Body', fontSize: look.fontSize, color: look.color, lineHeight: 1.15 },
      background: { canvas: [{ type: 'rect', x: 0, y: 0, w: 204, h: 792, color: look.fill }] },
      content: [{ columns }],
    })
    .getBuffer()
}
