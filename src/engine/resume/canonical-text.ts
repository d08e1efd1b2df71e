// The text that stands for a resume wherever one is typed, pasted or edited as text. It looks like the plain text a
// person would write, holds every word, and is read back exactly (reading/canonical): where a value would be mistaken
// for something else, a backslash goes before it.

import { escapeBars, oneLine, writeSlots } from './canonical-slots.ts'
import { formatExactDate, parseDate, present } from './dates.ts'
import en from './languages/en.ts'
import { contactKinds } from './links.ts'
import { fullName, splitName } from './names.ts'
import { type Resume, type SectionId, sectionIds } from './resume.ts'
import { splitLines } from './rich-text.ts'
import { hasContent, sectionTitles } from './sections.ts'

export const contactLabels = en.contacts

/** The heading over what found no place in a resume. */
export const otherHeading = 'OTHER'

export const canonicalHeadings: ReadonlyMap<string, SectionId> = new Map(
  sectionIds.map((section) => [sectionTitles[section].toUpperCase(), section]),
)

/** `other`: lines that found no place in the resume. */
export function canonicalText(resume: Resume, other: readonly string[] = []): string {
  const sections = sectionIds.flatMap((section) => {
    if (!hasContent(resume, section)) return []
    const { blocks, gap } = sectionWriters[section](resume)
    const written = blocks.filter((block) => block !== '')
    if (written.length === 0) return []
    return [`${sectionTitles[section].toUpperCase()}\n\n${written.join(gap)}`]
  })
  const rest = other.map((line) => guardLine(oneLine(line))).filter((line) => line !== '')
  if (rest.length > 0) sections.push(`${otherHeading}\n\n${rest.join('\n')}`)
  return `${[writeHeader(resume), ...sections].filter((part) => part !== '').join('\n\n')}\n`
}

/** Before a link: `Link: GitHub | github.com/ada`. */
export const linkLabel = 'Link'

const anyLabel = new RegExp(`^(?:Name|Title|${linkLabel}|${Object.values(contactLabels).join('|')}):`)

function writeHeader(resume: Resume): string {
  const person = resume.personalInfo
  const contacts = contactKinds
    .filter((kind) => oneLine(person[kind]) !== '')
    .map((kind) => `${contactLabels[kind]}: ${oneLine(person[kind])}`)
  const links = (person.links ?? [])
    .filter(({ label, url }) => oneLine(label + url) !== '')
    .map(({ label, url }) => `${linkLabel}: ${writeSlots([label, url])}`)
  return [writeName(resume), writeTitle(resume), ...contacts, ...links].filter((line) => line !== '').join('\n')
}

/** First and last name with a bar between them where the words alone would be parted otherwise. */
function writeName(resume: Resume): string {
  const first = oneLine(resume.personalInfo.firstName)
  const last = oneLine(resume.personalInfo.lastName)
  const whole = oneLine(fullName(resume))
  if (whole === '') return ''
  const parted = splitName(whole)
  const isPlain = parted.firstName === first && parted.lastName === last && !isMistakable(whole) && !isTold(whole)
  return isPlain ? whole : `Name: ${escapeBars(first)} | ${escapeBars(last)}`.trim()
}

/** Without a name above it, or looking like another line, the title says what it is. */
function writeTitle(resume: Resume): string {
  const title = oneLine(resume.personalInfo.professionalTitle)
  if (title === '') return ''
  return oneLine(fullName(resume)) === '' || isMistakable(title) || isTold(title) ? `Title: ${title}` : title
}

