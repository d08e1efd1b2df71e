// One heading over papers of every kind, `Education & Licenses`, `Training`, `Qualifications`, `Other`: each line goes
// where its own words belong.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import { isDetail } from '../entries/school-details.ts'
import { blocksOf, makeUnits, type Unit } from '../entries/units.ts'
import { lineOfText } from '../forms/form-lines.ts'
import { isFact } from '../layout/facts.ts'
import { type Line, wordCount } from '../line.ts'
import { isLicensed, runsOf } from '../lists/read-certifications.ts'
import { isSpoken, readLanguages } from '../lists/read-languages.ts'
import { splitItems } from '../lists/split-items.ts'
import { schoolScore } from '../words/education-words.ts'
import { isPaper, isSchooling } from '../words/paper-words.ts'
import { isForeignHeading } from './heading-lexicon.ts'
import { headingText } from './heading-line.ts'
import type { SectionKind } from './section-kind.ts'
import { holdsKind, type Section } from './split-sections.ts'

type Sorter = (units: readonly Unit[], section: Section, hasSchools: boolean) => SectionKind[]

export function sortPapers(sections: readonly Section[]): Section[] {
  const hasSchools = holdsKind(sections, 'education')
  return sections.flatMap((section) => {
    const sorter = sorters[section.kind]
    if (!sorter || section.lines.length === 0) return [section]
    // A French `Licence` below `Formation` is a degree.
    if (section.heading && isForeignHeading(headingText(section.heading))) return [section]
    const parted = section.kind === 'skills' && speaksOfPapers(section)
    const units = runsOf(section.lines).flatMap((run) => (parted ? unitsOfItems(run) : makeUnits(run)))
    return regroup(section, units, sorter(units, section, hasSchools))
  })
}

/** `Driver's licence: Code 08` among the contacts. */
const ofDriving = /^(?:(?:full|clean|valid|current|uk|eu),? )*driv(?:ing|er['’]?s?) licen[cs]e\b(?!.*\b(?:yes|no)\b)/i

const sortContacts: Sorter = (units, { kind }) =>
  units.map(({ text }) => (ofDriving.test(text) && wordCount(text) <= 8 ? 'certifications' : kind))

const sorters: Partial<Record<SectionKind, Sorter>> = {
  header: sortContacts,
  contact: sortContacts,
  education: sortEducation,
  certifications: sortCertificates,
  skills: sortSkills,
  other: (units) =>
    units.map((unit) =>
      isOfLanguages(unit) ? 'languages' : isOneLine(unit) && isPaper(unit.text) ? 'certifications' : 'other',
    ),
}

/** The lines of each kind together, those of the section's own kind first. */
function regroup(section: Section, units: readonly Unit[], kinds: readonly SectionKind[]): Section[] {
  if (kinds.every((kind) => kind === section.kind)) return [section]
  const linesOf = (kind: SectionKind) => units.flatMap((unit, at) => (kinds[at] === kind ? unit.lines : []))
  const others = [...new Set(kinds)].filter((kind) => kind !== section.kind)
  return [{ ...section, lines: linesOf(section.kind) }, ...others.map((kind) => ({ kind, lines: linesOf(kind) }))]
}

/** What is neither a school nor a degree nor said of one is a certificate, where each line is a whole of its own. */
function sortEducation(units: readonly Unit[], section: Section): SectionKind[] {
  const isByLine = standsByLine(units)
  const isJoint = speaksOfPapers(section)
  const isListed = units.every(({ bullet }) => bullet)
  const apart = new Set(blocksOf(units).filter(holdsPapers).flat())
  let current: SectionKind = 'education'
  return units.map((unit, at) => {
    const { text, bullet, dates } = unit
    if ((bullet && !isListed) || isDetail(text) || isFact(text)) return current
    if (namesSchool(text) || isOfSchool(units, at)) current = 'education'
    else if (at > 0 && isJoint && apart.has(unit)) current = 'certifications'
    else if (isPaperAlone(text) || (isByLine && (isJoint || dates.length > 0 || current === 'certifications')))
      current = at === 0 && !isPaper(text) ? 'education' : 'certifications'
    return current
  })
}

/** `Certificate, Bookkeeping` right above or below the school that gave it, as the others stand there. */
function isOfSchool(units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  if (!unit || unit.bullet || !/\bcertificate\b/i.test(unit.text) || hasSchool(unit.text)) return false
  const isSchool = (one: Unit | undefined) =>
    one !== undefined && hasSchool(one.text) && !isPaper(one.text) && !isSchooling(one.text)
  if (!isSchool(units[0])) return isSchool(units[at + 1]) && isNear(unit, units[at + 1])
  return isSchool(units[at - 1]) && units[at - 1]?.dates.length === 0 && isNear(units[at - 1], unit)
}

/** No farther than the one above is from what is above it. */
function isNear(above: Unit | undefined, below: Unit | undefined): boolean {
  return above !== undefined && below !== undefined && below.first.gap < 2 && below.first.gap <= above.first.gap
}

function namesSchool(text: string): boolean {
  return isSchooling(text) || (!isPaperAlone(text) && hasSchool(text))
}

function hasSchool(text: string): boolean {
  return partsOf(text).some((part) => schoolScore(part) >= 2)
}

/** Lines that no school is among, most of them with a year of their own. */
function holdsPapers(block: readonly Unit[]): boolean {
  const isOwn = (unit: Unit) => isOneLine(unit) && (isPaper(unit.text) || unit.dates.length > 0)
  return !block.some(({ text }) => namesSchool(text)) && block.filter(isOwn).length >= 0.5 * block.length
}

/** A licence, a card or a short course by its words: `Certificate in Welding, Tarn College` was given by a school. */
function isPaperAlone(text: string): boolean {
  return isPaper(text.replace(hasSchool(text) ? /\bcertificat\w+/gi : /^(?:\p{L}+ )?certificat\w+ (?:in|of)\b/iu, ''))
}

/** `North Tarn High School, Diploma, 2009` under `Training & tickets`. */
function sortCertificates(units: readonly Unit[], { heading }: Section, hasSchools: boolean): SectionKind[] {
  const isOpen = !hasSchools && /training|qualif|school|apprentice/i.test(heading?.text ?? '')
  return units.map((unit) => {
    const parts = partsOf(withoutDates(unit.text, unit.dates))
    const [first = '', ...others] = parts
    if (isPaper(unit.text) && !isSchooling(unit.text)) return 'certifications'
    const hasSchool = parts.some((part) => schoolScore(part) >= 2.4 || (part === first && schoolScore(part) >= 2))
    const isWhole = hasSchool && isSchooling(unit.text) && parts.length > 1
    const isLoose = (schoolScore(first) >= 2 && others.length > 0) || isSchooling(unit.text)
    return isWhole || (isOpen && isLoose && unit.dates.length > 0) ? 'education' : 'certifications'
  })
}

/** Among skills, a licence or a certificate, and what somebody says of themselves at the end. */
function sortSkills(units: readonly Unit[], section: Section): SectionKind[] {
  const isJoint = speaksOfPapers(section)
  return units.map((unit) => {
    const { text, dates } = unit
    if (isRemark(text)) return 'other'
    if (isOfLanguages(unit)) return 'languages'
    if (ofDriving.test(text) && wordCount(text) <= 8) return 'certifications'
    // `Licensed commercial applicator, Ohio - cat 10a, 10b`
    if (isLicensed(text) && isOneLine(unit)) return 'certifications'
    const isOne = splitItems(text.replace(/\([^)]*\)/g, '')).length === 1 || dates.length > 0
    const isSure = isJoint || dates.length > 0
    return isOne && isSure && isOneLine(unit) && isPaper(text) && !isSubject(text) && wordCount(text) <= 14
      ? 'certifications'
      : 'skills'
  })
}

/** `I have a car and a licence. Free at weekends too.` */
function isRemark(text: string): boolean {
  return (
    /^(?:I|I['’]m|I['’]ve|My|We|Available|Willing|Free to|Able to)\s/.test(text) &&
    /[.!]$/.test(text) &&
    wordCount(text) >= 5
  )
}

/** Items of one line are not joined with the line below. */
function unitsOfItems(lines: readonly Line[]): Unit[] {
  return makeUnits(lines).flatMap((unit) => {
    const parts = unit.lines.length === 1 ? partPapers(unit.first) : []
    return parts.length > 1 ? parts.flatMap((line) => makeUnits([line])) : [unit]
  })
}

/** `Excel, forklift licence, First Aid` under `Skills and certifications`: the papers among the items get lines of their own. */
function partPapers(line: Line): Line[] {
  const items = /:\s/.test(line.text) || line.cells.length > 1 ? [] : splitItems(line.text)
  const isBare = findDates(line.text.replace(/\([^)]*\)/g, '')).length === 0
  const papers = items.filter((item) => isPaper(item) && !isSubject(item))
  if (items.length < 3 || !isBare || papers.length === 0) return [line]
  const skills = items.filter((item) => !papers.includes(item))
  return [...(skills.length > 0 ? [skills.join(', ')] : []), ...papers].map((text) => lineOfText(line, text))
}

