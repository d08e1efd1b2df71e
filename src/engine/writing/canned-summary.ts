// The summary the wizard offers where there is only a title to go by, and what the person says when asked. It names no
// quality that nobody has named.

import { withArticle } from '#engine/language/articles.ts'
import { capitalize } from '#engine/language/plain-words.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { isTitleHeld } from './facts/title-held.ts'
import { isLearner, nameWanted } from './summary/learner.ts'
import { joinWords } from './words/join-words.ts'

/** What the person says about themselves; all optional. */
export type SummaryAnswers = {
  /** How many years in the work that was asked about? */
  years?: string | undefined
  /** The work a student looks for. */
  wanted?: string | undefined
  /** What do you do best? */
  best?: string | undefined
  /** Something you achieved. */
  result?: string | undefined
}

export function cannedSummary(
  resume: Pick<Resume, 'personalInfo' | 'experiences'>,
  answers: SummaryAnswers = {},
): string {
  const { professionalTitle, location = '' } = resume.personalInfo
  const title = capitalize(tidy(professionalTitle) || 'Professional')
  const place = tidy(location)
  const years = isTitleHeld(resume) ? readYears(answers.years) : undefined
  const lead = leadOf({ title, place, years, wanted: answers.wanted })
  return [lead, ...sayAnswers(answers)].join(' ')
}

/** Whether there is more to say than a title and a place: an answer, a job or a course of study. */
export function hasSummaryMatter(
  { experiences, education }: Pick<Resume, 'experiences' | 'education'>,
  answers: SummaryAnswers = {},
): boolean {
  const said = [
    ...Object.values(answers),
    ...experiences.map(({ position }) => position),
    ...education.map(({ degree }) => degree),
  ]
  return said.some((text) => (text ?? '').trim() !== '')
}

type Lead = { title: string; place: string; years: ReturnType<typeof readYears>; wanted: string | undefined }

function leadOf({ title, place, years, wanted = '' }: Lead): string {
  if (isLearner(title)) return `${title}${place ? ` based in ${place},` : ''} looking for ${nameWanted(tidy(wanted))}.`
  if (years)
    return `${title}${place ? ` based in ${place},` : ''} with ${years.count} ${years.isOne ? 'year' : 'years'} of experience.`
  // Somebody who names no years may only want the job.
  return `Looking for work as ${withArticle(lowerStart(title))}${place ? `, based in ${place}` : ''}.`
}

/** What the person does best and has achieved, as sentences. */
export function sayAnswers({ best = '', result = '' }: SummaryAnswers): string[] {
  const named = lowerStart(withoutSubject(tidy(best))).replace(
    /^(?:am |['’]m )?(?:(?:really |just )?(?:love|like|enjoy) (?=\p{L}+ing\b)|(?:very |really )?(?:good|best|great|strong(?:est)?) (?:at|in|with) )/iu,
    '',
  )
  const achieved = capitalize(withoutSubject(tidy(result)))
  return [named && `Strongest in ${joinList(named)}.`, achieved && `${achieved}.`].filter((sentence) => sentence !== '')
}

/** `talking to customers, spreadsheets` wants its `and`. */
function joinList(said: string): string {
  const items = said.split(/\s*[,;]\s*/).filter((item) => item !== '')
  const last = items.at(-1) ?? ''
  if (items.length < 2 || /^(?:and|or|but|especially|such|like|which)\b/i.test(last)) return said
  // `keeping tickets and plates straight, and training`: the comma parts what the first `and` joins.
  if (items.some((item) => / and /i.test(item))) return `${items.slice(0, -1).join(', ')}, and ${last}`
  return joinWords(items)
}

/** `6`, `about 6`, `six years` -> the count before `years`; undefined if no number is said. */
export function readYears(said: string | undefined): { count: string; isOne: boolean } | undefined {
  const count = tidy(said ?? '')
    .replace(/\s*\b(?:years?|yrs?)\b.*$/i, '')
    .replace(/^(?:for|i have)\s+/i, '')
  if (count === '' || !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)\b/i.test(count))
    return undefined
  const lower = count.slice(0, 1).toLowerCase() + count.slice(1)
  return { count: lower, isOne: /^(?:1|one)$/.test(lower) }
}

function tidy(text: string): string {
  return text
    .replace(/[[\]{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,\s]+$/, '')
}

function withoutSubject(text: string): string {
  return text.replace(/^(?:i|we)(?: (?:have|had|also))*(?=[ '’])\s*/iu, '').replace(/^[-•*\s]+/, '')
}

function lowerStart(text: string): string {
  return /^\p{Lu}[\p{Ll}-]+(?: \p{Ll}|$)/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}
