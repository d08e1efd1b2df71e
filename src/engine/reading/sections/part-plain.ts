// Pasted text without looks: headings stand on the line they head, `Tickets held: C+E, CPC` and `Educ - BSc, Leeds`, or are missing
// above a school.
import { findDates } from '../dates/find-dates.ts'
import { makeUnits } from '../entries/units.ts'
import { findPhone } from '../header/find-contacts.ts'
import { type Cell, type Line, withCells, wordCount } from '../line.ts'
import { readLanguage } from '../lists/read-languages.ts'
import { splitItems } from '../lists/split-items.ts'
import { degreeScore, schoolScore } from '../words/education-words.ts'
import { isPaper } from '../words/paper-words.ts'
import { titleScore } from '../words/title-words.ts'
import { headingKind } from './heading-lexicon.ts'
import type { SectionKind } from './section-kind.ts'
import type { Section } from './split-sections.ts'
import { spokenHeadingKind } from './spoken-headings.ts'

const hosts: readonly SectionKind[] = ['header', 'summary', 'experience', 'education', 'certifications', 'skills']

/** What one line can name all of. */
const listed: readonly SectionKind[] = [
  ...(['summary', 'education', 'skills', 'certifications', 'languages'] as const),
  ...(['interests', 'references', 'volunteer'] as const),
]

export function partPlain(sections: readonly Section[]): Section[] {
  const [first] = sections.flatMap(({ lines }) => lines)
  const isPlain = sections.every(({ lines }) =>
    lines.every(({ bold, level, size, page }) => !bold && level === undefined && size === first?.size && page === 0),
  )
  if (!isPlain) return [...sections]
  const parted = sections.flatMap((section) => (hosts.includes(section.kind) ? partAtLabels(section) : [section]))
  const has = (wanted: SectionKind) => parted.some(({ kind, lines }) => kind === wanted && lines.length > 0)
  const blocks = has('education') ? parted : parted.flatMap(partSchools)
  return blocks.flatMap((section) => partPapers(section, { hasSchools: has('education'), hasSkills: has('skills') }))
}

const fullLine = 60

type Label = { kind: SectionKind; heading: Line; rest?: Line }

function partAtLabels(section: Section): Section[] {
  const parts: Section[] = [{ ...section, lines: [] }]
  let isOwn = true
  for (const [at, line] of section.lines.entries()) {
    const label = readLabel(line, section.kind)
    // What stands behind its label ends with the block, or with the line where that had room for more.
    const isFull = (section.lines[at - 1]?.text.length ?? 0) >= fullLine
    if (!label && !isOwn && (line.gap >= 2 || !isFull)) {
      parts.push({ kind: section.kind, lines: [] })
      isOwn = true
    }
    if (!label) parts.at(-1)?.lines.push(line)
    else {
      parts.push({ kind: label.kind, heading: label.heading, lines: label.rest ? [label.rest] : [] })
      isOwn = label.rest === undefined
    }
  }
  return parts.filter(({ lines, heading }) => lines.length > 0 || heading)
}