/** `Food safety` among skills is what somebody knows. */
function isSubject(item: string): boolean {
  return /^(?:food (?:safety|hygiene)|(?:manual|moving and) handling|safeguarding|haccp|fire safety|fall protection|osha|registrations?|notary|hazmat)(?: \p{Ll}+)*$/iu.test(
    item,
  )
}

function speaksOfPapers({ heading }: Section): boolean {
  return /certif|licen|ticket|training|course|qualification|card|check/i.test(heading?.text ?? '')
}

/** Most lines hold a whole paper: a school with what it gave, a name with its year, or a licence. */
function standsByLine(units: readonly Unit[]): boolean {
  const own = units.filter((unit) => !isDetail(unit.text) && !isFact(unit.text))
  const isWhole = (unit: Unit) => {
    const parts = partsOf(withoutDates(unit.text, unit.dates))
    const hasBoth = isSchooling(unit.text) && parts.some((part) => schoolScore(part) >= 2)
    return (
      isOneLine(unit) && (hasBoth || isPaper(unit.text) || (unit.dates.length > 0 && wordCount(parts.join(' ')) >= 2))
    )
  }
  return own.length >= 2 && own.filter(isWhole).length >= 0.6 * own.length
}

function isOneLine({ text }: Unit): boolean {
  return wordCount(text) <= 20 && !/\p{Ll}{3}\.\s+\p{Lu}/u.test(text)
}

function partsOf(text: string): string[] {
  return text
    .replace(/\([^)]*\)/g, '')
    .split(/[,;|]\s*|\s+[–—-]\s+|\s{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** `Fluent Welsh and English speaker` under `Other`. */
function isOfLanguages({ lines, text }: Unit): boolean {
  const read = wordCount(text) <= 10 && !/^some\s/i.test(text) ? readLanguages(lines) : []
  return read.length > 0 && read.every(isSpoken)
}
