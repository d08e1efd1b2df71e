// What a letter argues with: the lines of the resume that say most for the job. They are taken whole: retold in sentences
// they lost their result, their object or their grammar. The rating alone chooses: with shared words, results, titles and
// places in the job weighed in beside it, letters told more that says nothing and less that is decisive.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { monthNames } from '#engine/resume/dates.ts'
import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Career, Job, SourceLine } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { asksToTeach, leadsPeople, teachesPeople } from '../facts/leads-people.ts'
import { isChore } from '../is-chore.ts'
import { coverage } from '../match/find-evidence.ts'
import { rateLines } from '../match/rate-line.ts'
import { rateTops } from '../match/rate-top.ts'
import { isNoPosting } from '../posting/is-no-posting.ts'
import type { Posting } from '../posting/posting.ts'
import { speaksOfAnother } from '../steps/_own-voice.ts'
import type { Dictionary } from '../steps/_step.ts'
import { mayRunOn } from '../steps/split-line.ts'
import { isOwnSentence } from './line-form.ts'
import { listLine, sayOwnSentence } from './mend-line.ts'
import { isUnpaid } from './role-name.ts'
import type { ToldLine } from './told-line.ts'

export type Chosen = {
  /** The job that says most first, its strongest line first. */
  told: readonly ToldLine[]
  /** Lines that could be told, the best first. */
  all: readonly SourceLine[]
}

type Choosing = {
  most: number
  /** The lines they ticked, as the resume has them: these and no others. */
  ticked?: readonly string[] | undefined
  spelling?: Dictionary | undefined
}

const MOST_WORDS = 45
const FEWEST_WORDS = 3
/** How much a line loses for grammar that no step can fix. */
const FAULTY = 0.6
/** Recruiters rate who trained or led others by so much higher, where the posting asks for it, than the weights do. */
const TEACHES = 0.4
/** A line rated lower does not argue for the job. */
const ARGUES = 1.5
/** Of single lines of another job without a figure, rated lower, one in nine is decisive and one in five says nothing. */
const ARGUES_ALONE = 2
/** Where nothing argues for the job, this much is told all the same. */
const FEWEST = 4
/** What says next to nothing for the job, or nothing whatever the job, is told only where there is hardly anything else. */
const SAYS = 0.8
const FEWEST_OF_ALL = 3
const SURELY = 2
const NOTHING = 0.3
/** By so much another job has to say more than the latest to come before it. */
const FAR_MORE = 1.5
/** So much of it told already, a line adds nothing. */
const SAME = 0.6

/** Things a resume lists that nobody says in a letter: salary, notice, references, page furniture. */
const noProof =
  /\b(?:salary|notice period|references?\b.*(?:request|available)|reason for leaving|position (?:was )?eliminated|shut down permanently|closed (?:the|my|our) (?:shop|business|store)|(?:full|part)[- ]time while|while (?:studying|at school|in school)|laid off|made redundant|company (?:was )?(?:acquired|closed|sold)|industry ?:|contact info|marital|^(?:I )?(?:have )?graduated from|nationality|date of birth|designed with|all rights reserved|page \d+)\b|\bthe (?:candidate|applicant)\b|\byou(?:r|rs)?\b|https?:|www\.|@|\.\.\.|…/iu

/** `worth`: the rating, and more for what the posting wants told; `isFiller`: `Answered the telephone` */
type Rated = { job: Job; line: SourceLine; rating: number; worth: number; isFiller: boolean }

export function chooseLines(career: Career, posting: Posting, { most, ticked = [], spelling }: Choosing): Chosen {
  const ratings = rateLines(career, posting)
  const wantsTeacher = asksToTeach(posting)
  const tops = rateTops(career)
  const ratingOf = ({ text }: SourceLine, job: Job) => (ratings.get(text) ?? 0) - (isSound(text, job) ? 0 : FAULTY)
  const isWanted = ({ text }: SourceLine) => wantsTeacher && (teachesPeople(text) || leadsPeople(text))
  const rated = [...career.jobs.filter((job) => !isBreak(job)), ...career.projects]
    .flatMap((job) =>
      job.lines
        .filter(
          (line) => ticked.includes(line.text) || (isTelling(line) && !restates(line, job) && !isBlurb(line, job)),
        )
        .map((line): Rated => {
          const rating = ratingOf(line, job)
          const worth = rating + (isWanted(line) ? TEACHES : 0)
          return {
            job,
            line,
            rating,
            worth,
            isFiller: isChore(line.text, posting) || (worth < SURELY && saysNothing(line.text, tops.get(line.text))),
          }
        }),
    )
    .toSorted((one, other) => other.worth - one.worth)
  const theirs = rated.filter(({ line }) => ticked.includes(line.text))
  const picked = theirs.length > 0 ? theirs : pickLines(rated, { most, isFit: isFit(career, spelling) })
  return {
    told: orderJobs(career, picked).flatMap((job) =>
      tellJob(
        picked.filter((one) => one.job === job),
        { career, spelling },
      ),
    ),
    all: rated.map(({ line }) => line),
  }
}

