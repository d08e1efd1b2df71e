// The same resume by the two other common ways to a PDF: react-pdf, and a browser that prints.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { chromium } from '@playwright/test'
import { Document, Font, Image, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { formatPeriod } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { parseRichText } from '#engine/resume/rich-text.ts'
import { faceKey } from '#engine/style/fonts.ts'
import { fontPath } from '#server/exports/fonts/font-files.ts'
import { findChromium } from '../scripts/support/chromium.mjs'
import { benchTemplate } from './_bench-resume.ts'

const { style } = benchTemplate()
const regular = fontPath(faceKey(style.fontFamily, 400, false))
const bold = fontPath(faceKey(style.fontFamily, 700, false))

Font.register({
  family: 'Bench',
  fonts: [
    { src: regular, fontWeight: 400 },
    { src: bold, fontWeight: 700 },
  ],
})

const styles = StyleSheet.create({
  page: {
    fontFamily: 'Bench',
    fontSize: style.fontSize,
    color: style.textColor,
    flexDirection: 'row',
    lineHeight: 1.35,
  },
  side: { width: '33.3%', padding: 28, backgroundColor: style.primaryColor, color: '#ffffff' },
  main: { width: '66.7%', padding: 40 },
  name: { fontSize: 26, fontWeight: 700 },
  heading: { fontSize: 13, fontWeight: 700, color: style.primaryColor, marginTop: 14, borderBottomWidth: 0.5 },
  row: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 8 },
  strong: { fontWeight: 700 },
  bullet: { flexDirection: 'row', marginTop: 2 },
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
  const { personalInfo: person } = resume
  const jobs = resume.experiences.map((job) =>
    h(
      View,
      { key: job.id },
      view(styles.row, text(job.position, styles.strong), text(formatPeriod(job.startDate, job.endDate, job.current))),
      text(`${job.company}, ${job.location}`),
      ...parseRichText(job.description).map(({ runs }) =>
        view(styles.bullet, text('• '), text(runs.map((run) => run.text).join(''))),
      ),
    ),
  )
  const side = view(
    styles.side,
    person.profileImage ? h(Image, { src: person.profileImage, style: styles.photo }) : null,
    text(`${person.firstName} ${person.lastName}`, styles.name),
    text(person.professionalTitle),
    h(Link, { src: `mailto:${person.email}` }, person.email),
    text(person.phone),
    text(person.location),
    ...resume.skillCategories.flatMap((category) => [
      text(category.name, styles.strong),
      ...category.skills.map((skill) => text(skill.name)),
    ]),
  )
  const main = view(
    styles.main,
    text('Summary', styles.heading),
    text(person.summary),
    text('Experience', styles.heading),
    ...jobs,
    text('Education', styles.heading),
    ...resume.education.map((entry) => text(`${entry.degree}, ${entry.field}, ${entry.institution}`)),
  )
  return h(Document, { title: person.lastName }, h(Page, { size: 'LETTER', style: styles.page }, side, main))
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
      await page.setContent(`<!doctype html><title>Resume</title><style>${css}</style>${documentHtml(resume)}`)
      return page.pdf({ format: 'Letter', printBackground: true, tagged: true, preferCSSPageSize: true })
    },
    async close() {
      await browser.close()
      fonts.server.close()
    },
  }
}

async function serveFonts(): Promise<{ server: Server; address: string }> {
  const files: Record<string, Buffer> = { '/regular.ttf': readFileSync(regular), '/bold.ttf': readFileSync(bold) }
  const server = createServer((request, response) => {
    const file = files[request.url ?? '']
    response.setHeader('cache-control', 'public, max-age=3600')
    response.setHeader('content-type', file ? 'font/ttf' : 'text/html')
    response.end(file ?? '<!doctype html><title>Fonts</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/` }
}

const css = `
  @font-face { font-family: Bench; font-weight: 400; src: url(/regular.ttf) }
  @font-face { font-family: Bench; font-weight: 700; src: url(/bold.ttf) }
  @page { size: letter; margin: 0 }
  body { margin: 0; font: ${style.fontSize}pt/1.35 Bench; font-variant-ligatures: none; color: ${style.textColor} }
  .page { display: grid; grid-template-columns: 1fr 2fr }
  aside { padding: 28pt; background: ${style.primaryColor}; color: #fff }
  main { padding: 40pt }
  h1 { font-size: 26pt } h2 { font-size: 13pt; color: ${style.primaryColor}; border-bottom: .5pt solid }
  .row { display: flex; justify-content: space-between; font-weight: 700 }
  img { width: 80pt; height: 80pt; border-radius: 50%; object-fit: cover }
`

const escapeHtml = (content: string): string => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function documentHtml(resume: Resume): string {
  const { personalInfo: person } = resume
  const jobs = resume.experiences.map((job) => {
    const bullets = parseRichText(job.description).map(
      ({ runs }) => `<li>${escapeHtml(runs.map((run) => run.text).join(''))}`,
    )
    const period = formatPeriod(job.startDate, job.endDate, job.current)
    return `<div class="row"><h3>${escapeHtml(job.position)}</h3><span>${period}</span></div>
      <p>${escapeHtml(`${job.company}, ${job.location}`)}</p><ul>${bullets.join('')}</ul>`
  })
  const skills = resume.skillCategories.map(
    (category) =>
      `<h3>${escapeHtml(category.name)}</h3><p>${category.skills.map((skill) => escapeHtml(skill.name)).join('<br>')}</p>`,
  )
  const schools = resume.education.map(
    (entry) => `<p>${escapeHtml(`${entry.degree}, ${entry.field}, ${entry.institution}`)}</p>`,
  )
  const photo = person.profileImage ? `<img src="${person.profileImage}" alt="">` : ''
  return `<div class="page"><aside>${photo}<h1>${escapeHtml(`${person.firstName} ${person.lastName}`)}</h1>
    <p>${escapeHtml(person.professionalTitle)}</p><a href="mailto:${escapeHtml(person.email)}">${escapeHtml(person.email)}</a>
    <p>${escapeHtml(person.phone)}<br>${escapeHtml(person.location)}</p>${skills.join('')}</aside>
    <main><h2>Summary</h2><p>${escapeHtml(person.summary)}</p><h2>Experience</h2>${jobs.join('')}
    <h2>Education</h2>${schools.join('')}</main></div>`
}
