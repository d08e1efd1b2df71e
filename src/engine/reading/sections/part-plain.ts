// Pasted text without looks: headings stand on the line they head, `Tickets held: C+E, CPC` and `Educ - BSc, Leeds`, or are missing
// above a school.
import { findDates } from '../dates/find-dates.ts'
import { makeUnits } from '../entries/units.ts'
import { holdsContact } from '../header/contact-patterns.ts'
import { isPlainText, type Line, wordCount } from '../line.ts'
import { namesLanguage } from '../lists/read-languages.ts'
import { splitItems } from '../lists/split-items.ts'
import { degreeScore, namesStudies } from '../words/education-words.ts'
import { isPaper } from '../words/paper-words.ts'
import { titleScore } from '../words/title-words.ts'
import { headingKind } from './heading-lexicon.ts'
import type { SectionKind } from './section-kind.ts'
import { partLabel, type SectionLabel } from './section-label.ts'
import { holdsKind, isFilled, partByKind, type Section } from './split-sections.ts'
import { spokenHeadingKind } from './spoken-headings.ts'

const hosts: readonly SectionKind[] = [
  ...(['header', 'summary', 'experience', 'education', 'certifications', 'skills'] as const),
  ...(['languages', 'volunteer', 'interests', 'references', 'awards'] as const),
]

/** What one line can name all of. */
const listed: readonly SectionKind[] = [
  ...(['summary', 'education', 'skills', 'certifications', 'languages'] as const),
  ...(['interests', 'references', 'volunteer'] as const),
]

export function partPlain(sections: readonly Section[]): Section[] {
  const all = sections.flatMap(({ lines }) => lines)
  if (!isPlainText(all) || all.some(({ page }) => page > 0)) return [...sections]
  const parted = sections.flatMap((section) => (hosts.includes(section.kind) ? partAtLabels(section) : [section]))
  const known = { hasSchools: holdsKind(parted, 'education'), hasSkills: holdsKind(parted, 'skills') }
  const blocks = known.hasSchools ? parted : parted.flatMap(partSchools)
  return blocks.flatMap((section) => partPapers(section, known))
}

const fullLine = 60

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
  return parts.filter(isFilled)
}

const run = /^(\p{L}[\p{L}’'&/ ]{1,30}?)\s*(?::\s*-?|\s[-–](?=\s|$))\s*/u

function readLabel(line: Line, host: SectionKind): SectionLabel | undefined {
  const [cell] = line.cells
  const [lead, name = ''] = run.exec(cell?.text ?? '') ?? []
  if (lead === undefined || line.bullet || wordCount(name) > 5) return undefined
  const kind = headingKind(name) ?? (wordCount(name) >= 2 ? spokenHeadingKind(name) : undefined)
  if (kind === 'experience') return lead === cell?.text && host !== kind ? { kind, heading: line } : undefined
  if (!kind || !listed.includes(kind) || kind === host) return undefined
  // `Skills: Java, SQL` right below the lines of a job are those it took.
  if (host === 'experience' && line.gap < 2) return undefined
  return partLabel(line, kind, { name, lead })
}

/** Where what stands below them is told without a heading of its own. */
const unheaded: readonly SectionKind[] = ['header', 'summary', 'experience']

/** Blocks between blank lines that begin with a school or a degree. */
function partSchools(section: Section): Section[] {
  if (!unheaded.includes(section.kind)) return [section]
  return partByKind(section, ({ gap }, at, before) => {
    if (gap < 2 || !Number.isFinite(gap)) return before
    return isSchool(section.lines.slice(at)) ? 'education' : section.kind
  })
}

/** What has sections of its own is not sought among the jobs. */
type Known = { hasSchools: boolean; hasSkills: boolean }

/** `Hillcrest High 2014`, `OSHA forklift cert 2019` and the row of skills below them, each on a line of its own among the jobs. */
function partPapers(section: Section, known: Known): Section[] {
  if (!unheaded.includes(section.kind)) return [section]
  let isBehind = false
  return partByKind(section, (line, at) => {
    const isContact = (isBehind || at > mostOfTop) && isContactLine(line)
    const kind = isContact ? 'contact' : kindOfLine(line, { isBehind, ...known })
    // What is told of a school or a paper is below it, and so is a list that is nobody's duty.
    isBehind = kind !== undefined
    return kind ?? section.kind
  })
}

/** Name, post and contacts take no more lines. */
const mostOfTop = 4

/** `text me 021 555 0199` at the end */
function isContactLine({ text, bullet }: Line): boolean {
  return !bullet && wordCount(text) <= 8 && holdsContact(text)
}

function kindOfLine(
  line: Line,
  { isBehind, hasSchools, hasSkills }: Known & { isBehind: boolean },
): SectionKind | undefined {
  const { text, bullet } = line
  const dates = findDates(text)
  if (bullet || wordCount(text) > 16 || /\b(?:I|my|me)\b/.test(text) || dates.some(({ isPeriod }) => isPeriod))
    return undefined
  if (!hasSchools && isSchool([line])) return 'education'
  const isApart = isBehind || line.gap >= 2 || dates.length > 0
  if (isApart && isPaper(text) && !(titleScore(text) >= 1.3)) return 'certifications'
  const items = splitItems(text)
  if (items.length > 0 && items.every(namesLanguage)) return 'languages'
  const isList = items.length >= 3 && dates.length === 0 && items.every((item) => wordCount(item) <= 4)
  return isBehind && !hasSkills && isList && !/@|\d{5}/.test(text) ? 'skills' : undefined
}

/** A school or a degree within the first lines of a block, and no post. */
function isSchool(block: readonly Line[]): boolean {
  const end = block.findIndex((line, at) => at > 0 && line.gap >= 2)
  const head = makeUnits(block.slice(0, end < 0 ? block.length : end).slice(0, 3))
  return (
    head.every(({ bullet, text }) => !bullet && wordCount(text) <= 16 && !(titleScore(text) >= 1.3)) &&
    head.some(({ text }) => namesStudies(text)) &&
    // `Larkspur Distribution Center` alone is no school.
    head.some(({ text, dates }) => dates.length > 0 || degreeScore(text) >= 1) &&
    !head.some(({ text }) => /\b(?:I|my|me)\b/.test(text))
  )
}
