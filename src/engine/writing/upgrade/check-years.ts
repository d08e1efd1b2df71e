// Years that a summary claims, held against the dates of the jobs. Which of them is right only the person knows.
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import { readCareer } from '../facts/career.ts'
import type { Question } from '../proposal.ts'
import { yearsOfField } from '../summary/lead-sentence.ts'
import { countMonths } from '../work-years.ts'
import type { Draft } from './mend-lines.ts'

const claim = /\b(\d{1,2})\+?(?= years?\b(?! old))/i
const path = 'personalInfo.summary'
const id = 'q-years'
/** A year more or less is rounding. */
const TOO_MANY = 1
const TOO_FEW = 3

function readClaim(resume: Resume, today: string) {
  const {
    personalInfo: { summary },
    experiences,
  } = resume
  // `9 years in the UK and 4 years in Europe` is for the reader to add up.
  if ((summary.match(/\b\d{1,2}\+? years?\b/gi) ?? []).length > 1) return undefined
  const claimed = Number(claim.exec(summary)?.[1] ?? Number.NaN)
  const dated = Math.floor(countMonths(experiences, today) / 12)
  // A claim may leave out years of other work.
  const ofField = yearsOfField(readCareer(resume, { today }))
  // `9 years in the UK` are those of one place.
  const [, place = ''] = /\b\d{1,2}\+? years?(?: \p{Ll}+){0,3} in (?:the )?(\p{Lu}\S*)/u.exec(summary) ?? []
  const isOfPlace = isCountry(place.replace(/\W+$/, ''))
  const isOff = dated > 0 && (claimed > dated + TOO_MANY || (!isOfPlace && claimed + TOO_FEW <= ofField))
  return isOff ? { claimed, dated } : undefined
}

export function askAboutYears(resume: Resume, today: string, answers: readonly Answer[]): Question[] {
  const found = readClaim(resume, today)
  if (!found || answers.some(({ questionId }) => questionId === id)) return []
  const { claimed, dated } = found
  return [
    {
      id,
      text: `Your summary says ${claimed} years; the dates of your jobs add up to ${dated}. How many should it say?`,
      reason: 'Employers compare the two.',
      entry: 'personalInfo',
    },
  ]
}

/** The summary with the years the person gave. */
export function putYears(resume: Resume, answers: readonly Answer[]): Draft[] {
  const { summary } = resume.personalInfo
  const years = /\d{1,2}/.exec(answers.findLast(({ questionId }) => questionId === id)?.text ?? '')?.[0]
  if (!years || !claim.test(summary)) return []
  const after = summary.replace(claim, years)
  return [
    { path, kind: 'replace', group: 'clarity', before: summary, after, reason: 'Adds your answer.', safeAfter: after },
  ]
}

/** By its name in English. */
function isCountry(name: string): boolean {
  countries ??= new Set(
    regionCodes()
      .map((code) => regions.of(code) ?? '')
      .filter((known) => known.length > 2),
  )
  return /^(?:UK|USA?|EU)$/.test(name) || countries.has(name)
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' })
let countries: ReadonlySet<string> | undefined

function regionCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((one) => letters.map((other) => one + other))
}
