// Among schools and among certificates: what belongs to the other.
import { withoutDates } from '../dates/find-dates.ts'
import { isDetail } from '../entries/school-details.ts'
import { blocksOf, type Unit } from '../entries/units.ts'
import { isFact } from '../layout/facts.ts'
import { wordCount } from '../line.ts'
import { schoolScore } from '../words/education-words.ts'
import { isPaper, isSchooling } from '../words/paper-words.ts'
import { isApprenticeship, isOneLine, isRecord, partsOf, speaksOfPapers } from './paper-lines.ts'
import type { SectionKind } from './section-kind.ts'
import type { Section } from './split-sections.ts'

/** What is neither a school nor a degree nor said of one is a certificate, where each line is a whole of its own. */
export function sortEducation(units: readonly Unit[], section: Section): SectionKind[] {
  const isByLine = standsByLine(units)
  const isJoint = speaksOfPapers(section)
  const isListed = units.every(({ bullet }) => bullet)
  const apart = new Set(blocksOf(units).filter(holdsPapers).flat())
  let current: SectionKind = 'education'
  return units.map((unit, at) => {
    const { text, bullet, dates } = unit
    if ((bullet && !isListed) || isDetail(text) || isFact(text)) return current
    if (isRecord(text)) return 'skills'
    if (namesSchool(text) || isOfSchool(units, at) || isApprenticeship(text)) current = 'education'
    else if (at > 0 && isJoint && apart.has(unit)) current = 'certifications'
    else if (isJoint && ofCode.test(text)) current = 'certifications'
    else if (isPaperAlone(text) || (isByLine && (isJoint || dates.length > 0 || current === 'certifications')))
      current = at === 0 && !isPaper(text) ? 'education' : 'certifications'
    return current
  })
}

/** `CS38 and CS39, 2019` under `Qualifications & tickets` */
const ofCode = /^\p{Lu}{1,4}\d/u

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
export function sortCertificates(units: readonly Unit[], { heading }: Section, hasSchools: boolean): SectionKind[] {
  const isOpen = !hasSchools && /training|qualif|school|apprentice/i.test(heading?.text ?? '')
  return units.map((unit) => {
    const parts = partsOf(withoutDates(unit.text, unit.dates))
    const [first = '', ...others] = parts
    if (isRecord(unit.text)) return 'skills'
    if (ofSchool.test(unit.text) || (isApprenticeship(unit.text) && unit.dates.length > 0)) return 'education'
    if (isPaper(unit.text) && !isSchooling(unit.text)) return 'certifications'
    const hasSchool = parts.some((part) => schoolScore(part) >= 2.4 || (part === first && schoolScore(part) >= 2))
    const isWhole = hasSchool && isSchooling(unit.text) && parts.length > 1
    const isLoose = (schoolScore(first) >= 2 && others.length > 0) || isSchooling(unit.text)
    return isWhole || (isOpen && isLoose && unit.dates.length > 0) ? 'education' : 'certifications'
  })
}

/** How school ends, wherever it is listed. */
const ofSchool =
  /^(?:year|grade|form) (?:9|1[0-3])\b|^(?:\d+ )?(?:i?gcses?|a[- ]levels?)\b|^(?:high school diploma|ged)\b/i

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