const run = /^(\p{L}[\p{L}’'&/ ]{1,30}?)\s*(?::\s*-?|\s[-–](?=\s|$))\s*/u

function readLabel(line: Line, host: SectionKind): Label | undefined {
  const [cell, ...others] = line.cells
  const [lead, name = ''] = run.exec(cell?.text ?? '') ?? []
  if (!cell || lead === undefined || line.bullet || wordCount(name) > 5) return undefined
  const kind = headingKind(name) ?? (wordCount(name) >= 2 ? spokenHeadingKind(name) : undefined)
  const text = cell.text.slice(lead.length)
  if (kind === 'experience') return text === '' && host !== 'experience' ? { kind, heading: line } : undefined
  if (!kind || !listed.includes(kind) || kind === host) return undefined
  // `Skills: Java, SQL` right below the lines of a job are those it took.
  if (host === 'experience' && line.gap < 2) return undefined
  const cells = [...(text === '' ? [] : [cutText(cell, text)]), ...others]
  const heading = withCells(line, [cutText(cell, name)])
  if (cells.length === 0) return { kind, heading }
  const rest = withCells(line, cells)
  const isSpoken = splitItems(rest.text).some((item) => readLanguage(item, [])?.name.confidence === 0.95)
  return kind === 'languages' && !isSpoken ? undefined : { kind, heading, rest }
}

function cutText(cell: Cell, text: string): Cell {
  return { ...cell, text, parts: [{ text, bold: cell.bold, italic: cell.italic }] }
}

/** Blocks between blank lines that begin with a school or a degree. */
function partSchools(section: Section): Section[] {
  if (section.kind !== 'header' && section.kind !== 'summary' && section.kind !== 'experience') return [section]
  const parts: Section[] = [{ ...section, lines: [] }]
  for (const line of section.lines) {
    const block = section.lines.slice(section.lines.indexOf(line))
    if (line.gap >= 2 && Number.isFinite(line.gap)) {
      const kind = isSchool(block) ? 'education' : section.kind
      if (kind !== parts.at(-1)?.kind) parts.push({ kind, lines: [] })
    }
    parts.at(-1)?.lines.push(line)
  }
  return parts.filter(({ lines, heading }) => lines.length > 0 || heading)
}

const unheaded: readonly SectionKind[] = ['header', 'summary', 'experience']

/** `Hillcrest High 2014`, `OSHA forklift cert 2019` and the row of skills below them, each on a line of its own among the jobs. */
function partPapers(
  section: Section,
  { hasSchools, hasSkills }: { hasSchools: boolean; hasSkills: boolean },
): Section[] {
  if (!unheaded.includes(section.kind)) return [section]
  const parts: Section[] = [{ ...section, lines: [] }]
  let isBehind: boolean = false
  for (const [at, line] of section.lines.entries()) {
    const isContact: boolean = (isBehind || at > mostOfTop) && isContactLine(line)
    const kind: SectionKind | undefined = isContact ? 'contact' : kindOfLine(line, { isBehind, hasSchools, hasSkills })
    // What is told of a school or a paper is below it, and so is a list that is nobody's duty.
    isBehind = kind !== undefined
    if ((kind ?? section.kind) !== parts.at(-1)?.kind) parts.push({ kind: kind ?? section.kind, lines: [] })
    parts.at(-1)?.lines.push(line)
  }
  return parts.filter(({ lines, heading }) => lines.length > 0 || heading)
}

/** Name, post and contacts take no more lines. */
const mostOfTop = 4

/** `text me 021 555 0199` at the end */
function isContactLine({ text, bullet }: Line): boolean {
  return !bullet && wordCount(text) <= 8 && (/\S@\S+\.\S/.test(text) || findPhone(text) !== undefined)
}

function kindOfLine(
  line: Line,
  { isBehind, hasSchools, hasSkills }: { isBehind: boolean; hasSchools: boolean; hasSkills: boolean },
): SectionKind | undefined {
  const { text, bullet } = line
  const dates = findDates(text)
  if (bullet || wordCount(text) > 16 || /\b(?:I|my|me)\b/.test(text) || dates.some(({ isPeriod }) => isPeriod))
    return undefined
  if (!hasSchools && isSchool([line])) return 'education'
  const isApart = isBehind || line.gap >= 2 || dates.length > 0
  if (isApart && isPaper(text) && !(titleScore(text) >= 1.3)) return 'certifications'
  const items = splitItems(text)
  if (items.length > 0 && items.every((item) => readLanguage(item, [])?.name.confidence === 0.95)) return 'languages'
  const isList = items.length >= 3 && dates.length === 0 && items.every((item) => wordCount(item) <= 4)
  return isBehind && !hasSkills && isList && !/@|\d{5}/.test(text) ? 'skills' : undefined
}

/** A school or a degree within the first lines of a block, and no post. */
function isSchool(block: readonly Line[]): boolean {
  const end = block.findIndex((line, at) => at > 0 && line.gap >= 2)
  const head = makeUnits(block.slice(0, end < 0 ? block.length : end).slice(0, 3))
  return (
    head.every(({ bullet, text }) => !bullet && wordCount(text) <= 16 && !(titleScore(text) >= 1.3)) &&
    head.some(({ text }) => schoolScore(text) >= 2 || degreeScore(text) >= 2.2) &&
    // `Larkspur Distribution Center` alone is no school.
    head.some(({ text, dates }) => dates.length > 0 || degreeScore(text) >= 1) &&
    !head.some(({ text }) => /\b(?:I|my|me)\b/.test(text))
  )
}
