// Reads a document into a resume: lines, sections, entries, fields.
import { canonicalText } from '#engine/resume/canonical-text.ts'
import { assemble, type Parts } from './assemble.ts'
import { readCanonicalFlow } from './canonical/read-canonical-text.ts'
import { readEducation } from './entries/read-education.ts'
import { readExperience } from './entries/read-experience.ts'
import { readProjects } from './entries/read-projects.ts'
import { makeUnits } from './entries/units.ts'
import type { BodyLine } from './found.ts'
import { findPhone } from './header/find-contacts.ts'
import { readHeader } from './header/read-header.ts'
import { linesOfFlow } from './layout/lines-of-flow.ts'
import { linesOfPages } from './layout/lines-of-pages.ts'
import { findLeftOver } from './left-over.ts'
import { type Line, wordCount } from './line.ts'
import { readCertifications } from './lists/read-certifications.ts'
import { type ReadLanguage, readLanguage, readLanguages } from './lists/read-languages.ts'
import { type ReadCategory, readSkills } from './lists/read-skills.ts'
import type { Reading, ReadingNote } from './reading.ts'
import { findExperience } from './sections/find-experience.ts'
import { headingKind, type SectionKind } from './sections/heading-lexicon.ts'
import { type Section, splitSections } from './sections/split-sections.ts'
import type { SourceDocument } from './segment.ts'

export function readDocument(source: SourceDocument, ids: { newId: () => string }): Reading {
  const canonical = source.kind === 'flow' ? readCanonicalFlow(source, ids) : undefined
  if (canonical) return canonical
  const { lines, running } = source.kind === 'paged' ? linesOfPages(source) : linesOfFlow(source)
  const parted = findExperience(splitSections(lines).map(relabel)).flatMap(partContacts)
  const sections = relabelLists(parted.map((section, at) => relabelLanguages(section, parted[at - 1])))
  const { resume, fields } = assemble(readSections(sections), ids)
  const other = findLeftOver({ sections, running, placed: canonicalText(resume) })
  return {
    resume,
    fields,
    other,
    notes: listNotes(source, lines),
    text: canonicalText(
      resume,
      other.map((line) => line.text),
    ),
  }
}

function listNotes(source: SourceDocument, lines: readonly Line[]): ReadingNote[] {
  const notes: ReadingNote[] = []
  if (lines.length === 0) notes.push({ kind: 'no-text', message: 'No text was found in the file.' })
  if (source.kind === 'paged' && source.isOcr) {
    notes.push({ kind: 'read-by-ocr', message: 'The text was read from pictures of the pages: please look it over.' })
  }
  if (source.hidden.some((text) => /[\p{L}\p{N}]/u.test(text))) {
    notes.push({ kind: 'hidden-text', message: 'The file holds text that nobody can see. It was left out.' })
  }
  return notes
}

function readSections(sections: readonly Section[]): Parts {
  const of = (...kinds: SectionKind[]) => sections.filter((section) => kinds.includes(section.kind))
  const linesOf = (kind: SectionKind) => of(kind).map((section) => section.lines)
  const header = readHeader(of('header', 'contact', 'profiles'))
  const experience = readExperience(linesOf('experience'))
  const education = readEducation(linesOf('education'))
  const skills = of('skills').map((section) => {
    const read = readSkills(section.lines)
    return read
  })
  const sorted = sortCategories(skills.flatMap((read) => read.categories))
  const projects = readProjects(linesOf('projects'))
  return {
    header,
    summary: [...linesOf('summary').flatMap(prose), ...(of('summary').length > 0 ? [] : header.summary)],
    experiences: experience.entries,
    education: education.entries,
    skills: sorted.skills,
    languages: [...linesOf('languages').flatMap(readLanguages), ...sorted.languages],
    certifications: linesOf('certifications').flatMap(readCertifications),
    projects: projects.entries,
  }
}