/** A line that tells of somebody: `Jane Doe, engineer, 5 years at Acme`. No bare name or title is written like it. */
export function isTold(line: string): boolean {
  const words = line.split(' ').length
  return words > 12 || (words > 3 && /[,;:–—]\s+\p{Ll}|[\p{Ll}\d][.!?]\s+\p{Lu}|\s[–—]\s|^I(?: am|[’']m) /u.test(line))
}

function isMistakable(line: string): boolean {
  return anyLabel.test(line) || isHeading(line) || /^[|\\]|[|\\]/.test(line)
}

function isHeading(line: string): boolean {
  return canonicalHeadings.has(line) || line === otherHeading
}

type Section = { blocks: string[]; gap: '\n' | '\n\n' }

const sectionWriters: Record<SectionId, (resume: Resume) => Section> = {
  summary: ({ personalInfo }) => ({ blocks: writeDescription(personalInfo.summary), gap: '\n' }),

  experience: ({ experiences }) => ({
    blocks: experiences.map((entry) =>
      writeEntry([entry.position, entry.company, entry.location], entry.description, entry),
    ),
    gap: '\n\n',
  }),

  education: ({ education }) => ({
    blocks: education.map((entry) =>
      writeEntry([entry.degree, entry.field, entry.institution, entry.location], entry.description, entry),
    ),
    gap: '\n\n',
  }),

  skills: ({ skillCategories }) => ({
    blocks: skillCategories.map(({ name, skills }) => writeCategory(oneLine(name), skills)),
    gap: '\n',
  }),

  projects: ({ projects }) => ({
    blocks: projects.map((entry) => writeEntry([entry.name, entry.url], entry.description)),
    gap: '\n\n',
  }),

  certifications: ({ certifications }) => ({
    blocks: certifications.map((entry) => {
      const slots = [entry.name, entry.issuer, formatExactDate(entry.date)]
      return slots.every((slot) => oneLine(slot) === '') ? '' : writeSlots(slots)
    }),
    gap: '\n',
  }),

  languages: ({ languages }) => ({
    blocks: languages.map(({ name, level }) => {
      const label = escapeColons(oneLine(name))
      const text = oneLine(level)
      if (label === '' && text === '') return ''
      return text === '' && !isHeading(label) && label !== '' ? label : `${label}: ${text}`.trim()
    }),
    gap: '\n',
  }),
}

type Period = { startDate: string; endDate?: string | undefined; current: boolean }

function writeEntry(slots: (string | undefined)[], description: string | undefined, period?: Period): string {
  const lines = writeDescription(description ?? '')
  const dates = period ? writePeriod(period) : ''
  if (slots.every((slot) => oneLine(slot) === '') && dates === '' && lines.length === 0) return ''
  // A dash alone says that there are no dates, where the first line of the text would be taken for them.
  const shown = dates === '' && period && isPeriodLine(lines[0] ?? '') ? '–' : dates
  return [writeSlots(slots), shown, ...lines].filter((line) => line !== '').join('\n')
}

function escapeColons(text: string): string {
  return text.replace(/[\\:]/g, '\\$&')
}

function writePeriod({ startDate, endDate = '', current }: Period): string {
  const start = writeDate(startDate)
  const end = current ? present : writeDate(endDate)
  if (end !== '') return `${start} – ${end}`.trim()
  return start === '' || parseDate(startDate) ? start : `${start} –`
}

function writeDate(text: string): string {
  const date = oneLine(formatExactDate(text))
  if (parseDate(text)) return date
  return date === present ? `\\${date}` : date.replace(/[\\–]/g, '\\$&')
}

const plainDate = /^(?:\d{1,2} )?(?:[A-Z][a-z]+ )?\d{4}$/

/** Whether a line below an entry's first is read as its dates. */
export function isPeriodLine(line: string): boolean {
  return plainDate.test(line) || /(?:^|\s)–(?:\s|$)/.test(line)
}

function writeCategory(name: string, skills: readonly { name: string; level?: number | undefined }[]): string {
  const shown = skills.filter((skill) => oneLine(skill.name) !== '')
  if (name === '' && shown.length === 0) return ''
  const separator = shown.some((skill) => skill.name.includes(',')) ? ';' : ','
  const items = shown.map((skill) => writeSkill(oneLine(skill.name), skill.level, separator))
  // A single skill with a comma in it ends in a semicolon, which says that commas part nothing.
  const list = items.join(`${separator} `) + (separator === ';' && items.length === 1 ? ';' : '')
  if (name !== '') return `${escapeColons(name)}: ${list}`.trim()
  return isHeading(list) || /^[\\:]|:/.test(list) ? `: ${list}` : list
}

/** `Python (4/5)` */
function writeSkill(name: string, level: number | undefined, separator: string): string {
  const pattern = separator === ';' ? /[\\;]/g : /[\\;,]/g
  const text = name.replace(pattern, '\\$&').replace(/\(([\d.]+\/5\))$/, '\\($1')
  return level === undefined ? text : `${text} (${level}/5)`
}

function writeDescription(text: string): string[] {
  return splitLines(text).map((line) =>
    line.kind === 'bullet' ? `- ${oneLine(line.text)}` : guardLine(oneLine(line.text)),
  )
}

/** A line of text that would be taken for a heading. */
function guardLine(line: string): string {
  return isHeading(line) || line.startsWith('\\') ? `\\${line}` : line
}
