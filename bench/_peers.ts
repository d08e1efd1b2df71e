// The same resume in the same fonts by two other common ways to a PDF: react-pdf, and a browser that prints.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { chromium } from '@playwright/test'
import { Document, Font, Image, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { formatDate, formatPeriod } from '#engine/resume/dates.ts'
import { fullName } from '#engine/resume/names.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import { faceKey } from '#engine/style/fonts.ts'
import { fontPath } from '#server/exports/fonts/font-files.ts'
import { findChromium } from '../scripts/support/chromium.mjs'
import { benchTemplate } from './_bench-resume.ts'

const { style, design } = benchTemplate()
const fill = design.fill ?? style.primaryColor

/** What every peer is told of the template. */
export const look = { fontSize: style.fontSize, color: style.textColor, fill }

export const faces = [
  { family: 'Body', weight: 400, style: 'normal', path: fontPath(faceKey(style.fontFamily, 400, false)) },
  { family: 'Body', weight: 400, style: 'italic', path: fontPath(faceKey(style.fontFamily, 400, true)) },
  { family: 'Body', weight: 700, style: 'normal', path: fontPath(faceKey(style.fontFamily, 700, false)) },
  { family: 'Display', weight: 700, style: 'normal', path: fontPath(faceKey(design.headingFont, 700, false)) },
] as const

for (const { family, weight, style: fontStyle, path } of faces) {
  Font.register({ family, src: path, fontWeight: weight, fontStyle })
}

/** What all of them draw, as texts. */
export function contentOf(resume: Resume) {
  return {
    name: fullName(resume),
    person: resume.personalInfo,
    skills: resume.skillCategories.map(({ name, skills }) => ({ name, skills: skills.map((skill) => skill.name) })),
    credentials: resume.certifications.map(({ name, issuer, date }) => ({ name, issuer, date: formatDate(date) })),
    languages: resume.languages.map(({ name, level }) => `${name} – ${level}`),
    jobs: resume.experiences.map((job) => ({
      company: job.company,
      location: job.location ?? '',
      position: job.position,
      period: formatPeriod(job.startDate, job.endDate, job.current),
      bullets: plain(job.description).split('\n'),
    })),
    schools: resume.education.map((entry) => ({
      place: entry.institution,
      location: entry.location ?? '',
      degree: `${entry.degree}, ${entry.field}`,
      period: formatPeriod(entry.startDate, entry.endDate, entry.current),
    })),
  }
}

const styles = StyleSheet.create({
  page: {
    fontFamily: 'Body',
    fontSize: style.fontSize,
    color: style.textColor,
    flexDirection: 'row',
    lineHeight: 1.35,
  },
  side: { width: '33.3%', padding: 28, backgroundColor: fill, color: '#ffffff' },
  main: { width: '66.7%', padding: 40 },
  name: { fontFamily: 'Display', fontSize: 24, fontWeight: 700 },
  heading: { fontFamily: 'Display', fontSize: 13, fontWeight: 700, marginTop: 14, paddingTop: 4, borderTopWidth: 0.8 },
  row: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 6 },
  strong: { fontWeight: 700 },
  italic: { fontStyle: 'italic' },
  bullet: { flexDirection: 'row', marginTop: 2 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  chip: { borderWidth: 0.6, borderRadius: 3, paddingHorizontal: 6, paddingVertical: 2 },
  photo: { width: 80, height: 80, borderRadius: 40 },
})
type Look = (typeof styles)[keyof typeof styles]

const text = (content: string, look?: Look) => h(Text, look ? { style: look } : {}, content)
const view = (look: Look, ...children: ReactNode[]) => h(View, { style: look }, ...children)

/** Renders with react-pdf. */
export function renderReactPdf(resume: Resume): Promise<Buffer> {
  return renderToBuffer(reactDocument(resume))
}

function reactDocument(resume: Resume): ReactElement<import('@react-pdf/renderer').DocumentProps> {
  const { name, person, skills, credentials, languages, jobs, schools } = contentOf(resume)
  const side = view(
    styles.side,
    person.profileImage ? h(Image, { src: person.profileImage, style: styles.photo }) : null,
    text(name, styles.name),
    text(person.professionalTitle),
    h(Link, { src: `mailto:${person.email}` }, person.email),
    text(person.phone),
    text(person.location),
    text('Skills', styles.heading),
    ...skills.flatMap((group) => [
      text(group.name, styles.strong),
      view(styles.chips, ...group.skills.map((skill) => view(styles.chip, text(skill)))),
    ]),
    text('Certifications', styles.heading),
    ...credentials.flatMap((entry) => [text(entry.name, styles.strong), text(entry.issuer), text(entry.date)]),
    text('Languages', styles.heading),
    ...languages.map((language) => text(language)),
  )
  const main = view(
    styles.main,
    text('Summary', styles.heading),
    text(person.summary),
    text('Experience', styles.heading),
    ...jobs.flatMap((job) => [
      view(styles.row, text(job.company, styles.strong), text(job.location)),
      view(styles.row, text(job.position, styles.italic), text(job.period)),
      ...job.bullets.map((bullet) => view(styles.bullet, text('•  '), text(bullet))),
    ]),
    text('Education', styles.heading),
    ...schools.flatMap((school) => [
      view(styles.row, text(school.place, styles.strong), text(school.location)),
      view(styles.row, text(school.degree, styles.italic), text(school.period)),
    ]),
  )
  return h(Document, { title: name }, h(Page, { size: 'LETTER', style: styles.page }, side, main))
}

/** One page for all documents, which finds the fonts in its cache after the first. */
export async function openPrinter(): Promise<{ print(resume: Resume): Promise<Buffer>; close(): Promise<void> }> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  })
  const fonts = await serveFonts()
  const page = await browser.newPage()
  await page.goto(fonts.address)
  return {
    async print(resume) {
      await page.setContent(documentHtml(resume))
      return page.pdf({ printBackground: true, tagged: true, preferCSSPageSize: true })
    },
    async close() {
      await browser.close()
      fonts.server.close()
    },
  }
}

