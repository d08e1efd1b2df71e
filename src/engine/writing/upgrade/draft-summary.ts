// The summary of a resume for no job in particular: who, what they work with, their best result.
import { capitalize } from '#engine/language/plain-words.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { Resume } from '#engine/resume/resume.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Answer } from '../facts/answer.ts'
import type { Career } from '../facts/career.ts'
import { sayFrame } from '../frames/_frame.ts'
import { frames } from '../frames/registry.gen.ts'
import { namesPerson } from '../letter/introduce.ts'
import { listNames } from '../letter/name-qualifications.ts'
import { sayCertificate } from '../letter/say-paper.ts'
import { rateTops } from '../match/rate-top.ts'
import { tellingSentences } from '../own-sentences.ts'
import type { Question } from '../proposal.ts'
import type { Dictionary } from '../steps/_step.ts'
import { rateForTop } from '../summary/rate-for-top.ts'
import { mendSummary, saysSomething, writeSummary } from '../summary/write-summary.ts'
import { findMisplaced } from './find-misplaced.ts'
import type { Draft } from './mend-lines.ts'
import { saysNo } from './put-answer.ts'

const path = 'personalInfo.summary'
/** Titles among them: with fewer the summary would say the resume over again. */
const FEWEST_LINES = 5
/** What is longer isn't a description of a job, and would take seconds to read. */
const LONGEST_JOB = 20_000

const questionId = 'q-summary'
const THIN = 12
const MOST_TOLD = 2

export function draftSummary(
  career: Career,
  { spelling, answers }: { spelling?: Dictionary | undefined; answers: readonly Answer[] },
): Draft[] {
  const { resume } = career
  const { summary } = resume.personalInfo
  if (resume.experiences.some(({ description }) => description.length > LONGEST_JOB)) return []
  const isThin = career.jobs.flatMap(({ lines }) => lines).length < FEWEST_LINES
  // Beside a summary that says something, lines of the jobs were refused nine times in ten.
  const hasOwn = saysSomething(career, spelling)
  const written =
    isThin || saysItWell(career, spelling)
      ? undefined
      : hasOwn
        ? withoutTalk(career, spelling)
        : writeSummary({
            career,
            spelling,
            rate: rateForTop(career, rateTops(career)),
            ratings: rateTops(career),
            most: MOST_TOLD,
            nameMore: (said) => [certified(career, said)].filter((one) => one !== undefined),
          })
  const draft = { path, kind: 'replace' as const, group: 'impact' as const, before: summary }
  const said = answers.findLast((answer) => answer.questionId === questionId)?.text.trim()
  if (said && !saysNo(said)) {
    const own = hasOwn ? undefined : written
    const after = [own ?? summary.trim(), `${capitalize(said).replace(/[.!]*$/, '')}.`].filter(Boolean).join(' ')
    return [{ ...draft, after, reason: 'Adds your answer.', safeAfter: after }]
  }
  const reason = hasOwn
    ? 'Your summary without what anybody could say. Keep yours if you like it better.'
    : 'Puts who you are and what you’ve done at the top.'
  return written && written !== summary.trim()
    ? [{ ...draft, after: written, reason, needsLook: true }]
    : leaveOut(summary).map((one) => ({ ...draft, ...one }))
}

/** A word or two less is not worth a click. */
const FEWEST_GONE = 3
const FEWEST_OF_WHO = 4

/** `I like when the machine is running good.` */
const likesIt = /^I (?:really )?(?:like|love|enjoy) (?:it )?(?:when|my|being|to be|to work|working|people)\b/i

/** Undefined where next to nothing would go. */
export function withoutTalk({ resume }: Career, spelling: Dictionary | undefined): string | undefined {
  const own = mendSummary(resume, spelling)
  const telling = tellingSentences(own).filter((sentence) => !likesIt.test(sentence))
  // `Full-stack developer, passionate about my work`: whoever cuts the praise cuts who they are.
  if (namesPerson(splitSentences(own)[0] ?? '') && !namesPerson(telling[0] ?? '')) return undefined
  // `Banking professional.` says no more than the title above it.
  if ((telling[0] ?? '').split(' ').length < FEWEST_OF_WHO) return undefined
  const told = telling.join(' ')
  return told.split(' ').length + FEWEST_GONE <= own.split(' ').length ? told : undefined
}

/** Every sentence says something, none only praises, wishes or talks. */
function saysItWell(career: Career, spelling: Dictionary | undefined): boolean {
  if (!saysSomething(career, spelling)) return false
  const { summary } = career.resume.personalInfo
  if (plain(summary) !== summary || summary.includes('\n')) return true
  // What belongs in no resume is struck by itself.
  const own = splitSentences(summary)
    .filter((sentence) => !findMisplaced(sentence))
    .join(' ')
  const told = tellingSentences(own)
  return !/\bI\b/.test(own) && told.join(' ').split(' ').length >= own.split(/\s+/).length * MOSTLY
}

const MOSTLY = 0.9

/** `Notice period: 4 weeks.` */
function leaveOut(summary: string): Pick<Draft, 'after' | 'reason' | 'needsLook'>[] {
  const sentences = splitSentences(summary)
  const reason = sentences.map(findMisplaced).find((one) => one !== undefined)
  const after = sentences.filter((sentence) => !findMisplaced(sentence)).join(' ')
  return reason && after !== '' && plain(summary) === summary ? [{ after, reason, needsLook: true }] : []
}

/** Where little or nothing is left to say at the top, the person is asked. */
export function askForSummary(
  { personalInfo: { summary }, experiences }: Resume,
  drafts: readonly Draft[],
  answers: readonly Answer[],
): Question[] {
  const text = drafts[0]?.after ?? summary
  const isAnswered = answers.some((answer) => answer.questionId === questionId)
  if (isAnswered || experiences.length === 0 || text.split(/\s+/).length >= THIN) return []
  return [
    {
      id: questionId,
      text: 'What are you best at in your work? One sentence for the top of your resume.',
      reason: text.trim() === '' ? 'There is no summary yet.' : 'The summary says little about your work so far.',
      entry: 'personalInfo',
    },
  ]
}

const MOST_CERTIFICATES = 2
const LONGEST_NAME = 7
const OLD = 10
/** What any work asks for, or what has run out, says nothing at the top. */
const notAtTheTop =
  /\b(?:first aid|CPR|OSHA 10|white card|WHMIS|manual handling|driv(?:ing|er['’]?s?) licen[cs]e|expired|lapsed|inactive|in progress|pending)\b/i

/** `Issued`: the label of a date that was left behind. */
const bareField =
  /^(?:|issued|expires?|expir(?:y|ed|ation)|valid|date|credential id|licen[cs]e (?:no|number)|number|see credential)[.:]?$/i

/** `Holds an ARCtick full RAC licence and a restricted electrical licence.` */
function certified({ resume: { certifications }, today }: Career, said: string): string | undefined {
  const isOld = (date: string) => Number(today.slice(0, 4)) - (parseDate(date)?.year ?? Number(today.slice(0, 4))) > OLD
  const names = certifications
    .filter(({ name, date }) => !isOld(date) && !said.toLowerCase().includes(name.trim().toLowerCase()))
    .filter(
      ({ name }) => !bareField.test(name.trim()) && !notAtTheTop.test(name) && name.split(/\s+/).length <= LONGEST_NAME,
    )
    .map((one) => sayCertificate({ ...one, issuer: '' }, today).replace(/^(?:an?|the) (?=[\p{Lu}\d])/u, ''))
    .slice(0, MOST_CERTIFICATES)
  return sayFrame(frames['summary-held'], 'plain', { credentials: listNames(names) })[0]
}
