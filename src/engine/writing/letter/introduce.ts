// Who writes: what they say of themselves, and the latest job; somebody who has just begun, by the degree.
import { withArticle } from '#engine/language/articles.ts'
import { findFault } from '#engine/language/find-fault.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { Career, Job } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { topicsOf } from '../facts/topics.ts'
import type { Slots } from '../frames/_frame.ts'
import { kinship } from '../match/needs.ts'
import { bearingOf } from '../match/posting-core.ts'
import { namesRole, tellingSentences } from '../own-sentences.ts'
import type { Posting } from '../posting/posting.ts'
import { runSteps } from '../run-steps.ts'
import { readResumeContext } from '../upgrade/line-context.ts'
import { isRoleNoun } from '../words/roles.ts'
import { callingTime } from './calling-time.ts'
import { degreeOf } from './degree-name.ts'
import { jobTime } from './job-time.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, ownerName, plainTitle, roleName } from './role-name.ts'

/** What the opening says of the person, as slots of the frame `introduction`. */
export type Introduction = { slots: Slots; entries: readonly string[]; job: Job | undefined }

/** Undefined if nothing from the resume would follow the name of the job. */
export function introduce(career: Career, posting: Posting): Introduction | undefined {
  // Years at home are no job, and what is said of them is the person's to say.
  const named = career.jobs.filter((job) => !isBreak(job) && nameJob(job, career) !== undefined)
  // Nobody is what they do for nothing, unless they do nothing else.
  const paid = named.filter(
    (job) => !isUnpaid(job) && !/\b(?:intern|internship|student|practicum|placement)\b/i.test(job.title),
  )
  const job = paid[0] ?? named[0]
  const studies = introduceStudies(career)
  if (studies && (!job || isGraduate(career, posting))) return studies
  if (!job) return undefined
  const told = tellJob(job, career)
  // Beside dates readers asked: nine years of what?
  const isDated = told?.since ?? told?.from ?? told?.employedSince ?? told?.employedFrom
  return {
    slots: {
      ...told,
      ...callingTime(job, career),
      years: isDated === undefined && isLast(job, career) ? claimedYears(career, job) : undefined,
    },
    entries: [job.entry],
    job,
  }
}

/** A job as the frame `introduction` tells it, without the years in all. */
export function tellJob(job: Job, career: Career): Slots | undefined {
  const named = nameJob(job, career)
  return (
    named && {
      ...named,
      ...jobTime(job),
      ...wholeTime(job, career),
      isNow: job.isCurrent ? ' ' : undefined,
      isLast: isLast(job, career) && !job.isCurrent ? ' ' : undefined,
    }
  )
}

export function isLast(job: Job, { jobs }: Career): boolean {
  return job.isCurrent || job === jobs[0]
}

/** Who rose within one house has been there longer than in the last post; who came back has not. */
function wholeTime(job: Job, { jobs }: Career): Slots {
  const rise = jobs.slice(jobs.indexOf(job))
  const end = rise.findIndex((one, at) => at > 0 && !isStepUp(one, rise[at - 1]))
  const first = rise[(end < 0 ? rise.length : end) - 1]
  const isLonger = first !== undefined && (first !== job || hasRisen(job))
  const { since, from } = isLonger ? jobTime({ ...first, isCurrent: job.isCurrent }) : {}
  return job.isCurrent ? { employedSince: since } : { employedFrom: from }
}

const rising =
  /\b(?:(?:started|began|hired|joined)(?: out| off)? as|promoted|(?:got|was) made (?:up )?|became (?:an? |the )?(?:acting |assistant|charge|deputy|foreman|head|lead|manager|senior|supervisor|team leader))/i

/** `Started as a sales consultant, made assistant manager in 2020`: the title is the last of several. */
function hasRisen({ lines }: Job): boolean {
  return lines.some(({ role, text }) => role === 'line' && rising.test(text))
}

/** With one employer, and one month after the other at the latest. */
function isStepUp({ company, source }: Job, next: Job | undefined): boolean {
  const [until, from] = [parseDate(source.endDate ?? ''), parseDate(next?.source.startDate ?? '')]
  if (company === '' || company !== next?.company || until?.month === undefined || from?.month === undefined)
    return false
  return from.year * 12 + from.month - (until.year * 12 + until.month) <= 1
}

