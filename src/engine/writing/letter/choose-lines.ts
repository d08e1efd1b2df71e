// What a letter argues with: the lines of the resume that say most for the job. They are taken whole: retold in sentences
// they lost their result, their object or their grammar.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { monthNames } from '#engine/resume/dates.ts'
import type { Career, Job, SourceLine } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { coverage } from '../match/find-evidence.ts'
import { addCover, type Cover, gainOf } from '../match/needs.ts'
import { sharedWith } from '../match/posting-core.ts'
import { type Shown, shownBy } from '../match/prove.ts'
import { type RatedLine, weighLines } from '../match/rate-line.ts'
import { isNoPosting } from '../posting/is-no-posting.ts'
import type { Posting } from '../posting/posting.ts'
import { capitalize, type Dictionary } from '../steps/_step.ts'
import { tellsResult } from '../tells-result.ts'
import { listLine, mendLine } from './mend-line.ts'
import { isUnpaid } from './role-name.ts'
import { sayClearly } from './say-line.ts'
import type { ToldLine } from './told-line.ts'

export type Chosen = {
  /** The job that shows most of what is asked for first, its strongest line first. */
  told: readonly ToldLine[]
  /** Lines that could be told, the best first. */
  all: readonly SourceLine[]
}

type Choosing = { most: number; best?: string | undefined; spelling?: Dictionary | undefined }

const MOST_WORDS = 45
const FEWEST_WORDS = 4
/** How much a line loses for grammar that no step can fix. */
const FAULTY = 0.6
/** A line rated lower does not argue for the job. */
const ARGUES = 1.2
/** Where nothing argues for the job, this much is told all the same. */
const FEWEST = 2
/** With so few, the next best lines of the same jobs are told too, and of the one before where they bear on this one. */
const ENOUGH = 6
/** How much the latest job may say, and those before it: readers miss what was left out more than they mind what was not. */
const MOST_OF: readonly number[] = [5, 4]
const MOST_OF_OLDER = 2
/** What an answer to a wish adds to what a line says of itself. */
const ADDS = 0.4
/** What a proof of a wish adds to it. */
const SHOWS = 0.3
/** A line that shows this much of a requirement is used, if it bears on the job at all. */
const PROVES = 0.4
const BEARS = 0.8
/** So much of a wish is answered that a weaker line is told all the same. */
const ANSWERS = 0.2
/** Below it a line answers nothing, and gives way to one that does. */
const NOTHING = 0.12
const BESIDE = 0.1
/** What a line loses by talk: `so I have loaded a lot of feed`. */
const CHATTY = 0.3
/** What it loses by saying what the person may not or cannot do. */
const LIMITED = 0.5
/** What names the work by the word the job is called by: `payroll` for a payroll specialist. */
const TITLED = 0.6
/** So much of it told already, a line adds nothing. */
const SAME = 0.6

/** Things a resume lists that nobody says in a letter: salary, notice, references, page furniture. */
const noProof =
  /\b(?:salary|notice (?:period)?|references?\b.*(?:request|available)|reason for leaving|position (?:was )?eliminated|shut down permanently|closed (?:the|my|our) (?:shop|business|store)|(?:full|part)[- ]time while|while (?:studying|at school|in school)|laid off|made redundant|company (?:was )?(?:acquired|closed|sold)|industry ?:|contact info|marital|nationality|date of birth|designed with|all rights reserved|page \d+)\b|\bthe (?:candidate|applicant)\b|\byou(?:r|rs)?\b|https?:|www\.|@|\.\.\.|…/iu

/** `gain`: how much of what is asked for it answers; `shows`: which wishes, and how surely. */
type Rated = {
  job: Job
  place: number
  line: SourceLine
  worth: number
  /** How much it argues, whatever it is beside the others. */
  lead: number
  gain: number
  shows: readonly Shown[]
}