async function serveFonts(): Promise<{ server: Server; address: string }> {
  const files = faces.map(({ path }) => readFileSync(path))
  const server = createServer((request, response) => {
    const file = files[Number(request.url?.slice('/font/'.length) || -1)]
    response.setHeader('cache-control', 'public, max-age=3600')
    response.setHeader('content-type', file ? 'font/ttf' : 'text/html')
    response.end(file ?? '<!doctype html><title>Fonts</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/` }
}

const fontFaces = faces.map(
  (face, index) =>
    `@font-face{font-family:${face.family};font-weight:${face.weight};font-style:${face.style};src:url(/font/${index})}`,
)

const css = `${fontFaces.join('')}
  @page { size: letter; margin: 0 }
  body { margin: 0; font: ${style.fontSize}pt/1.35 Body; font-variant-ligatures: none; color: ${style.textColor} }
  .page { display: grid; grid-template-columns: 1fr 2fr; min-height: 100vh }
  aside { padding: 28pt; background: ${fill}; color: #fff }
  main { padding: 40pt }
  h1, h2 { font-family: Display; font-weight: 700; line-height: 1.18 } h1 { font-size: 24pt }
  h2 { font-size: 13pt; margin: 14pt 0 4pt; padding-top: 4pt; border-top: .8pt solid; break-after: avoid }
  h3, p, ul { margin: 0; font-size: inherit } ul { padding-left: 10pt } em { font-style: italic }
  .row { display: flex; justify-content: space-between; margin-top: 6pt; break-after: avoid }
  .chips { display: flex; flex-wrap: wrap; gap: 4pt } .chips span { border: .6pt solid; border-radius: 3pt; padding: 2pt 6pt }
  img { width: 80pt; height: 80pt; border-radius: 50%; object-fit: cover }
`

const escapeHtml = (content: string): string => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const row = (left: string, right: string): string => `<div class="row">${left}<span>${escapeHtml(right)}</span></div>`

function documentHtml(resume: Resume): string {
  const { name, person, skills, credentials, languages, jobs, schools } = contentOf(resume)
  const chips = skills.map((group) => {
    const items = group.skills.map((skill) => `<span>${escapeHtml(skill)}</span>`)
    return `<h3>${escapeHtml(group.name)}</h3><div class="chips">${items.join('')}</div>`
  })
  const papers = credentials.map(
    (entry) => `<h3>${escapeHtml(entry.name)}</h3><p>${escapeHtml(entry.issuer)}<br>${escapeHtml(entry.date)}</p>`,
  )
  const work = jobs.map((job) => {
    const head = row(`<h3>${escapeHtml(job.company)}</h3>`, job.location)
    const role = row(`<em>${escapeHtml(job.position)}</em>`, job.period)
    return `${head}${role}<ul>${job.bullets.map((bullet) => `<li>${escapeHtml(bullet)}`).join('')}</ul>`
  })
  const study = schools.map(
    (school) =>
      row(`<h3>${escapeHtml(school.place)}</h3>`, school.location) +
      row(`<em>${escapeHtml(school.degree)}</em>`, school.period),
  )
  const photo = person.profileImage ? `<img src="${person.profileImage}" alt="Portrait">` : ''
  return `<!doctype html><html lang="en"><title>${escapeHtml(name)}</title><style>${css}</style><div class="page">
    <aside>${photo}<h1>${escapeHtml(name)}</h1><p>${escapeHtml(person.professionalTitle)}</p>
    <p><a href="mailto:${escapeHtml(person.email)}">${escapeHtml(person.email)}</a><br>${escapeHtml(person.phone)}<br>
    ${escapeHtml(person.location)}</p><h2>Skills</h2>${chips.join('')}<h2>Certifications</h2>${papers.join('')}
    <h2>Languages</h2>${languages.map((language) => `<p>${escapeHtml(language)}</p>`).join('')}</aside>
    <main><h2>Summary</h2><p>${escapeHtml(person.summary)}</p><h2>Experience</h2>${work.join('')}
    <h2>Education</h2>${study.join('')}</main></div>`
}
