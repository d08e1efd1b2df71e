// What a letter argues with: the lines of the resume that say most for the job. They are taken whole: retold in sentences
// they lost their result, their object or their grammar.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import type { Career, Job, SourceLine } from '../facts/career.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import { coverage } from '../match/find-evidence.ts'
import { nearAnswer } from '../match/near-answer.ts'
import { rateLine, recencyOf } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { Dictionary } from '../steps/_step.ts'
import { mendLine } from './mend-line.ts'
import { isUnpaid } from './role-name.ts'

/** `text`: the line as a careful writer would spell it. */
export type ToldLine = { job: Job; line: SourceLine; text: string }

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
/** How much of the lines may be there for one wish alone. */
const FOR_WISHES = 1 / 2
const ANSWERED = 0.5
const HALF_ANSWERED = 0.35
/** So much of it told already, a line adds nothing. */
const SAME = 0.6

/** Things a resume lists that nobody says in a letter: salary, notice, references, page furniture. */
const noProof =
  /\b(?:salary|notice (?:period)?|references?\b.*(?:request|available)|reason for leaving|position (?:was )?eliminated|shut down permanently|closed (?:the|my|our) (?:shop|business|store)|(?:full|part)[- ]time while|while (?:studying|at school|in school)|laid off|made redundant|company (?:was )?(?:acquired|closed|sold)|industry ?:|contact info|marital|nationality|date of birth|designed with|all rights reserved|page \d+)\b|\bthe (?:candidate|applicant)\b|https?:|www\.|@|\.\.\.|…/iu

type Rated = { job: Job; line: SourceLine; worth: number }

export function chooseLines(career: Career, posting: Posting, { most, best, spelling }: Choosing): Chosen {
  const rated = career.jobs
    .flatMap((job, place) => (isBreak(job) ? [] : job.lines.filter(isTelling).map((line) => ({ job, place, line }))))
    .map(
      ({ job, place, line }): Rated => ({
        job,
        line,
        worth:
          line.text === best
            ? Number.POSITIVE_INFINITY
            : rateLine(line.text, posting) + LATE * recencyOf(place) - (isBroken(findFault(line.text)) ? FAULTY : 0),
      }),
    )
    .toSorted((one, other) => other.worth - one.worth)
  const picked = pickLines(rated, most, wishesOf(posting))
  // A reader goes back in time; what was done for nothing comes after the jobs.
  return {
    told: career.jobs
      .toSorted((one, other) => Number(isUnpaid(one)) - Number(isUnpaid(other)))
      .flatMap((job) =>
        picked
          .filter((one) => one.job === job)
          .map(({ line }) => ({ job, line, text: mendLine(line.text, job, career, spelling) })),
      ),
    all: rated.map(({ line }) => line),
  }
}

/** What is asked for in so many words; traits and the like no line can show. */
function wishesOf({ mustHave, niceToHave, duties }: Posting): (readonly Topic[])[] {
  const asked = [...mustHave, ...niceToHave].filter(({ kind }) => kind !== 'trait' && kind !== 'physical')
  return [...asked, ...duties].map(({ quote }) => topicsOf(quote))
}

/** The best lines, then those that answer a wish nothing has answered yet, then the next best. */
function pickLines(rated: readonly Rated[], most: number, wishes: readonly (readonly Topic[])[]): Rated[] {
  const picked: Rated[] = []
  const add = (lines: readonly Rated[], limit: number, { ofOne = MOST_OF_ONE } = {}) => {
    for (const one of lines) {
      if (picked.length >= limit) return
      const isFull = picked.filter(({ job }) => job === one.job).length >= ofOne
      if (!isFull && !picked.includes(one) && !isTold(one.line, picked)) picked.push(one)
    }
  }
  const arguing = rated.filter(({ worth }, place) => worth >= ARGUES || place < FEWEST)
  add(arguing, Math.ceil(most * (1 - FOR_WISHES)))
  for (const wish of wishes) {
    const answerOf = ({ line }: Rated) => nearAnswer(wish, line.topics)
    if (picked.some((one) => answerOf(one) >= HALF_ANSWERED)) continue
    const [best] = rated.toSorted((one, other) => answerOf(other) - answerOf(one))
    if (best && answerOf(best) >= ANSWERED) add([best], most)
  }
  add(arguing, most)
  const jobs = new Set(picked.map(({ job }) => job))
  const ofSameJobs = rated.filter(({ job }) => jobs.has(job))
  add(ofSameJobs, Math.min(most, ENOUGH), { ofOne: ENOUGH })
  return picked
}

function isTelling({ role, text }: SourceLine): boolean {
  const words = text.split(/\s+/).length
  if (role !== 'line' || words > MOST_WORDS || words < FEWEST_WORDS || noProof.test(text)) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 12 && letters === letters.toUpperCase()
  return !isShouted
}

/** Years at home are nobody's argument, and nobody's business. */
function isBreak({ title, company }: Job): boolean {
  return /\b(?:career (?:break|gap)|gap year|relocation|family care(?:giver)?|full[- ]time (?:parent|mother|father|mom|mum|dad|caregiver)|stay-at-home|sabbatical|parental leave|maternity leave|homemaker|at home with)\b|^(?:parent|mother|father|mom|mum|dad|carer|caregiver)\b/i.test(
    `${title} ${company}`,
  )
}

/** `Stocked shelves` of one shop says no more than that of another. */
function isTold({ topics, text }: SourceLine, picked: readonly Rated[]): boolean {
  return picked.some(({ line: other }) => {
    const isCovered = coverage(topics, other).share > SAME
    // A number of its own is something new.
    return isCovered && (!/\d/.test(text) || coverage(other.topics, { topics }).share > SAME)
  })
}