export function chooseLines(career: Career, posting: Posting, { most, best, spelling }: Choosing): Chosen {
  const shown = shownBy(career, posting)
  const ratings = weighLines(career, posting)
  const places = placeJobs(career, (line) => gainOf(line.topics, posting) >= ANSWERS || shown.has(line))
  const rated = career.jobs
    .flatMap((job) =>
      (isBreak(job)
        ? []
        : job.lines.filter((line) => line.text === best || (isTelling(line) && !restates(line, job)))
      ).map((line) => ({
        job,
        place: places.get(job) ?? 0,
        line,
      })),
    )
    .map(
      ({ job, place, line }): Rated => ({
        job,
        place,
        line,
        gain: gainOf(line.topics, posting),
        shows: shown.get(line) ?? [],
        lead:
          line.text === best
            ? Number.POSITIVE_INFINITY
            : (ratings.get(line.text)?.rating ?? 0) +
              resultOf(line.text) -
              lossOf(line.text) -
              FURTHER_DOWN * Math.min(FAR_DOWN, job.lines.indexOf(line)),
        worth:
          line.text === best
            ? Number.POSITIVE_INFINITY
            : worthOf(ratings.get(line.text)) +
              (sharedWith(line.text, posting).titled > 0 ? TITLED : 0) +
              resultOf(line.text) -
              lossOf(line.text),
      }),
    )
    .toSorted((one, other) => other.worth - one.worth)
  const picked = pickLines(rated, posting, most)
  return {
    told: orderJobs(career, picked).flatMap((job) =>
      picked
        .filter((one) => one.job === job)
        .map(({ line, worth }) => ({
          job,
          line,
          text: mendLine(line.text, job, career, spelling),
          listed: inTense(listLine(line.text, job, career, spelling), job),
          worth,
        })),
    ),
    all: rated.map(({ line }) => line),
  }
}

/**
 * How far back each job is: of the jobs that bear on this one, and of unpaid work by itself. A café on the way, or years at
 * home, push nothing into the past.
 */
function placeJobs({ jobs }: Career, bears: (line: SourceLine) => boolean): ReadonlyMap<Job, number> {
  const places = new Map<Job, number>()
  for (const unpaid of [true, false]) {
    const own = jobs.filter((job) => !isBreak(job) && isUnpaid(job) === unpaid)
    const bearing = own.filter(({ lines }, at) => at === 0 || lines.some(bears))
    for (const job of own) places.set(job, bearing.includes(job) ? bearing.indexOf(job) : FAR_BACK)
  }
  return places
}

/** Behind all that bears on it. */
const FAR_BACK = 9

/**
 * A reader goes back in time, and what was done for nothing comes after the jobs; but a job that shows far more of what is
 * asked for comes first.
 */
function orderJobs({ jobs }: Career, picked: readonly Rated[]): Job[] {
  const ordered = jobs.toSorted((one, other) => Number(isUnpaid(one)) - Number(isUnpaid(other)))
  const showing = (job: Job) =>
    newlyShown(
      picked.filter((one) => one.job === job).flatMap(({ shows }) => shows),
      new Map(),
    )
  const chosen = picked.find(({ worth }) => worth === Number.POSITIVE_INFINITY)?.job
  if (chosen) return [chosen, ...ordered.filter((job) => job !== chosen)]
  const [first] = ordered
  const [best] = ordered.toSorted((one, other) => showing(other) - showing(one))
  return first && best && showing(best) > FAR_MORE * showing(first) + FAR_MORE / 2
    ? [best, ...ordered.filter((job) => job !== best)]
    : ordered
}

const FAR_MORE = 1.6

/** What is shown beyond what is shown already, the weightier the more. */
function newlyShown(shows: readonly Shown[], before: ReadonlyMap<unknown, number>): number {
  const now = new Map(before)
  let sum = 0
  for (const { wish, weight, strength } of shows) {
    sum += weight * Math.max(0, strength - (now.get(wish) ?? 0))
    now.set(wish, Math.max(strength, now.get(wish) ?? 0))
  }
  return sum
}

