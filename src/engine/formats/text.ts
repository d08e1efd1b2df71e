// Plain text: headings in capitals on their own lines, one line for what an entry is and where, bullets as `- `.
import { formatDate, formatExactDate, formatPeriod, present } from '#engine/resume/dates.ts'
import { type ContactKind, contactKinds, displayUrl } from '#engine/resume/links.ts'
import { fullName } from '#engine/resume/names.ts'
import { type Resume, type SectionId, sectionIds } from '#engine/resume/resume.ts'
import { parseRichText, type RichRun, splitLines } from '#engine/resume/rich-text.ts'
import { hasContent, listShownSections, sectionTitle, sectionTitles } from '#engine/resume/sections.ts'
import { defineFormat } from './format.ts'

/** What differs between the text a person sends and the text that is read back into a resume. */
type Manner = {
  sections: (resume: Resume) => SectionId[]
  title: (resume: Resume, section: SectionId) => string
  date: (text: string) => string
  period: (entry: Period) => string
  slots: (parts: (string | undefined)[]) => string
  description: (text: string) => string[]
}

type Period = { startDate: string; endDate?: string | undefined; current: boolean }

const shown: Manner = {
  sections: listShownSections,
  title: sectionTitle,
  date: formatDate,
  period: ({ startDate, endDate, current }) => formatPeriod(startDate, endDate, current),
  slots: (parts) => parts.filter((part) => part?.trim()).join(' | '),
  description: (text) =>
    parseRichText(text).map(({ kind, runs }) => (kind === 'bullet' ? '- ' : '') + runs.map(showRun).join('')),
}

/** Nothing left out, hidden sections included, and every value in a place of its own. */
const canonical: Manner = {
  sections: (resume) => sectionIds.filter((section) => hasContent(resume, section)),
  title: (_, section) => sectionTitles[section],
  date: formatExactDate,
  period: ({ startDate, endDate = '', current }) => {
    const end = current ? present : formatExactDate(endDate)
    return end === '' ? formatExactDate(startDate) : `${formatExactDate(startDate)} – ${end}`.trim()
  },
  slots: (parts) =>
    parts
      .map((part) => part?.trim() ?? '')
      .join(' | ')
      .replace(/(?: \| )+$/, ' |'),
  description: (text) => splitLines(text).map((line) => (line.kind === 'bullet' ? '- ' : '') + line.text),
}

export default defineFormat({
  id: 'txt',
  label: 'Plain text',
  mime: 'text/plain; charset=utf-8',
  extension: 'txt',
  render: (resume) => writeText(resume, shown),
})

/** The text that stands for a resume wherever one is typed or pasted: it holds every word and can be read back. */
export function canonicalText(resume: Resume): string {
  return writeText(resume, canonical)
}

function writeText(resume: Resume, manner: Manner): string {
  const sections = manner.sections(resume).flatMap((section) => {
    const { blocks, gap } = sectionWriters[section](resume, manner)
    const written = blocks.filter((block) => block !== '')
    if (written.length === 0) return []
    return [`${manner.title(resume, section).toUpperCase()}\n\n${written.join(gap)}`]
  })
  return `${[writeHeader(resume), ...sections].filter((part) => part !== '').join('\n\n')}\n`
}

const contactLabels: Record<ContactKind, string> = {
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedin: 'LinkedIn',
  website: 'Website',
}

function writeHeader(resume: Resume): string {
  const person = resume.personalInfo
  const contacts = contactKinds
    .filter((kind) => person[kind]?.trim())
    .map((kind) => `${contactLabels[kind]}: ${person[kind]?.trim()}`)
  return [fullName(resume), person.professionalTitle.trim(), ...contacts].filter((line) => line !== '').join('\n')
}

type Section = { blocks: string[]; gap: '\n' | '\n\n' }

const sectionWriters: Record<SectionId, (resume: Resume, manner: Manner) => Section> = {
  summary: ({ personalInfo }, manner) => ({ blocks: manner.description(personalInfo.summary), gap: '\n' }),

  experience: ({ experiences }, manner) => ({
    blocks: experiences.map((entry) =>
      writeEntry(manner, {
        slots: [entry.position, entry.company, entry.location],
        period: manner.period(entry),
        description: entry.description,
      }),
    ),
    gap: '\n\n',
  }),

  education: ({ education }, manner) => ({
    blocks: education.map((entry) =>
      writeEntry(manner, {
        slots: [entry.degree, entry.field, entry.institution, entry.location],
        period: manner.period(entry),
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

  projects: ({ projects }, manner) => ({
    blocks: projects.map((entry) =>
      writeEntry(manner, { slots: [entry.name, entry.url], period: '', description: entry.description }),
    ),
    gap: '\n\n',
  }),

  certifications: ({ certifications }, manner) => ({
    blocks: certifications.map((entry) => manner.slots([entry.name, entry.issuer, manner.date(entry.date)])),
    gap: '\n',
  }),

  languages: ({ languages }) => ({
    blocks: languages.map((entry) => labelled(entry.name, entry.level.trim())),
    gap: '\n',
  }),
}

function writeEntry(
  manner: Manner,
  {
    slots,
    period,
    description = '',
  }: { slots: (string | undefined)[]; period: string; description?: string | undefined },
): string {
  return [manner.slots(slots), period, ...manner.description(description)].filter((line) => line !== '').join('\n')
}

function labelled(label: string, text: string): string {
  return label.trim() === '' ? text : `${label.trim()}: ${text}`.trim()
}

/** A link shows its address beside its words, since plain text cannot be clicked. */
function showRun({ text, href }: RichRun): string {
  if (href === undefined) return text
  const address = displayUrl(href.replace(/^(?:mailto|tel):/, ''))
  return displayUrl(text) === address ? text : `${text} (${address})`
}
