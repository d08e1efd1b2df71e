// A count of a sentence beside the counts of the line it tells of: put in another's place, or in another measure.
import type { AlignedClause } from './align.ts'
import { isDuration } from './checks/durations.ts'
import { isConverted, isDerived, isInRange, isOtherMeasure, isRoundingOf } from './derive-numbers.ts'
import type { SourceText } from './ground.ts'
import type { Quantity } from './quantity.ts'
import type { ReadText } from './read-segments.ts'
import { isSynonym } from './words.ts'

export function countsOf(clauses: readonly AlignedClause[], read: ReadText): Record<string, number> {
  const figures = { swappedCounts: 0, otherMeasure: 0 }
  for (const number of read.numbers) {
    if (number.isYear || number.value === 1 || isDuration(number, read) || isLabel(number, read)) continue
    const start = read.words[number.at]?.start
    const line = clauses.find(({ segment }) => segment.words.some((word) => word.start === start))?.line
    if (!line) continue
    const own = line.read.numbers.filter(({ isYear }) => !isYear)
    const same = own.filter(({ value }) => value === number.value)
    if (same.length === 0) {
      if (isWorkedOut(number, read, line)) continue
      if (own.some((one) => isInPlaceOf(number, one, read, line))) figures.swappedCounts += 1
      continue
    }
    // `11.6 lb` of 11.6 kg
    if (same.every((one) => isOtherMeasure(number, one))) figures.otherMeasure += 1
  }
  return figures
}

/** `Makaton Level 2`, `half an hour`: no count. */
function isLabel({ at, end }: Quantity, { words }: ReadText): boolean {
  return (
    /^(?:level|grade|year|stage|class|unit|part|half)$/.test(words[at - 1]?.lower ?? '') ||
    (words.slice(at, end).some(({ lower }) => /^(?:half|quarters?)$/.test(lower)) &&
      words.slice(end, end + 3).some(({ lower }) => /^(?:hour|day|year|million|dozen|thousand)$/.test(lower)))
  )
}

function isWorkedOut(number: Quantity, read: ReadText, line: SourceText): boolean {
  return (
    isDerived(number, read, { texts: [line] }) ||
    isInRange(number, line.read) ||
    isConverted(number, read, { texts: [line] }) ||
    line.read.numbers.some(({ value }) => isRoundingOf(number, value))
  )
}

/** `key person for five` of `key person for 3`: what stands beside it is the same, and the line's own number is not told. */
function isInPlaceOf(number: Quantity, other: Quantity, read: ReadText, line: SourceText): boolean {
  if (read.numbers.some(({ value }) => value === other.value)) return false
  if (number.unit !== other.unit && number.unit !== '' && other.unit !== '') return false
  const [before, there] = [keyBefore(number, read), keyBefore(other, line.read)]
  return (
    (before !== '' && there !== '' && isSynonym(before, there)) ||
    number.nouns.some((noun) => other.nouns.some((one) => isSynonym(noun, one))) ||
    (number.unit !== '' && number.unit === other.unit) ||
    (number.rate !== '' && number.rate === other.rate)
  )
}

function keyBefore({ at }: Quantity, { words }: ReadText): string {
  return words.slice(Math.max(0, at - 3), at).findLast(({ isContent, kind }) => isContent && kind === 'word')?.key ?? ''
}