/** One by one, each for what it adds: what answers a wish that nothing has answered yet comes before the next best line. */
function pickLines(rated: readonly Rated[], posting: Posting, most: number): Rated[] {
  const picked: Rated[] = []
  const covered: Cover = new Map()
  const shown = new Map<unknown, number>()
  const countOf = (job: Job) => picked.filter((one) => one.job === job).length
  while (picked.length < most) {
    const [best] = rated
      .filter((one) => !picked.includes(one) && !isTold(one.line, picked))
      .map((one) => {
        const gain = gainOf(one.line.topics, posting, covered)
        const proof = newlyShown(one.shows, shown)
        const beside = one.gain < NOTHING && one.shows.length === 0 ? BESIDE : 0
        return { one, gain, proof, worth: one.worth + ADDS * gain + SHOWS * proof - beside }
      })
      .filter(({ one }) => countOf(one.job) < (MOST_OF[one.place] ?? MOST_OF_OLDER))
      .filter(({ one, worth, gain, proof }) => {
        const isSure = one.shows.some(({ strength }) => strength >= SURELY) && one.worth >= LITTLE
        const isAsked = (proof >= PROVES && (one.worth >= BEARS || isSure)) || (gain >= ANSWERS && worth >= ARGUES)
        const isLate = one.place < MOST_OF.length && worth >= ARGUES
        return isAsked || isLate || picked.length < FEWEST || (gain >= ANSWERS && picked.length < ENOUGH)
      })
      .toSorted((one, other) => other.worth - one.worth)
    if (!best) break
    picked.push(best.one)
    addCover(best.one.line.topics, posting, covered)
    for (const { wish, strength } of best.one.shows) shown.set(wish, Math.max(strength, shown.get(wish) ?? 0))
  }
  const jobs = new Set(picked.map(({ job }) => job))
  const more = rated.filter(
    (one) =>
      (jobs.has(one.job) || (one.place < MOST_OF.length && one.worth >= BEARS)) &&
      !picked.includes(one) &&
      !isTold(one.line, picked),
  )
  const told = [...picked, ...more.slice(0, Math.max(0, Math.min(most, ENOUGH) - picked.length))]
  return told.toSorted((one, other) => leadOf(other) - leadOf(one))
}

/** `Call on past due rentals` beside `Answered phones`: what is over is told as over. */
function inTense(listed: string, { isCurrent }: Job): string {
  const said = isCurrent ? undefined : sayClearly(listed, isCurrent)
  return said ? capitalize(said) : listed
}

/** Weights fitted to made-up resumes like what stands first and reads well; real ones hide what the job is about. */
function worthOf(rated: RatedLine | undefined): number {
  return rated ? rated.rating + STANDS * rated.stands : 0
}

const STANDS = 1

const chatty =
  /, (?:but |so |and |which )?(?:I|we|they|everybody|people)\b|\b(?:because|so|which) (?:I|they|we)\b|\b(?:happy about|the guys|sick of|pretty well|a lot of)\b/i

/** What somebody cannot or may not do. */
const limits = /\b(?:had to learn|still learning|not yet|only basic)\b|, no \p{L}+ \p{L}+s$|^some\b/iu

function lossOf(text: string): number {
  return (limits.test(text) ? LIMITED : 0) + (isBroken(findFault(text)) ? FAULTY : 0) + (chatty.test(text) ? CHATTY : 0)
}

/** People name first what a job was about. */
const FURTHER_DOWN = 0.2
const FAR_DOWN = 4

/** Readers miss a result more than anything else. */
function resultOf(text: string): number {
  return tellsResult(text) ? RESULT : 0
}

const RESULT = 0.5
/** What surely shows a thing they ask for is told, however little the rest of its job has to do with this one. */
const SURELY = 0.6
const LITTLE = 0.3

/** What leads its job says most by itself and for this job: by what is rare in it, cleaning led a butcher's. */
function leadOf({ lead, gain, shows }: Rated): number {
  return lead + (ADDS / 4) * gain + SHOWS * newlyShown(shows, new Map())
}

function isTelling({ role, text }: SourceLine): boolean {
  const words = text.split(/\s+/).length
  if (role !== 'line' || words > MOST_WORDS || words < FEWEST_WORDS || noProof.test(text) || isNoPosting(text))
    return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 12 && letters === letters.toUpperCase()
  // `Rock'n'Roll Marathon ( created`
  const isOpen = text.split('(').length > text.split(')').length
  return !isShouted && !isOpen
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
