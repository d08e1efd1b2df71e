// Reads a document into a resume: lines, sections, entries, fields.
import { assemble, type Parts } from './assemble.ts'
import { readEducation } from './entries/read-education.ts'
import { readExperience } from './entries/read-experience.ts'
import { readProjects } from './entries/read-projects.ts'
import { makeUnits } from './entries/units.ts'
import type { BodyLine } from './found.ts'
import { readHeader } from './header/read-header.ts'
import { linesOfFlow } from './layout/lines-of-flow.ts'
import { linesOfPages } from './layout/lines-of-pages.ts'
import type { Line } from './line.ts'
import { readCertifications } from './lists/read-certifications.ts'
import { readLanguages } from './lists/read-languages.ts'
import { readSkills } from './lists/read-skills.ts'
import type { Reading } from './reading.ts'
import type { SectionKind } from './sections/heading-lexicon.ts'
import { type Section, splitSections } from './sections/split-sections.ts'
import type { SourceDocument } from './segment.ts'

export function readDocument(source: SourceDocument, ids: { newId: () => string }): Reading {
  const { lines } = source.kind === 'paged' ? linesOfPages(source) : { lines: linesOfFlow(source) }
  const sections = splitSections(lines)
  const parts = readSections(sections)
  const { resume, fields } = assemble(parts, ids)
  return { resume, fields, other: [], notes: [], text: '' }
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
  const projects = readProjects(linesOf('projects'))
  return {
    header,
    summary: [...linesOf('summary').flatMap(prose), ...(of('summary').length > 0 ? [] : header.summary)],
    experiences: experience.entries,
    education: education.entries,
    skills: skills.flatMap((read) => read.categories),
    languages: linesOf('languages').flatMap(readLanguages),
    certifications: linesOf('certifications').flatMap(readCertifications),
    projects: projects.entries,
  }
}

function prose(lines: readonly Line[]): BodyLine[] {
  return makeUnits(lines).map((unit) => ({
    kind: unit.bullet ? 'bullet' : 'paragraph',
    text: unit.text,
    source: unit.source,
  }))
}
