// Reads a document into a resume: lines, sections, entries, fields.
import { canonicalText } from '#engine/resume/canonical-text.ts'
import { assemble, type Parts } from './assemble.ts'
import { readEducation } from './entries/read-education.ts'
import { type ReadExperience, readExperience } from './entries/read-experience.ts'
import { readProjects } from './entries/read-projects.ts'
import { makeUnits } from './entries/units.ts'
import { type Rows, readRows } from './forms/read-rows.ts'
import { hasJobLabels, type Unfolded, unfoldForm } from './forms/unfold-form.ts'
import type { BodyLine } from './found.ts'
import { readHeader } from './header/read-header.ts'
import { linesOfFlow } from './layout/lines-of-flow.ts'
import { linesOfPages } from './layout/lines-of-pages.ts'
import { accountFor, type LeftLine } from './left-over.ts'
import type { Line } from './line.ts'
import { readCertifications } from './lists/read-certifications.ts'
import { type ReadLanguage, readLanguage, readLanguages } from './lists/read-languages.ts'
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
import { countClear, tellPage } from './told/tell-page.ts'

export function readDocument(source: SourceDocument, ids: { newId: () => string }): Reading {
  const { lines: all, running } = source.kind === 'paged' ? linesOfPages(source) : linesOfFlow(source)
  const { lines: found, closing } = takeClosing(all)
  const rows = readRows(found)
  const form = unfoldForm(rows.lines)
  const isPage = found.length >= MANY || !isShort(found)
  const asForm = readAs(form, rows, isPage)
  const asNote = asForm.page ? asForm : { ...asForm, ...addTold(asForm.parts, asForm.sections, form, found) }
  // Labels strewn over a page, and a note with lists below its jobs, make no form of it.
  const isForm = !isPage && form.jobs.length > 0 && form.jobs.every(isWhole) && hasJobLabels(form.labels)
  const isOpen = !isForm && (form.jobs.length > 0 || !isPage)
  const asPage = isOpen ? readAs({ ...form, ...noForm, lines: rows.lines }, rows, true) : asNote
  // Without labels of jobs a page of this length has its jobs in lines.
  const isPlainPage =
    isPage && form.jobs.length > 0 && !hasJobLabels(form.labels) && asPage.parts.experiences.some(isWhole)
  // More jobs than lines that begin with their years: a year inside a line was taken for another.
  const isParted = asPage.page?.isLed === true && asNote.parts.experiences.length > asPage.parts.experiences.length
  const told =
    isPlainPage || isParted || tellsMore(asPage.parts, asNote.parts) ? calledAs(asPage, asNote.parts) : asNote
  const { page, lines, unfolded } = told
  const { resume, fields } = assemble(withoutRemarks(told.parts), ids)
  const { other, furniture } = accountFor({
    sections: page ? [...told.sections, { kind: 'experience', lines: page.lines }] : told.sections,
    running: [...running, ...closing],
    labels: [...rows.labels, ...unfolded.labels, ...told.labels],
    pieces: [...rows.pieces, ...unfolded.pieces, ...told.pieces],
    placed: canonicalText(resume),
  })
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

/** As many jobs with all that names them, and of more of them what was done there. */
function tellsMore(one: Parts, other: Parts): boolean {
  if (one.experiences.filter(isWhole).length < other.experiences.filter(isWhole).length) return false
  return countClear(one) >= countClear(other) && countDone(one) > countDone(other)
}

/** What a note calls the person, where the layout found nothing or something else. */
function calledAs<T extends { parts: Parts }>(read: T, { header }: Parts): T {
  const { name = read.parts.header.name, title: told } = header
  const title = name === read.parts.header.name ? (read.parts.header.title ?? told) : told
  return {
    ...read,
    parts: { ...read.parts, header: { ...read.parts.header, ...(name ? { name } : {}), ...(title ? { title } : {}) } },
  }
}

const isWhole = ({ company, position, period }: ReadExperience) => company && position && period

/** A line that names the post again says nothing of what was done. */
function countDone({ experiences }: Parts): number {
  return experiences.reduce((sum, { position, description }) => {
    const own = description.filter(({ text }) => !position || !text.includes(position.value))
    return sum + own.length
  }, 0)
}

const noForm = { labels: [], pieces: [], jobs: [], given: {}, isForm: false }

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
  return {
    header,
    summary: [...linesOf('summary').flatMap(prose), ...(of('summary').length > 0 ? [] : header.summary)],
    experiences: [...rows.jobs, ...jobs, ...experience.entries],
    education: [...rows.education, ...education.entries],
    skills: sorted.skills,
    languages: [...linesOf('languages').flatMap(readLanguages), ...sorted.languages],
    certifications: linesOf('certifications').flatMap(readCertifications),
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
    const spoken = skills.filter((skill) => readLanguage(skill.value, [])?.name.confidence === 0.95).length
    if (kind === 'languages' && spoken >= 0.5 * skills.length) return 'languages'
    return kind === 'interests' ? 'interests' : 'skills'
  }
  const spoken = categories.filter((category) => kindOf(category) === 'languages')
  const known = categories.filter((category) => kindOf(category) === 'skills')
  const languages = [...spoken, ...known.map((category) => ({ skills: category.skills.filter(isSpoken) }))]
  return {
    skills: known
      .map((category) => ({ ...category, skills: category.skills.filter((skill) => !isSpoken(skill)) }))
      .filter(({ skills }) => skills.length > 0),
    languages: languages.flatMap(({ skills }) =>
      skills.flatMap((skill) => readLanguage(skill.value, skill.source) ?? []),
    ),
  }
}

/** `Spanish (fluent)` isn't a skill like the others. */
function isSpoken({ value }: { value: string }): boolean {
  const language = readLanguage(value, [])
  return language?.level !== undefined && language.name.confidence === 0.95
}

function prose(lines: readonly Line[]): BodyLine[] {
  return makeUnits(lines).map((unit) => ({
    kind: unit.bullet ? 'bullet' : 'paragraph',
    text: unit.text,
    source: unit.source,
  }))
}
