import { formatDate, formatPeriod } from '#engine/resume/dates.ts'
import { dateStyle } from '#engine/resume/document-words.ts'
import { displayUrl, listContacts, webHref } from '#engine/resume/links.ts'
import { fullName } from '#engine/resume/names.ts'
import type { Resume, SectionId } from '#engine/resume/resume.ts'
import { parseRichText, type RichRun } from '#engine/resume/rich-text.ts'
import { listShownSections, sectionTitle } from '#engine/resume/sections.ts'
import { defineFormat } from './format.ts'

export default defineFormat({
  id: 'md',
  label: 'Markdown',
  mime: 'text/markdown; charset=utf-8',
  extension: 'md',
  render: (resume) => {
    const sections = listShownSections(resume).flatMap((section) => {
      const blocks = sectionWriters[section](resume).filter((block) => block !== '')
      return blocks.length === 0 ? [] : [`## ${escapeInline(sectionTitle(resume, section))}`, ...blocks]
    })
    return `${[...writeHeader(resume), ...sections].filter((block) => block !== '').join('\n\n')}\n`
  },
})

function writeHeader(resume: Resume): string[] {
  const name = fullName(resume)
  const title = resume.personalInfo.professionalTitle.trim()
  const contacts = listContacts(resume.personalInfo).map(({ text, href }) => writeLink(escapeInline(text), href))
  return [name && `# ${escapeInline(name)}`, title && `**${escapeInline(title)}**`, escapeStart(contacts.join(' · '))]
}

const sectionWriters: Record<SectionId, (resume: Resume) => string[]> = {
  summary: ({ personalInfo }) => writeDescription(personalInfo.summary),

  experience: (resume) =>
    resume.experiences.flatMap((entry) => [
      writeEntryHeading([entry.position, entry.company]),
      writeDetails([formatPeriod(entry.startDate, entry.endDate, entry.current, dateStyle(resume)), entry.location]),
      ...writeDescription(entry.description),
    ]),

  education: (resume) =>
    resume.education.flatMap((entry) => [
      writeEntryHeading([entry.degree, entry.field, entry.institution]),
      writeDetails([formatPeriod(entry.startDate, entry.endDate, entry.current, dateStyle(resume)), entry.location]),
      ...writeDescription(entry.description ?? ''),
    ]),

  skills: ({ skillCategories }) => [
    writeList(
      skillCategories.map(({ name, skills }) => {
        const names = skills.map((skill) => skill.name.trim()).filter((skill) => skill !== '')
        return { label: name, text: names.join(', ') }
      }),
    ),
  ],

  projects: ({ projects }) =>
    projects.flatMap((entry) => {
      const url = entry.url?.trim() ?? ''
      const link = writeLink(escapeInline(displayUrl(url)), webHref(url))
      return [writeEntryHeading([entry.name]), url && link, ...writeDescription(entry.description)]
    }),

  certifications: (resume) => [
    writeList(
      resume.certifications.map((entry) => ({
        label: entry.name,
        text: [entry.issuer.trim(), formatDate(entry.date, dateStyle(resume))].filter((part) => part !== '').join(', '),
      })),
    ),
  ],

  languages: ({ languages }) => [writeList(languages.map(({ name, level }) => ({ label: name, text: level })))],
}

function writeEntryHeading(parts: string[]): string {
  const words = parts.map((part) => part.trim()).filter((part) => part !== '')
  return words.length === 0 ? '' : `### ${escapeInline(words.join(', '))}`
}

function writeDetails(parts: (string | undefined)[]): string {
  const words = parts.map((part) => part?.trim() ?? '').filter((part) => part !== '')
  return words.length === 0 ? '' : `*${escapeInline(words.join(' · '))}*`
}

function writeList(items: { label: string; text: string }[]): string {
  const lines = items.map(({ label, text }) => {
    const name = label.trim() && `**${escapeInline(label.trim())}**`
    return [name, escapeInline(text.trim())].filter((part) => part !== '').join(': ')
  })
  return lines
    .filter((line) => line !== '')
    .map((line) => `- ${escapeStart(line)}`)
    .join('\n')
}

/** Paragraphs stand apart, bullets under one another. */
function writeDescription(text: string): string[] {
  const blocks: string[] = []
  let isInList = false
  for (const { kind, runs } of parseRichText(text)) {
    const line = escapeStart(runs.map(writeRun).join(''))
    if (kind === 'bullet' && isInList) blocks.push(`${blocks.pop()}\n- ${line}`)
    else blocks.push(kind === 'bullet' ? `- ${line}` : line)
    isInList = kind === 'bullet'
  }
  return blocks
}

function writeRun({ text, bold, italic, href }: RichRun): string {
  // A mark beside a space is not read as a mark: the spaces go outside.
  const words = text.trim()
  if (words === '') return text
  const start = text.indexOf(words)
  const [before, after] = [text.slice(0, start), text.slice(start + words.length)]
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`
  return before + writeLink(mark + escapeInline(words) + mark, href) + after
}

function writeLink(words: string, href: string | undefined): string {
  return href === undefined
    ? words
    : `[${words}](${href.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))})`
}

function escapeInline(text: string): string {
  return text.replace(/[\\`*_[\]<]|~(?=~)|&(?=#?\w+;)/g, '\\$&')
}

/** A line that starts with one of these would become a heading, a quote, a rule or a list. */
function escapeStart(line: string): string {
  return line.replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2').replace(/^[-+=>#]/, '\\$&')
}
