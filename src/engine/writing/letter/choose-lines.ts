// What a letter argues with: the lines of the resume that say most for the job. They are taken whole: retold in sentences
// they lost their result, their object or their grammar.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import type { Career, Job, SourceLine } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import { coverage } from '../match/find-evidence.ts'
import { addCover, type Cover, gainOf } from '../match/needs.ts'
import { rateLine, recencyOf } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { Dictionary } from '../steps/_step.ts'
import { mendLine } from './mend-line.ts'
import { isUnpaid } from './role-name.ts'

/** `text`: the line as a careful writer would spell it; `worth`: what it says for the job. */
export type ToldLine = { job: Job; line: SourceLine; text: string; worth: number }

export type Chosen = {
  /** The latest job first, its strongest line first. */
  told: readonly ToldLine[]
  /** Lines that could be told, the best first. */
  all: readonly SourceLine[]
}

type Choosing = { most: number; best?: string | undefined; spelling?: Dictionary | undefined }

const MOST_WORDS = 45
const FEWEST_WORDS = 4
/** Of what a line gains by being late: of two that say as much, people took the older one more often than the fit says. */
const LATE = 0.7
/** What a line loses by grammar that no step can mend. */
const FAULTY = 0.6
/** A line rated lower does not argue for the job. */
const ARGUES = 1.2
/** Where nothing argues for the job, this much is told all the same. */
const FEWEST = 2
/** With so few, the next best lines of the same jobs are told too. */
const ENOUGH = 5
/** An older job that is nearer to this one gets its word in. */
const MOST_OF_ONE = 4
/** What an answer to a wish adds to what a line says of itself. */
const ADDS = 0.8
/** So much of a wish is answered that a weaker line is told all the same. */
const ANSWERS = 0.2
/** Below it a line answers nothing, and gives way to one that does. */
const NOTHING = 0.12
const BESIDE = 0.3
/** What a line loses by saying that somebody else did it. */
const HELPING = 0.3
/** What a line loses by talk: `so I have loaded a lot of feed`. */
const CHATTY = 0.5
/** What it loses by saying a thing instead of what was done with it. */
const VERBLESS = 0.2
/** So much of it told already, a line adds nothing. */
const SAME = 0.6

/** Things a resume lists that nobody says in a letter: salary, notice, references, page furniture. */
const noProof =
  /\b(?:salary|notice (?:period)?|references?\b.*(?:request|available)|reason for leaving|position (?:was )?eliminated|shut down permanently|closed (?:the|my|our) (?:shop|business|store)|(?:full|part)[- ]time while|while (?:studying|at school|in school)|laid off|made redundant|company (?:was )?(?:acquired|closed|sold)|industry ?:|contact info|marital|nationality|date of birth|designed with|all rights reserved|page \d+)\b|\bthe (?:candidate|applicant)\b|\byou(?:r|rs)?\b|https?:|www\.|@|\.\.\.|…/iu

/** `gain`: how much of what is asked for it answers. */
type Rated = { job: Job; line: SourceLine; worth: number; gain: number }

export function chooseLines(career: Career, posting: Posting, { most, best, spelling }: Choosing): Chosen {
  const rated = career.jobs
    .flatMap((job, place) => (isBreak(job) ? [] : job.lines.filter(isTelling).map((line) => ({ job, place, line }))))
    .map(
      ({ job, place, line }): Rated => ({
        job,
        line,
        gain: gainOf(line.topics, posting),
        worth:
          line.text === best
            ? Number.POSITIVE_INFINITY
            : rateLine(line.text, posting) + LATE * recencyOf(place) - lossOf(line.text),
      }),
    )
    .toSorted((one, other) => other.worth - one.worth)
  const picked = pickLines(rated, posting, most)
  // A reader goes back in time; what was done for nothing comes after the jobs.
  return {
    told: career.jobs
      .toSorted((one, other) => Number(isUnpaid(one)) - Number(isUnpaid(other)))
      .flatMap((job) =>
        picked
          .filter((one) => one.job === job)
          .map(({ line, worth }) => ({ job, line, text: mendLine(line.text, job, career, spelling), worth })),
      ),
    all: rated.map(({ line }) => line),
  }
}

/** One by one, each for what it adds: what answers a wish that nothing has answered yet comes before the next best line. */
function pickLines(rated: readonly Rated[], posting: Posting, most: number): Rated[] {
  const picked: Rated[] = []
  const covered: Cover = new Map()
  const countOf = (job: Job) => picked.filter((one) => one.job === job).length
  while (picked.length < most) {
    const [best] = rated
      .filter((one) => !picked.includes(one) && !isTold(one.line, picked))
      .map((one) => {
        const gain = gainOf(one.line.topics, posting, covered)
        return { one, gain, worth: one.worth + ADDS * gain - (one.gain < NOTHING ? BESIDE : 0) }
      })
      .filter(({ one, gain }) => gain >= ANSWERS || countOf(one.job) < MOST_OF_ONE)
      .filter(
        ({ worth, gain }) => worth >= ARGUES || picked.length < FEWEST || (gain >= ANSWERS && picked.length < ENOUGH),
      )
      .toSorted((one, other) => other.worth - one.worth)
    if (!best) break
    picked.push(best.one)
    addCover(best.one.line.topics, posting, covered)
  }
  const jobs = new Set(picked.map(({ job }) => job))
  const more = rated.filter((one) => jobs.has(one.job) && !picked.includes(one) && !isTold(one.line, picked))
  const told = [...picked, ...more.slice(0, Math.max(0, Math.min(most, ENOUGH) - picked.length))]
  return told.toSorted((one, other) => leadOf(other) - leadOf(one))
}

const chatty =
  /, (?:but |so |and |which )?(?:I|we|they|everybody|people)\b|\b(?:because|so|which) (?:I|they|we)\b|\b(?:happy about|the guys|sick of|pretty well|a lot of)\b/i

function lossOf(text: string): number {
  return (
    (isBroken(findFault(text)) ? FAULTY : 0) +
    (chatty.test(text) ? CHATTY : 0) +
    (/^(?:help|assist)(?:s|ed|ing)?\b/i.test(text) ? HELPING : 0) +
    (readLine(text).verbs.length === 0 ? VERBLESS : 0)
  )
}

/** What leads its job says most by itself and for this job. */
function leadOf({ worth, gain }: Rated): number {
  return worth + (ADDS / 4) * gain
}

function isTelling({ role, text }: SourceLine): boolean {
  const words = text.split(/\s+/).length
  if (role !== 'line' || words > MOST_WORDS || words < FEWEST_WORDS || noProof.test(text)) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 12 && letters === letters.toUpperCase()
  return !isShouted
}

/** `Stocked shelves` of one shop says no more than that of another. */
function isTold({ topics, text }: SourceLine, picked: readonly Rated[]): boolean {
  return picked.some(({ line: other }) => {
    const isCovered = coverage(topics, other).share > SAME
    // A number of its own is something new.
    return isCovered && (!/\d/.test(text) || coverage(other.topics, { topics }).share > SAME)
  })
}