/** A phone number or an address among other text goes to the contacts. */
function partContacts(section: Section): Section[] {
  const isContact = contactTest[section.kind]
  const contacts = isContact ? section.lines.filter(isContact) : []
  if (!isContact || contacts.length === 0) return [section]
  return [
    { ...section, lines: section.lines.filter((line) => !isContact(line)) },
    { kind: 'contact', lines: contacts },
  ]
}

const hasContact = (line: Line) =>
  wordCount(line.text) <= 7 && (/\S@\S+\.\S|https?:|www\./.test(line.text) || findPhone(line.text) !== undefined)
const isOnlyContact = (line: Line) => /^\S+@\S+\.\S+$/.test(line.text) || findPhone(line.text)?.[0].trim() === line.text

const contactTest: Partial<Record<SectionKind, (line: Line) => boolean>> = {
  summary: hasContact,
  skills: isOnlyContact,
  languages: isOnlyContact,
  interests: isOnlyContact,
  other: isOnlyContact,
}

/** `Languages` under `Skills` may mean those of computers. */
function relabelLanguages(section: Section, before: Section | undefined): Section {
  if (section.kind !== 'languages' || !section.heading || before?.kind !== 'skills') return section
  const texts = section.lines.flatMap((line) => line.cells.map((cell) => cell.text))
  const spoken = texts.some((text) => readLanguage(text.split(/[,(]/)[0] ?? '', [])?.name.confidence === 0.95)
  return spoken || texts.length === 0 ? section : { kind: 'skills', lines: [section.heading, ...section.lines] }
}

/** Without a section of skills, short items under a heading nobody knows are a category of them. */
function relabelLists(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind, lines }) => kind === 'skills' && lines.length > 0)) return [...sections]
  return sections.map((section) => {
    const { kind, heading, lines } = section
    const isShort = lines.length >= 2 && lines.every(({ text }) => wordCount(text) <= 4 && !/\d{3}|[.;]$/.test(text))
    const isUnknown = kind === 'other' && heading !== undefined && headingKind(heading.text) === undefined
    return isUnknown && isShort ? { kind: 'skills', lines: [heading, ...lines] } : section
  })
}

/** Among the skills stand at times the languages one speaks and what one likes. */
function sortCategories(categories: readonly ReadCategory[]): {
  skills: ReadCategory[]
  languages: ReadLanguage[]
  others: ReadCategory[]
} {
  const kindOf = ({ name, skills }: ReadCategory): SectionKind => {
    const kind = headingKind(name?.value ?? '')
    const spoken = skills.filter((skill) => readLanguage(skill.value, [])?.name.confidence === 0.95).length
    if (kind === 'languages' && spoken >= 0.5 * skills.length) return 'languages'
    return kind === 'interests' ? 'interests' : 'skills'
  }
  return {
    skills: categories.filter((category) => kindOf(category) === 'skills'),
    languages: categories
      .filter((category) => kindOf(category) === 'languages')
      .flatMap(({ skills }) => skills.flatMap((skill) => readLanguage(skill.value, skill.source) ?? [])),
    others: categories.filter((category) => kindOf(category) === 'interests'),
  }
}

/** `About` over an address and a phone number is the contacts. */
function relabel(section: Section): Section {
  if (section.kind !== 'summary' || section.lines.length === 0) return section
  const contacts = section.lines.filter(
    (line) => /\S@\S+\.\S|https?:|www\./.test(line.text) || findPhone(line.text),
  ).length
  const words = section.lines.reduce((sum, line) => sum + wordCount(line.text), 0)
  return contacts > 0 && words / section.lines.length < 6 ? { ...section, kind: 'contact' } : section
}

function prose(lines: readonly Line[]): BodyLine[] {
  return makeUnits(lines).map((unit) => ({
    kind: unit.bullet ? 'bullet' : 'paragraph',
    text: unit.text,
    source: unit.source,
  }))
}
