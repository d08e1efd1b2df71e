// A document can be read by its labels and sentences, and by its layout. Of the readings the one that tells most is kept.
import { lowerWords } from '#engine/resume/lower-words.ts'
import type { Parts } from './assemble.ts'
import { findDates, hasPeriod } from './dates/find-dates.ts'
import type { ReadExperience } from './entries/read-experience.ts'
import { readLabel } from './forms/field-labels.ts'
import type { LeftLine } from './left-over.ts'
import type { Line } from './line.ts'
import { isCareerBreak, isOwnWork } from './words/career-breaks.ts'

export type Told = {
  parts: Parts
  /** What was read, written out, and what found no place. */
  placed: string
  other: readonly LeftLine[]
  /** The lines of the document, and whether its labels and sentences were followed instead. */
  found: readonly Line[]
  isBySaying?: boolean
}

/** In lines of what was done at a job: fitted to people who tell of themselves and to pasted pages. */
const worth = { job: 20, paper: 4, doneLine: 1, wordLeft: -0.2, jobTooMany: -20, saying: 3 }

export function chooseReading<T extends Told>(readings: readonly [T, ...T[]]): T {
  return readings.reduce((best, other) => (worthOf(other) > worthOf(best) ? other : best))
}

function worthOf({ parts, placed, other, found, isBySaying = false }: Told): number {
  const { experiences, education, certifications, languages } = parts
  const led = countLed(found)
  const isLaidOut = led >= 2 || found.some(({ bullet }) => bullet)
  return (
    worth.job * countWhole(experiences) +
    worth.paper * (education.length + certifications.length + languages.length) +
    worth.doneLine * countDone(experiences) +
    worth.wordLeft * countLeft(placed, other) +
    (led >= 2 ? worth.jobTooMany * Math.max(0, experiences.length - led) : 0) +
    // A list, and lines led by their years, say what they say by their layout.
    (isBySaying && !isLaidOut ? worth.saying : 0)
  )
}

/** A break and work of one's own have no employer; `Company` is the head of a column, `in America: Lind Kids` has a label left. */
function isWhole({ company, position, period }: ReadExperience): boolean {
  if (!position || !period || readLabel(position.value)) return false
  return company
    ? !readLabel(company.value) && !/^\p{Ll}.*: /u.test(company.value)
    : isOwnWork(position.value) || isCareerBreak(position.value)
}

/** Two present posts at one employer are one job that was told twice. */
function countWhole(experiences: readonly ReadExperience[]): number {
  const names = experiences.filter(isWhole).map(({ company, period }, at) => {
    return period?.current && company ? company.value.toLowerCase() : at
  })
  return new Set(names).size
}

/** A line that names the post or its years again was read as what was done by mistake. */
function countDone(experiences: readonly ReadExperience[]): number {
  const lines = experiences.flatMap(({ position, description }) =>
    description.map(({ text }) => ((position && text.includes(position.value)) || hasPeriod(text) ? -1 : 1)),
  )
  return lines.reduce((sum: number, one) => sum + one, 0)
}

/** How many lines begin with a period: where several do, each is a job, and a year inside a line begins no other. */
function countLed(lines: readonly Line[]): number {
  const isLed = ({ text }: Line) => findDates(text).some(({ start, isPeriod }) => start === 0 && isPeriod)
  return lines.filter((line, at) => isLed(line) && !goesOn.test(lines[at - 1]?.text ?? '')).length
}

/** A sentence is not over where its line is: `I served my time there from`. */
const goesOn = /\s(?:from|in|since|between|until|and|or|to|with|at|of|for|the)$|,$/

/** A line that was read but for a town is hardly left over: only its words that are nowhere else count. */
function countLeft(placed: string, other: readonly LeftLine[]): number {
  const known = new Set(lowerWords(placed))
  return other.flatMap(({ text }) => lowerWords(text)).filter((word) => !known.has(word)).length
}
