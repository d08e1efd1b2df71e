// What one heading has lumped together, `Other` or `Skills and languages`, by the labels before its lines:
// `Languages | English, German`, `Courses: First aid`, or the label alone above what it names.
import { continuesLine } from '../entries/continues-line.ts'
import { type Line, withCells, wordCount } from '../line.ts'
import { splitItems } from '../lists/split-items.ts'
import { headingKind } from './heading-lexicon.ts'
import type { SectionKind } from './section-kind.ts'
import { partLabel, type SectionLabel } from './section-label.ts'
import type { Section } from './split-sections.ts'

/** What may stand below a label of its own, in a section of the kind. */
const inside: Partial<Record<SectionKind, readonly SectionKind[]>> = {
  other: ['languages', 'skills', 'certifications', 'interests', 'volunteer', 'awards', 'references', 'other'],
  skills: ['languages', 'certifications', 'interests', 'volunteer'],
  languages: ['skills', 'certifications', 'interests', 'other'],
  contact: ['languages', 'interests', 'other'],
  certifications: ['languages', 'skills', 'interests', 'references'],
  education: ['languages', 'skills', 'certifications', 'interests', 'references'],
  volunteer: ['languages', 'skills', 'certifications', 'interests', 'references'],
  interests: ['languages', 'skills', 'certifications', 'references'],
}

/** Where a label has its own line and no more. */
const returning: readonly SectionKind[] = ['education', 'certifications', 'languages', 'volunteer']

export function partLabels(section: Section): Section[] {
  const known = inside[section.kind]
  const labels = known ? section.lines.map((line) => findLabel(line, section.kind, known)) : []
  if (!labels.some((label) => label && label.kind !== section.kind)) return [section]
  const parts: Section[] = [{ ...section, lines: [] }]
  section.lines.forEach((line, at) => {
    const found = labels[at] ?? (parts.length > 1 ? listedSkill(line, section.kind) : undefined)
    const above = section.lines[at - 1]
    // `Skills: Excel, SQL` below one school says nothing of the school that comes next.
    const isOver =
      returning.includes(section.kind) && labels[at - 1]?.rest && above && !continuesLine(above, line, above)
    if (!found && isOver) parts.push({ kind: section.kind, lines: [line] })
    else if (!found) parts.at(-1)?.lines.push(line)
    else parts.push({ kind: found.kind, heading: found.heading, lines: found.rest ? [found.rest] : [] })
  })
  return parts.filter(({ lines }, at) => at === 0 || lines.length > 0)
}

function findLabel(line: Line, own: SectionKind, known: readonly SectionKind[]): SectionLabel | undefined {
  const [first, ...others] = line.cells
  if (!first || (line.bullet && others.length > 0)) return undefined
  const [lead = first.text, name = first.text] = /^([^:]{3,40}?)\s*:\s*(?=\S)/.exec(first.text) ?? []
  const kind = headingKind(name.replace(/\s*:$/, ''))
  if (!kind || !(known.includes(kind) || kind === own)) return undefined
  const label = partLabel(line, kind, { name, lead })
  // A category of skills keeps its name.
  if (kind === 'skills' && label?.rest) return own === 'skills' ? undefined : { ...label, rest: line }
  // `Training` among skills of a line each is one of them.
  const isLabel = /:\s*$/.test(line.text) || line.bold || line.gap >= 2 || line.level !== undefined
  const isAlone = !line.bullet && wordCount(name) <= 4 && isLabel
  return label?.rest || isAlone ? label : undefined
}

/** `Software | Word, Outlook` among other labels. */
function listedSkill(line: Line, own: SectionKind): SectionLabel | undefined {
  const [first, ...others] = line.cells
  const [, name, list] = /^([^:]{3,40}?)\s*:\s+(.+)$/.exec(line.text) ?? []
  const items = splitItems(list ?? others.map(({ text }) => text).join(', '))
  if (own !== 'other' || !first || line.bullet || items.length < 2 || (!name && others.length === 0)) return undefined
  const isShort = items.every((item) => wordCount(item) <= 5)
  return isShort ? { kind: 'skills', heading: withCells(line, []), rest: line } : undefined
}
