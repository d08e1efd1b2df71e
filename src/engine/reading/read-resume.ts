// Reads a document into a resume: lines, sections, entries, fields.
import { canonicalText } from '#engine/resume/canonical-text.ts'
import { assemble, type Parts } from './assemble.ts'
import { chooseReading } from './choose-reading.ts'
import { readEducation } from './entries/read-education.ts'
import { readExperience } from './entries/read-experience.ts'
import { readProjects } from './entries/read-projects.ts'
import { makeUnits } from './entries/units.ts'
import { type Rows, readRows } from './forms/read-rows.ts'
import { type Unfolded, unfoldForm } from './forms/unfold-form.ts'
import type { BodyLine } from './found.ts'
import { heldLetters } from './header/held-letters.ts'
import { readHeader } from './header/read-header.ts'
import { linesOfFlow } from './layout/lines-of-flow.ts'
import { linesOfPages } from './layout/lines-of-pages.ts'
import { accountFor, type LeftLine } from './left-over.ts'
import type { Line } from './line.ts'
import { readCertifications } from './lists/read-certifications.ts'
import { isSpoken, namesLanguage, type ReadLanguage, readLanguage, readLanguages } from './lists/read-languages.ts'
import { type ReadCategory, readSkills } from './lists/read-skills.ts'
import type { Reading, ReadingNote } from './reading.ts'
import { takeClosing } from './sections/closing-lines.ts'
import { headingKind } from './sections/heading-lexicon.ts'
import type { SectionKind } from './sections/section-kind.ts'
import { settleSections } from './sections/settle-sections.ts'
import { type Section, splitSections } from './sections/split-sections.ts'
import type { SourceDocument } from './segment.ts'
import { addTold } from './told/add-told.ts'
import { isShort } from './told/tell-note.ts'
import { tellPage } from './told/tell-page.ts'

export function readDocument(source: SourceDocument, ids: { newId: () => string }): Reading {
  const { lines: all, running } = source.kind === 'paged' ? linesOfPages(source) : linesOfFlow(source)
  const { lines: found, closing } = takeClosing(all)
  const rows = readRows(found)
  const form = unfoldForm(rows.lines)
  const isPage = found.length >= MANY || !isShort(found)
  const asForm = readAs(form, rows, isPage)
  const asNote = asForm.page ? asForm : { ...asForm, ...addTold(asForm.parts, asForm.sections, form, found) }
  const finish = (told: ReadAs) => {
    const { resume, fields } = assemble(withoutRemarks(told.parts), ids)
    const { page, unfolded } = told
    const placed = canonicalText(resume)
    const account = accountFor({
      sections: page ? [...told.sections, { kind: 'experience', lines: page.lines }] : told.sections,
      running: [...running, ...closing],
      labels: [...rows.labels, ...unfolded.labels, ...told.labels],
      pieces: [...rows.pieces, ...unfolded.pieces, ...told.pieces],
      placed,
    })
    return { ...told, ...account, resume, fields, placed, found }
  }
  const bySaying = { ...finish(asNote), isBySaying: true }
  const isOpen = form.jobs.length > 0 || !isPage
  const byLayout = () => finish(calledAs(readAs({ ...form, ...noForm, lines: rows.lines }, rows, true), asNote.parts))
  const { resume, fields, lines, other, furniture } = isOpen ? chooseReading([bySaying, byLayout()]) : bySaying
  return {
    resume,
    fields,
    other,
    furniture,
    notes: listNotes(source, lines),
    text: canonicalText(
      resume,
      other.map((line) => line.text),
    ),
  }
}

/** So many lines are no note, and more than people fill into a form. */
const MANY = 18

/** What a note calls the person, where the layout found nothing or something else. */
function calledAs<T extends { parts: Parts }>(read: T, { header }: Parts): T {
  const { name = read.parts.header.name, title: told } = header
  const title = name === read.parts.header.name ? (read.parts.header.title ?? told) : told
  return {
    ...read,
    parts: { ...read.parts, header: { ...read.parts.header, ...(name ? { name } : {}), ...(title ? { title } : {}) } },
  }
}

const noForm = { labels: [], pieces: [], jobs: [], given: {}, isForm: false }

type ReadAs = ReturnType<typeof readAs>