const named = /^\p{L}+ing\b/u

/** `Reconcile accounts` among `Preparing ...` and `Processing ...`: one form for all, or the person's own. */
function tellJob(
  picked: readonly Rated[],
  { career, spelling }: { career: Career; spelling?: Dictionary | undefined },
): ToldLine[] {
  const list = (asIs: boolean) => picked.map(({ job, line }) => listLine(line.text, job, career, { spelling, asIs }))
  const changed = list(false)
  const isHalfDone =
    changed.some((text) => named.test(text)) &&
    picked.some(({ line }, at) => named.test(line.text) && !named.test(changed[at] ?? ''))
  const texts = isHalfDone ? list(true) : changed
  return inOneVoice(
    picked.map(({ job, line, rating }, at) => ({
      job,
      line,
      worth: rating,
      text: texts[at] ?? '',
      sentence: isOwnSentence(line.text) ? sayOwnSentence(line.text, job, career, spelling) : undefined,
    })),
  )
}

/** `Troubleshoot`, `Diagnosed`, `Perform`, `Followed`: what is done still and what is over, each together, and no turns. */
function inOneVoice(told: readonly ToldLine[]): ToldLine[] {
  const forms = told.map(
    ({ text }) => readVerbForm(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? '')?.form,
  )
  const ranks = [...new Set(forms)]
  return told
    .map((one, at) => ({ one, rank: ranks.indexOf(forms[at]) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/** `Answered the telephone`, `Kept the site clean`, `Responsible for a variety of duties`. */
function saysNothing(line: string, rating = SURELY): boolean {
  return (
    rating < NOTHING || /^(?:responsible for|performed?|handled?) (?:an? )?(?:variety|range|all|various)\b/i.test(line)
  )
}

/** `isFit` is asked last: it runs every step over the line. */
function pickLines(
  rated: readonly Rated[],
  { most, isFit: fits }: { most: number; isFit: (one: Rated) => boolean },
): Rated[] {
  const picked: Rated[] = []
  for (const one of [...rated.filter((line) => !line.isFiller), ...rated.filter((line) => line.isFiller)]) {
    const room =
      one.worth >= ARGUES && !one.isFiller ? most : one.worth >= SAYS && !one.isFiller ? FEWEST : FEWEST_OF_ALL
    if (picked.length < Math.min(most, room) && !isTold(one.line, picked) && fits(one)) picked.push(one)
  }
  const best = picked[0]?.job
  const isThin = picked.length <= FEWEST
  // One line of another job has to argue by itself, or at least tell what was done where there is hardly anything else.
  return picked.filter(
    ({ job, line, worth }) =>
      worth >= (isThin || /\d/.test(line.text) ? ARGUES : ARGUES_ALONE) ||
      (isThin && readLine(line.text).shape === 'act') ||
      job === best ||
      picked.some((other) => other.job === job && other.line !== line),
  )
}

/** A reader goes back in time, and what was done for nothing comes after the jobs; but first comes the job that says far more. */
function orderJobs({ jobs, projects }: Career, picked: readonly Rated[]): Job[] {
  const ordered = [...jobs, ...projects]
    .filter((job) => picked.some((one) => one.job === job))
    .toSorted((one, other) => Number(isUnpaid(one)) - Number(isUnpaid(other)))
  const says = (job: Job) => picked.reduce((sum, one) => sum + (one.job === job ? one.worth : 0), 0)
  const [first] = ordered
  const [most] = ordered.toSorted((one, other) => says(other) - says(one))
  return first && most && says(most) > FAR_MORE * says(first)
    ? [most, ...ordered.filter((job) => job !== most)]
    : ordered
}

/** Short enough, whole, and told as the person would tell it, once everything is set right that can be. */
function isFit(career: Career, spelling: Dictionary | undefined): (rated: Rated) => boolean {
  return ({ job, line }) => {
    const text = listLine(line.text, job, career, { spelling })
    const isShort = text.split(/\s+/).length <= MOST_WORDS
    return isShort && isSound(text, job) && !mayRunOn(text) && !speaksOfAnother(text)
  }
}

/** `Built and maintain 14 dashboards`, `Train 85 poll workers; wrote the checklist`: in a job that goes on, both are true. */
function isSound(text: string, { isCurrent }: Job): boolean {
  const fault = findFault(text)
  if (!isBroken(fault)) return true
  if (!isCurrent || fault?.kind !== 'mixed forms') return false
  const parts = text.split(/[;.] (?=\p{L})/u)
  if (parts.length > 1) return !parts.some((part) => isBroken(findFault(part)))
  const [, first = '', second = ''] = /^(\p{L}+) and (?:now )?(\p{L}+) /u.exec(text.toLowerCase()) ?? []
  return readVerbForm(first)?.form === 'past' && readVerbForm(second)?.form === 'base'
}

function isTelling({ role, text }: SourceLine): boolean {
  const words = text.split(/\s+/).length
  if (role !== 'line' || words < FEWEST_WORDS || noProof.test(text) || isNoPosting(text)) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 12 && letters === letters.toUpperCase()
  // `Rock'n'Roll Marathon ( created`
  const isOpen = text.split('(').length > text.split(')').length || /\(\s*[,;]/.test(text)
  return !isShouted && !isOpen && !isBareList(text)
}

/** `MySQL, jQuery, SCSS`: names of things, and nothing done with them. */
function isBareList(text: string): boolean {
  const parts = text.split(/, | [/|·] /)
  return parts.length > 1 && !/\d/.test(text) && parts.every(isBareName) && readLine(text).shape === 'thing'
}

function isBareName(part: string): boolean {
  return part.split(' ').length <= LONGEST_NAME
}

const LONGEST_NAME = 2

/** `Agency of 12, about 30 clients` above the items of a job says what the firm is. */
function isBlurb({ text }: SourceLine, { source }: Job): boolean {
  const lines = splitLines(source.description)
  const isParagraph = lines.some((one) => one.kind === 'paragraph' && plain(one.text).trim() === text)
  return isParagraph && lines.filter(({ kind }) => kind === 'bullet').length > 1 && readLine(text).shape !== 'act'
}

/** Words around a post that say nothing of the work. */
const aroundPost =
  /^(?:a|an|and|as|at|am|been|before|began|by|during|employed|end|first|from|had|have|he|her|his|i|i'm|i've|in|is|job|joined|last|left|most|my|now|of|on|position|present|previously|role|she|since|spent|started|that|the|then|there|they|this|to|today|until|up|was|we|were|when|where|who|with|work|worked|working|year|years|month|months)$/

/** `Since 2021 I am as boiler technician`: the introduction has said it. */
function restates({ text }: SourceLine, { title, company }: Job): boolean {
  const known = new Set(wordsOf(`${title} ${company}`))
  const others = wordsOf(text).filter((word) => !known.has(word) && !aroundPost.test(word) && !isMonth(word))
  return others.length < FEWEST_OTHERS
}

const FEWEST_OTHERS = 2

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? []
}

function isMonth(word: string): boolean {
  return monthNames.some((name) => name.toLowerCase() === word || name.slice(0, 3).toLowerCase() === word)
}

/** `Stocked shelves` at a second shop adds nothing. */
function isTold({ topics, text }: SourceLine, picked: readonly Rated[]): boolean {
  const opening = openingOf(text)
  return picked.some(({ line: other }) => {
    // `Cleaned and organized the` deli, then the stand, then the dining room.
    if (openingOf(other.text) === opening && !/\d/.test(text)) return true
    const isCovered = coverage(topics, other).share > SAME
    // A number of its own is something new.
    return isCovered && (!/\d/.test(text) || coverage(other.topics, { topics }).share > SAME)
  })
}

function openingOf(text: string): string {
  return text.toLowerCase().split(/\s+/, OPENING).join(' ')
}

const OPENING = 4
