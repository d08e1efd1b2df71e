// Among skills: licences, certificates, languages, and what somebody says of themselves at the end.
import { findDates } from '../dates/find-dates.ts'
import { makeUnits, type Unit } from '../entries/units.ts'
import { lineOfText } from '../forms/form-lines.ts'
import { type Line, wordCount } from '../line.ts'
import { isLicensed } from '../lists/part-papers.ts'
import { splitItems } from '../lists/split-items.ts'
import { isPaper } from '../words/paper-words.ts'
import { isOfLanguages, isOneLine, ofDriving, speaksOfPapers } from './paper-lines.ts'
import type { SectionKind } from './section-kind.ts'
import type { Section } from './split-sections.ts'

/** Among skills, a licence or a certificate, and what somebody says of themselves at the end. */
export function sortSkills(units: readonly Unit[], section: Section): SectionKind[] {
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
export function unitsOfItems(lines: readonly Line[]): Unit[] {
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
