// Plain text: headings in capitals on their own lines, one line for what an entry is and where, bullets as `- `.
import { linkLabel } from '#engine/resume/canonical-text.ts'
import { formatDate, formatPeriod } from '#engine/resume/dates.ts'
import { dateStyle, documentLanguage, documentWords } from '#engine/resume/document-words.ts'
import { contactKinds, displayUrl } from '#engine/resume/links.ts'
import { fullName } from '#engine/resume/names.ts'
import type { Resume, SectionId } from '#engine/resume/resume.ts'
import { parseRichText, type RichRun } from '#engine/resume/rich-text.ts'
import { listShownSections, sectionTitle } from '#engine/resume/sections.ts'
import { defineFormat } from './format.ts'

/** What is typed, edited and read back has a form of its own. */
export { canonicalText } from '#engine/resume/canonical-text.ts'

export default defineFormat({
  id: 'txt',
  label: 'Plain text',
  mime: 'text/plain; charset=utf-8',
  extension: 'txt',
  render: writeText,
})

function writeText(resume: Resume): string {
  const sections = listShownSections(resume).flatMap((section) => {
    const { blocks, gap } = sectionWriters[section](resume)
    const written = blocks.filter((block) => block !== '')
    if (written.length === 0) return []
    const title = sectionTitle(resume, section).toLocaleUpperCase(documentLanguage(resume))
    return [`${title}\n\n${written.join(gap)}`]
  })
  return `${[writeHeader(resume), ...sections].filter((part) => part !== '').join('\n\n')}\n`
}

function writeHeader(resume: Resume): string {
  const person = resume.personalInfo
  const labels = documentWords(resume).contacts
  const contacts = contactKinds
    .filter((kind) => person[kind]?.trim())
    .map((kind) => `${labels[kind]}: ${person[kind]?.trim()}`)
  const links = (person.links ?? [])
    .filter(({ url }) => url.trim() !== '')
    .map(({ label, url }) => `${label.trim() || linkLabel}: ${url.trim()}`)
  return [fullName(resume), person.professionalTitle.trim(), ...contacts, ...links]
    .filter((line) => line !== '')
    .join('\n')
}

type Section = { blocks: string[]; gap: '\n' | '\n\n' }

const sectionWriters: Record<SectionId, (resume: Resume) => Section> = {
  summary: ({ personalInfo }) => ({ blocks: describe(personalInfo.summary), gap: '\n' }),

  experience: (resume) => ({
    blocks: resume.experiences.map((entry) =>
      writeEntry({
        slots: [entry.position, entry.company, entry.location],
        period: formatPeriod(entry.startDate, entry.endDate, entry.current, dateStyle(resume)),
        description: entry.description,
      }),
    ),
    gap: '\n\n',
  }),

  education: (resume) => ({
    blocks: resume.education.map((entry) =>
      writeEntry({
        slots: [entry.degree, entry.field, entry.institution, entry.location],
        period: formatPeriod(entry.startDate, entry.endDate, entry.current, dateStyle(resume)),
        description: entry.description,
      }),
    ),
    gap: '\n\n',
  }),

  skills: ({ skillCategories }) => ({
    blocks: skillCategories.map(({ name, skills }) => {
      const names = skills.map((skill) => skill.name.trim()).filter((skill) => skill !== '')
      const separator = names.some((skill) => skill.includes(',')) ? '; ' : ', '
      return labelled(name, names.join(separator))
    }),
    gap: '\n',
  }),

  projects: ({ projects }) => ({
    blocks: projects.map((entry) =>
      writeEntry({ slots: [entry.name, entry.url], period: '', description: entry.description }),
    ),
    gap: '\n\n',
  }),

  certifications: (resume) => ({
    blocks: resume.certifications.map((entry) =>
      joinSlots([entry.name, entry.issuer, formatDate(entry.date, dateStyle(resume))]),
    ),
    gap: '\n',
  }),

  languages: ({ languages }) => ({
    blocks: languages.map((entry) => labelled(entry.name, entry.level.trim())),
    gap: '\n',
  }),
}

function writeEntry({
  slots,
  period,
  description = '',
}: {
  slots: (string | undefined)[]
  period: string
  description?: string | undefined
}): string {
  return [joinSlots(slots), period, ...describe(description)].filter((line) => line !== '').join('\n')
}

function joinSlots(parts: (string | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join(' | ')
}

function describe(text: string): string[] {
  return parseRichText(text).map(({ kind, runs }) => (kind === 'bullet' ? '- ' : '') + runs.map(showRun).join(''))
}

function labelled(label: string, text: string): string {
  return label.trim() === '' ? text : `${label.trim()}: ${text}`.trim()
}

/** A link shows its address next to its text, since plain text cannot be clicked. */
function showRun({ text, href }: RichRun): string {
  if (href === undefined) return text
  const address = displayUrl(href.replace(/^(?:mailto|tel):/, ''))
  return displayUrl(text) === address ? text : `${text} (${address})`
}
