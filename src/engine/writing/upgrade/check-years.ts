// Years that a summary claims, held against the dates of the jobs. Which of them is right only the person knows.
import { tagWords } from '#engine/language/tag-words.ts'
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import { type Career, type Job, monthsIn, readCareer } from '../facts/career.ts'
import type { Question } from '../proposal.ts'
import { yearsOfField } from '../summary/lead-sentence.ts'
import { isRoleNoun } from '../words/roles.ts'
import { countMonths } from '../work-years.ts'
import type { Draft } from './mend-lines.ts'

const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const number = `(?<!\\d)\\d{1,2}(?:\\+|(?=[ -]))|\\b(?:${[...words].reverse().join('|')})\\b`
const claim = new RegExp(`(?:${number})(?=[ -](?:full |solid )?(?:years?|yrs?)\\b(?! old))`, 'i')
const path = 'personalInfo.summary'
const id = 'q-years'
/** In months: what is short of it by so much is rounding. */
const ROUNDED = 12
const ROUNDED_UP = 3
/** In years. */
const TOO_FEW = 2
/** `Over five years` may well be seven. */
const FAR_TOO_FEW = 3

type Off = { claimed: number; dated: number; isOfField: boolean }

function readClaim(resume: Resume, today: string): Off | undefined {
  const {
    personalInfo: { summary },
    experiences,
  } = resume
  // `9 years in the UK and 4 years in Europe` is for the reader to add up.
  if ((summary.match(new RegExp(claim.source, 'gi')) ?? []).length > 1) return undefined
  const found = claim.exec(summary)
  if (!found) return undefined
  const claimed = readNumber(found[0])
  const isOver = /\+/.test(found[0]) || /\b(?:over|more than|above|exceeding) $/i.test(summary.slice(0, found.index))
  const months = countMonths(experiences, today)
  // More than all the jobs together can hold.
  if (months > 0 && claimed * 12 > months + (isOver ? ROUNDED_UP : ROUNDED))
    return { claimed, dated: Math.max(1, Math.floor(months / 12)), isOfField: false }
  // A claim may leave out years of other work, and those of another place.
  const career = readCareer(resume, { today })
  const ofField = Math.max(yearsOfField(career), yearsAs(summary.slice(0, found.index), career))
  const [, place = ''] = /years?(?: \p{Ll}+){0,3} in (?:the )?(\p{Lu}\S*)/u.exec(summary.slice(found.index)) ?? []
  if (isCountry(place.replace(/\W+$/, '')) || claimed + (isOver ? FAR_TOO_FEW : TOO_FEW) > ofField) return undefined
  return { claimed, dated: ofField, isOfField: ofField < Math.floor(months / 12) }
}

/** Whole years in jobs that go by the name the claim begins with: `Press operator with ten years`, and every operator's job. */
function yearsAs(said: string, career: Career): number {
  const [sentence = ''] = /[^.!?]*$/.exec(said) ?? []
  const roles = tagWords(sentence).flatMap(({ lower }) => (isRoleNoun(lower) && !anyRole.test(lower) ? [lower] : []))
  const isOne = ({ title }: Job) =>
    title
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.some((word) => roles.includes(word)) === true
  return Math.floor(monthsIn(career, isOne) / 12)
}

/** Said of many lines of work. */
const anyRole =
  /^(?:assistant|associate|worker|manager|specialist|representative|officer|member|lead|leader|supervisor|professional|coordinator|director|consultant|employee|staff|intern|helper|aide|agent|analyst|engineer|technician)$/

function readNumber(text: string): number {
  const at = words.indexOf(text.toLowerCase())
  return at < 0 ? Number.parseInt(text, 10) : at + 1
}

export function askAboutYears(resume: Resume, today: string, answers: readonly Answer[]): Question[] {
  const found = readClaim(resume, today)
  if (!found || answers.some(({ questionId }) => questionId === id)) return []
  const { claimed, dated, isOfField } = found
  return [
    {
      id,
      text: `Your summary says ${claimed} ${claimed === 1 ? 'year' : 'years'}; the dates of your jobs${isOfField ? ' in this line of work' : ''} add up to ${dated}. How many should it say?`,
      reason: 'Employers compare the two.',
      entry: 'personalInfo',
    },
  ]
}

/** Answers that are figures for the summary, and say nothing of a job. */
export function withoutYears(answers: readonly Answer[]): readonly Answer[] {
  return answers.filter(({ questionId }) => questionId !== id)
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