const FEWEST_WORDS = 5
const MOST_WORDS = 32
/** Somebody who speaks of themselves as `he` or as `I` has written a sentence of another kind. */
const noWho = /\b(?:I|my|me|he|his|she|her|we|our)\b|[:;!?]|\.\s/
/** What everybody says of themselves. */
const claims =
  /\b(?:heart|believ|passion|enthusias|committed|dedicated|motivated|driven|hard-?working|strives?|deserve|organi[sz]ed|keen|eager)\w*/i

/** A sentence of the summary without the claims hung on it; undefined if it is one. */
function withoutClaims(sentence: string): string | undefined {
  const bare = sentence
    .replace(/,? (?:and|with) an? (?:proven|strong|solid|excellent) [^.]*(?=\.$)/i, '')
    // `Inspector with 8 years, wants to move up`: told as of somebody else.
    .replace(
      /,? (?:and |who )?(?:now )?(?:wants|seeks|hopes|wishes|aims|is looking|looks) (?:to|for)\b[^.]*(?=\.$)/i,
      '',
    )
  return claims.test(bare) ? undefined : bare
}

/** `Electrical Mechanic licence, White Card`: what somebody has, whoever it is named after. */
const aPaper = /\b(?:licen[cs]e|card|certificate|ticket|registration)$/i

/** `Front desk professional with seven years`; `Full UK driving licence and own car` is nobody. */
export function namesPerson(sentence: string): boolean {
  const [head = ''] = sentence.split(/,| (?:with|who|for|in|of|at|to|and|having|returning|moving|specializing)\b/)
  const isPerson = head
    .split(/\W+/)
    .some((word) => isRoleNoun(word) || /^(?:professional|graduate|leader|student|veteran)$/i.test(word))
  // `HVAC and maintenance technician`
  const [whole = ''] = sentence.split(/,| (?:with|who|for|in|of|at|to|having|returning|moving|specializing)\b/)
  const isOfTwo = / and /.test(whole) && isRoleNoun(whole.split(/\W+/).at(-1) ?? '')
  return (isPerson || isOfTwo) && !aPaper.test(head) && namesRole(sentence)
}

/** `cook with over 25 years in kitchens, the last 11 in care`: the first thing the summary says, if it says who. */
export function sayWho({ resume }: Career): string | undefined {
  const [sentence = ''] = tellingSentences(resume.personalInfo.summary, { isTheirs: () => true })
  const context = { ...readResumeContext(resume), place: 'summary', tense: 'none', beside: {} } as const
  const told = runSteps(sentence, context, { only: ['common-slips'] })?.text ?? sentence
  // `I am a machinist for 16 years` is no English.
  const first = (withoutClaims(told) ?? '')
    .replace(/^I have been an? (?=[^,]+ for \S+ (?:years|months)\b)(\p{L})/u, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .replace(/(?<!,.*) for (\S+ (?:years|months))(?! of)\b/, ' with $1 of experience')
    // `Back end engineer, eight years, mostly Java`
    .replace(/^([^,]+), ((?:over |about |more than )?(?:\d{1,2}\+?|\p{Ll}+) years), /u, '$1 with $2 of experience, ')
    // What they want of an employer is not who they are.
    .replace(
      /(?<=\p{L}),? (?:(?:and )?(?:currently |now )?(?:looking|hoping|wanting|wishing) (?:for|to)) [^,;]*$/u,
      '.',
    )
  const words = first.split(/\s+/)
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || noWho.test(first.replace(/\.$/, ''))) return undefined
  const isPhrase = namesPerson(first) && !/^(?:an?|the|after|over|with|in|at|for|as|having)\b/i.test(first)
  if (!isPhrase || /\bseeking\b|\bposition\b/.test(first) || findFault(first)) return undefined
  const isName = /^\p{Lu}{2}|^\S+ \p{Lu}/u.test(first)
  return withArticle(isName ? first : first.slice(0, 1).toLowerCase() + first.slice(1))
}

/** `a petroleum engineer.`: what they call themselves, where neither a job of theirs nor the summary says it. */
export function sayCalling({ resume, jobs }: Career): string | undefined {
  const { professionalTitle, summary } = resume.personalInfo
  const role = roleName(professionalTitle)
  if (!role || /\b(?:aspiring|future|seeking|student)\b/i.test(role)) return undefined
  const words = role.toLowerCase().split(/\s+/)
  const places = [summary, ...jobs.map(({ title }) => title)].map((text) => text.toLowerCase())
  // `Welder and fitter` beside `Welder` says one thing twice.
  const isNear = jobs.some(({ title }) =>
    (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.includes(word)),
  )
  const isSaid = isNear || places.some((place) => words.every((word) => place.includes(word)))
  return isSaid ? undefined : `${withArticle(role)}.`
}