function readAs(unfolded: Unfolded, rows: Rows, isPage: boolean) {
  const { lines } = unfolded
  const laidOut = settleSections(splitSections(lines), { hasJobs: rows.jobs.length > 0 })
  const byLayout = readSections(laidOut, unfolded, rows)
  const hasJobs = rows.jobs.length + unfolded.jobs.length > 0
  const page = isPage && !hasJobs ? tellPage(laidOut, byLayout) : undefined
  const sections = page?.sections ?? laidOut
  const parts = page ? { ...readSections(sections, unfolded, rows), experiences: page.jobs } : byLayout
  return { sections, parts, page, lines, unfolded, pieces: [] as LeftLine[], labels: [] as LeftLine[] }
}

/** Lines without a name and a date are no job, but what the reading of sentences had to know of. */
function withoutRemarks(parts: Parts): Parts {
  const experiences = parts.experiences.filter(({ company, position, period }) => company ?? position ?? period)
  return { ...parts, experiences }
}

function listNotes(source: SourceDocument, lines: readonly Line[]): ReadingNote[] {
  const notes: ReadingNote[] = []
  if (lines.length === 0) notes.push({ kind: 'no-text', message: 'No text was found in the file.' })
  if (source.kind === 'paged' && source.isOcr) {
    notes.push({ kind: 'read-by-ocr', message: 'We read this from pictures of the pages, so please check it.' })
  }
  if (source.hidden.some((text) => /[\p{L}\p{N}]/u.test(text))) {
    notes.push({ kind: 'hidden-text', message: 'The file contains hidden text. We left it out.' })
  }
  return notes
}

function readSections(sections: readonly Section[], { given, jobs }: Unfolded, rows: Rows): Parts {
  const of = (...kinds: SectionKind[]) => sections.filter((section) => kinds.includes(section.kind))
  const linesOf = (kind: SectionKind) => of(kind).map((section) => section.lines)
  const header = readHeader(of('header', 'contact', 'profiles'), given)
  const experience = readExperience(linesOf('experience'))
  const education = readEducation(linesOf('education'))
  const skills = of('skills').map((section) => readSkills(section.lines))
  const sorted = sortCategories(skills.flatMap((read) => read.categories))
  const projects = readProjects(linesOf('projects'))
  const schools = [...rows.education, ...education.entries]
  const papers = linesOf('certifications').flatMap(readCertifications)
  const held = heldLetters(header.letters, { certifications: papers, education: schools })
  return {
    header,
    summary: [...linesOf('summary').flatMap(prose), ...(of('summary').length > 0 ? [] : header.summary)],
    experiences: [...rows.jobs, ...jobs, ...experience.entries],
    education: [...schools, ...held.education],
    skills: sorted.skills,
    languages: [...linesOf('languages').flatMap(readLanguages), ...sorted.languages],
    certifications: [...held.certifications, ...papers],
    projects: projects.entries,
  }
}

/** Among the skills are at times the languages one speaks and what one likes. */
function sortCategories(categories: readonly ReadCategory[]): {
  skills: ReadCategory[]
  languages: ReadLanguage[]
} {
  const kindOf = ({ name, skills }: ReadCategory): SectionKind => {
    const kind = headingKind(name?.value ?? '')
    const spoken = skills.filter(({ value }) => namesLanguage(value)).length
    if (kind === 'languages' && spoken >= 0.5 * skills.length) return 'languages'
    return kind === 'interests' ? 'interests' : 'skills'
  }
  const spoken = categories.filter((category) => kindOf(category) === 'languages')
  const known = categories.filter((category) => kindOf(category) === 'skills')
  const languages = [...spoken, ...known.map((category) => ({ skills: category.skills.filter(saysHow) }))]
  return {
    skills: known
      .map((category) => ({ ...category, skills: category.skills.filter((skill) => !saysHow(skill)) }))
      .filter(({ skills }) => skills.length > 0),
    languages: languages.flatMap(({ skills }) =>
      skills.flatMap((skill) => readLanguage(skill.value, skill.source) ?? []),
    ),
  }
}

/** `Spanish (fluent)` isn't a skill like the others. */
function saysHow({ value }: { value: string }): boolean {
  const language = readLanguage(value, [])
  return language !== undefined && isSpoken(language)
}

function prose(lines: readonly Line[]): BodyLine[] {
  return makeUnits(lines).map((unit) => ({
    kind: unit.bullet ? 'bullet' : 'paragraph',
    text: unit.text,
    source: unit.source,
  }))
}
