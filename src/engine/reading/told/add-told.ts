// Where a document tells of a person in sentences, what they say goes into the parts that nothing else filled.
import type { Parts } from '../assemble.ts'
import { findDates } from '../dates/find-dates.ts'
import { makeUnits, type Unit } from '../entries/units.ts'
import type { Given } from '../forms/form.ts'
import type { Unfolded } from '../forms/unfold-form.ts'
import { holdsContact } from '../header/contact-patterns.ts'
import type { LeftLine } from '../left-over.ts'
import { hasLooks, type Line, wordCount } from '../line.ts'
import { isForeignHeading } from '../sections/heading-lexicon.ts'
import type { SectionKind } from '../sections/section-kind.ts'
import type { Section } from '../sections/split-sections.ts'
import { isTold, readTold } from './read-told.ts'
import { isLaidOut, isShort, withFacts, withSounderFacts } from './tell-note.ts'

type Added = { parts: Parts; sections: readonly Section[]; pieces: LeftLine[]; labels: LeftLine[] }

/** A document with one of these under a heading of its own is a resume, and its summary tells nothing else. */
const entries: readonly SectionKind[] = ['experience', 'education', 'projects', 'volunteer', 'publications']

/** `lines`: the document as it was found. */
export function addTold(parts: Parts, sections: readonly Section[], form: Unfolded, lines: readonly Line[]): Added {
  const { given, isForm, labels, jobs } = form
  const plain: Added = { parts, sections, pieces: [], labels: [] }
  // `military service 2016/10~2017/10` heads nothing.
  const isOrdinary = sections.some(
    ({ kind, heading }) =>
      entries.includes(kind) && heading && !heading.heads && findDates(heading.text).every(({ isPeriod }) => !isPeriod),
  )
  // The weights know English.
  const isForeign = sections.filter(({ heading }) => heading && isForeignHeading(heading.text)).length >= 2
  const isResume = jobs.length === 0 && isLaidOut(parts)
  if (isResume || (isOrdinary && (labels.length === 0 || isForeign)))
    return isShort(lines) && !isForeign ? { ...plain, parts: withSounderFacts(parts, linesOf(sections)) } : plain
  // A page with headings of its own and more than one look says below the name what the person is, or does not.
  const isDesigned = isOrdinary && hasLooks(lines)
  const isNote = !isOrdinary && isShort(lines)
  const hosts = sections.filter((section) => isHost(section))
  const units = hosts.flatMap((section) => makeUnits(section.lines)).filter((unit) => !isKnown(unit, given))
  if (!isTold(units.map(({ text }) => text))) {
    if (isNote) return { ...plain, parts: withFacts(parts, beside(sections, lines)) }
    const own = isForm && !isDesigned ? withTitle(parts) : parts
    return { ...plain, parts: isOrdinary && isShort(lines) ? withSounderFacts(own, linesOf(sections)) : own }
  }
  const prose = readTold(units)
  // Dates and employers on separate lines are more reliable than any sentence.
  const hasJobs = jobs.length > 0 || sections.some((section) => section.kind === 'experience' && !isHost(section))
  if (hasJobs || isOrdinary)
    return {
      ...plain,
      parts: isNote
        ? withFacts(parts, beside(sections, lines))
        : isOrdinary && isShort(lines)
          ? withSounderFacts(isDesigned ? parts : withTitle(parts, prose.title), linesOf(sections))
          : isDesigned
            ? parts
            : withTitle(parts, prose.title),
    }
  const { header } = parts
  const name = given.name ?? prose.name
  const title = given.title ?? prose.title
  const location = header.contacts.location ?? prose.location
  const { name: _, title: __, ...rest } = header
  return {
    parts: {
      ...parts,
      header: {
        ...rest,
        ...(name ? { name } : {}),
        ...(title ? { title } : {}),
        contacts: { ...header.contacts, ...(location ? { location } : {}) },
        summary: [],
        left: [],
      },
      summary: prose.summary,
      experiences: prose.experiences,
      skills: parts.skills.length > 0 ? parts.skills : prose.skills,
    },
    sections: [
      ...sections.filter((section) => !hosts.includes(section)),
      ...hosts.map(({ lines: _lines, ...section }) => ({ ...section, lines: [] })),
      { kind: 'header', lines: hosts.flatMap(({ lines }) => lines.filter((line) => !hasLine(units, line))) },
    ],
    pieces: prose.pieces,
    labels: prose.labels,
  }
}

/** A school is no employer, nor is a row of skills; `lines` without those that stand in sections of their own. */
function beside(sections: readonly Section[], lines: readonly Line[]): Line[] {
  const papers = sections.filter(
    ({ kind, heading }) =>
      kind === 'education' || kind === 'certifications' || kind === 'languages' || (kind === 'skills' && !heading),
  )
  const own = papers.flatMap((section) => section.lines.map(({ text }) => text))
  return lines.filter(({ text }) => !own.some((part) => text.endsWith(part)))
}

/** What tells of the person and their jobs. */
function linesOf(sections: readonly Section[]): Line[] {
  return sections
    .filter(({ kind }) => kind === 'header' || kind === 'summary' || kind === 'experience')
    .flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines))
}

function hasLine(units: readonly Unit[], line: Unit['first']): boolean {
  return units.some((unit) => unit.lines.includes(line))
}

/** Sentences are at the top, in a summary, or under `Experience` where no dates part them. */
function isHost({ kind, heading, lines }: Section): boolean {
  if (kind === 'header' || kind === 'summary') return true
  if (kind === 'other') return heading === undefined
  const isSpoken = makeUnits(lines).every(({ text, dates }) => dates.length === 0 && / (?:at|with|for) /.test(text))
  return kind === 'experience' && lines.length > 0 && isSpoken
}

/** A name or an address in a line of its own. */
function isKnown({ text, lines }: Unit, given: Given): boolean {
  if (Object.values(given).some(({ value }) => value === text)) return true
  const isShort = lines.length === 1 && wordCount(text) <= 7
  return isShort && holdsContact(text)
}

/** Without a title of its own a form's person is what they say they are, or what they work as. */
function withTitle(parts: Parts, told?: Parts['header']['title']): Parts {
  const position = parts.experiences.find((entry) => entry.position)?.position
  const title = parts.header.title ?? told ?? (position && { ...position, confidence: 0.5 })
  return title ? { ...parts, header: { ...parts.header, title } } : parts
}
