// Posts below an employer that is named once, each with a department behind its comma: `Staff Nurse, Telemetry` is no
// nurse at Telemetry where `Riverside Hospital` stands above `Charge Nurse, Cardiac ICU`.
import { companyScore, endsInPart, isOrganisationWord } from '../words/company-words.ts'
import { isRegion } from '../words/places.ts'
import { isTitleField, titleScore } from '../words/title-words.ts'
import type { HeadCell } from './head-cells.ts'
import { choosePair, type Habit } from './name-pair.ts'

export type Head = {
  cells: readonly HeadCell[]
  /** A blank line is above it. */
  isApart: boolean
  isPlain: boolean
}

/** `isUnder`: without an employer of its own it is with that of the entry above. */
export type LowerPost = { cells: readonly HeadCell[]; isUnder: boolean }

/** The heads with what is a post as a whole marked so. */
export function markLowerPosts(heads: readonly Head[], habit: Habit): LowerPost[] {
  let hasEmployer = false
  let hasDepartments = false
  return heads.map(({ cells, isApart, isPlain }) => {
    const { title, company } = choosePair(cells, habit)
    if (title && company && title.row !== company.row) {
      hasEmployer = true
      hasDepartments ||= title.text.includes(',')
    } else if (company && !title) hasEmployer = true
    // Where every line of text without looks names its employer, one that names none has none.
    const hasPlace = cells.some(({ kind }) => kind === 'place')
    const isUnder = hasEmployer || !isPlain || (!isApart && !hasPlace)
    const post = hasEmployer ? wholePost(cells, { isApart: isApart && !hasDepartments }) : undefined
    return { cells: cells.map((cell) => (cell === post ? { ...cell, says: 'position' } : cell)), isUnder }
  })
}

function wholePost(cells: readonly HeadCell[], { isApart }: { isApart: boolean }): HeadCell | undefined {
  const [only, ...others] = cells.filter(({ kind }) => kind !== 'duration')
  if (only?.kind !== 'name' || others.length > 0) return undefined
  const [, post = '', department = ''] = /^([^,]+), (.+)$/.exec(only.text) ?? []
  if (!(titleScore(post) >= 1.3) || titleScore(department) > 0) return undefined
  const isPart = endsInPart(department) || companyScore(withoutFields(department)) < 1
  if (!isPart || (isApart && !namesPart(department))) return undefined
  return only
}

/** `Medical ICU` is a ward for all that hospitals are medical, and `Housing` a desk of the council. */
function withoutFields(text: string): string {
  return text
    .split(/\s+/)
    .filter((word, _, all) => !isTitleField(word) && !(all.length === 1 && isOrganisationWord(word)))
    .join(' ')
}

/** `Minnesota & Dakotas` */
function namesPart(text: string): boolean {
  return text.split(/\s*(?:&|\band\b)\s*/).some(isRegion)
}
