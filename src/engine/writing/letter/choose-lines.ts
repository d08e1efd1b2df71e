// What a letter argues with: the lines of the resume that say most for the job. They are taken whole: retold in sentences
// they lost their result, their object or their grammar.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { type Career, type Job, monthsIn, type SourceLine } from '../facts/career.ts'
import { isSameFamilyOfWork, type Kinds, kindsOf } from '../facts/kinds-of-work.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import { coverage } from '../match/find-evidence.ts'
import { nearAnswer } from '../match/near-answer.ts'
import { bearingOf } from '../match/posting-core.ts'
import { rateLine, recencyOf } from '../match/rate-line.ts'
import type { Posting } from '../posting/posting.ts'
import type { Dictionary } from '../steps/_step.ts'
import { titleOf } from './introduce.ts'
import { mendLine } from './mend-line.ts'
import { isUnpaid } from './role-name.ts'

/** `text`: the line as a careful writer would spell it. */
export type ToldLine = { job: Job; line: SourceLine; text: string }

export type Chosen = {
  /** The latest job first, its strongest line first. */
  told: readonly ToldLine[]
  /** Jobs of the posting's field, the latest first. */
  related: readonly Job[]
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
  const related = findRelated(career, posting)
  // A reader goes back in time, from work of the field to other work and to what was done for nothing.
  const rankOf = (job: Job) => (isUnpaid(job) ? 2 : related.length === 0 || related.includes(job) ? 0 : 1)
  return {
    told: career.jobs
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .flatMap((job) =>
        picked
          .filter((one) => one.job === job)
          .map(({ line }) => ({ job, line, text: mendLine(line.text, job, career, spelling) })),
      ),
    related,
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
  const add = (lines: readonly Rated[], limit: number) => {
    for (const one of lines) {
      if (picked.length >= limit) return
      if (!picked.includes(one) && !isTold(one.line, picked)) picked.push(one)
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
  add(
    rated.filter(({ job }) => jobs.has(job)),
    Math.min(most, ENOUGH),
  )
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

/** A title or the lines of a job speak of the field. */
const RELATED_TITLE = 0.5
const RELATED_WORK = 0.8
/** Or both do, each a little. */
const RATHER_TITLE = 0.24
const RATHER_WORK = 0.3
const LEAST_MONTHS = 24

/** Jobs of the field, and later ones akin to it: a teller's years are no accountant's. */
function findRelated(career: Career, posting: Posting): Job[] {
  const isOfField = (job: Job) => isRelated(titleOf(job, career), job, posting)
  const wanted = kindsOf(posting.title?.text ?? '')
  const first = career.jobs.findLastIndex(isOfField)
  const related = career.jobs.filter(
    (job, place) => isOfField(job) || ((first < 0 || place < first) && areAkin(kindsOf(titleOf(job, career)), wanted)),
  )
  // Months in a job long past make nobody one of the field.
  const isPast = career.jobs[0] !== related[0] && monthsIn(career, (job) => related.includes(job)) < LEAST_MONTHS
  return isPast ? [] : related
}

function isRelated(held: string, { lines }: Job, posting: Posting): boolean {
  const title = bearingOf(held, posting)
  if (title >= RELATED_TITLE) return true
  const [best = 0, second = 0] = lines
    .filter(isTelling)
    .map(({ text }) => bearingOf(text, posting))
    .toSorted((one, other) => other - one)
  const work = (best + second) / 2
  return work >= RELATED_WORK || (title >= RATHER_TITLE && work >= RATHER_WORK)
}

/** `HR coordinator` and `recruiter` */
function areAkin(one: Kinds, other: Kinds): boolean {
  return [...one.keys()].some((kind) => [...other.keys()].some((wanted) => isSameFamilyOfWork(kind, wanted)))
}