/** A title that is no plain phrase stands as it is written. */
function nameJob(job: Job, career: Career): Slots | undefined {
  const owned = ownerName(job)
  if (owned) return { aRole: owned }
  const title = titleOf(job, career)
  const role = roleName(title)
  if (isOwnAccount(job.company)) return role ? { aRole: withArticle(`self-employed ${role}`) } : undefined
  const aRole = role ? withOwnArticle(role) : writtenRole(title)
  const at = isNoEmployer(job.company) ? undefined : atEmployer(job.company)
  return aRole || at ? { aRole, atEmployer: at } : undefined
}

/** `an 8th Grade Science Teacher & Department Lead`; `Chef de Partie` goes without. */
function writtenRole(title: string): string | undefined {
  const written = plainTitle(title)
  const last = written?.split(/\s+/).at(-1) ?? ''
  return written && isRoleNoun(last.toLowerCase()) ? withOwnArticle(written) : written
}

const LATELY = 2
const OF_FIELD = 0.25

/** Who has just studied what the job is about has that to say first. */
function isGraduate({ schools, today }: Career, posting: Posting): boolean {
  const [school] = schools
  const year = parseDate(school?.source.endDate ?? '')?.year
  if (!school || year === undefined || Number(today.slice(0, 4)) - year > LATELY) return false
  return bearingOf(`${school.source.degree} ${school.source.field}`, posting) >= OF_FIELD
}

const count = '(\\d{1,2})(\\+?)|(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)'
const claim = new RegExp(`\\b(?:(over|more than) )?(?:${count})(?: plus)? (?:years?|yrs?)\\b(?! (?:old|ago))`, 'i')

const atHome = /\b(?:home|break|away|off|gap|raising|caring|children|kids|retire\w*|out of)\b/i

/** The years of work that the person's own summary names; years at home, or in another trade than the job's, are others. */
export function claimedYears({ resume }: Career, job?: Job): string | undefined {
  const own = topicsOf(`${job?.title ?? ''} ${resume.personalInfo.professionalTitle}`)
  for (const sentence of splitSentences(resume.personalInfo.summary)) {
    const [found, over, digits, plus, word] = claim.exec(sentence) ?? []
    // `nearly twenty years` are not twenty.
    if (!found || /\b(?:nearly|almost|about|around)\s*$/i.test(sentence.slice(0, sentence.indexOf(found)))) continue
    if (atHome.test(sentence.slice(sentence.indexOf(found)))) continue
    const [, field = ''] =
      /^(?: of experience)? (?:as|in|of|on|with) (.+)$/.exec(sentence.slice(sentence.indexOf(found) + found.length)) ??
      []
    const trade = [...topicsOf(field), ...topicsOf(sentence.slice(0, sentence.indexOf(found)))]
    const isOther =
      job !== undefined && field !== '' && !trade.some((topic) => own.some((one) => kinship(one, topic) > 0))
    // `Two years` beside a job of twelve is an old summary.
    const count = digits ? Number(digits) : numbers.indexOf(word?.toLowerCase() ?? '')
    if (isOther || (job !== undefined && count >= 0 && job.months >= 12 * (count + 1))) continue
    return `${over || plus ? 'more than ' : ''}${word?.toLowerCase() ?? inWords(Number(digits))}`
  }
  return undefined
}

/** `head of buying`: there is one. */
function withOwnArticle(role: string): string {
  return /^(?:the |head of|chief |president|chair )/i.test(role) ? role : withArticle(role)
}

/** The only job of somebody who names a title goes under that title. */
function titleOf({ title }: Job, { jobs, resume }: Career): string {
  return title === '' && jobs.length === 1 ? resume.personalInfo.professionalTitle : title
}

function introduceStudies(career: Career): Introduction | undefined {
  const [school] = career.schools
  const degree = school && degreeOf(school.source, career.today)
  if (school && degree) return { slots: { degree }, entries: [school.entry], job: undefined }
  const role = roleName(career.resume.personalInfo.professionalTitle)
  const years = claimedYears(career)
  return career.jobs.length === 0 && role && years
    ? { slots: { aRole: withArticle(role), years }, entries: ['personalInfo'], job: undefined }
    : undefined
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function inWords(count: number): string {
  return numbers[count] ?? String(count)
}
