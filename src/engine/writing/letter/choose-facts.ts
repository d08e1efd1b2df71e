// What a letter argues with, chosen over the whole resume: the acts that bear most on what the job is about and say most,
// by job, and the jobs that are of the same field.

import { type Career, type Job, monthsIn } from '../facts/career.ts'
import { isSameFamilyOfWork, type Kinds, kindsOf, sharedWork } from '../facts/kinds-of-work.ts'
import { topicsOf } from '../facts/topics.ts'
import { coverage, rateAnswer } from '../match/find-evidence.ts'
import { bearingOf } from '../match/posting-core.ts'
import type { Posting } from '../posting/posting.ts'
import { findProofs, type Proof } from './find-proofs.ts'
import { titleOf } from './introduce.ts'

/** Acts of one job, the best first. */
export type Told = { job: Job; proofs: readonly Proof[] }

export type Chosen = {
  /** The job with the best argument first. */
  told: readonly Told[]
  /** Jobs of the posting's field, the latest first. */
  related: readonly Job[]
  /** All that could be told, the best first. */
  proofs: readonly Proof[]
}

export type FactLimits = { acts: number; jobs: number }

/** Two sentences of the best job, one of another; more is a list of duties. */
const MOST_OF_BEST = 4
const MOST_OF_OTHERS = 2
/** What a title says of the job, when jobs are held against each other. */
const TITLE = 0.8
const EARLIER = 0.35
/** An act below it has nothing to do with the job. */
const BEARS = 0.3
/** A number says something to anybody, if the job is of the field. */
const TELLING = 0.3
const MOST_BEARING = 1.3
/** Beside an act at the heart of the job, one at its edge is padding. */
const OF_THE_BEST = 0.45
const STRENGTH = 0.5
/** What a number says to anybody. */
const EVER = 0.3
const WISH = 0.6
const DUTY = 0.7
/** `was responsible for a variety of duties` */
const WEAKEST = -0.45
const WEAK = -0.2
const THIN = 2
/** Where nothing bears on the job, this much is told all the same. */
const FEWEST = 2
const SAME_WORK = 0.3
/** So much of it told already, an act adds nothing. */
const SAME = 0.6
/** A title or the lines of a job speak of the field. */
const RELATED_TITLE = 0.5
const RELATED_WORK = 0.8
/** Or both do, each a little. */
const RATHER_TITLE = 0.24
const RATHER_WORK = 0.3
const LEAST_MONTHS = 24

/** From another field, a sentence or two of what carries over. */
const newField: FactLimits = { acts: 3, jobs: 2 }

type Rated = Proof & { bearing: number; worth: number }

export function chooseFacts(career: Career, posting: Posting, limits: FactLimits, best?: string): Chosen {
  const bears = (text: string) => bearingOf(text, posting)
  const rated = findProofs(career, bears)
    .map((proof): Rated => {
      const bearing = bears(proof.clause)
      const near = Math.min(MOST_BEARING, bearing) + WISH * answersWish(proof, posting)
      const worth = near * (1 + STRENGTH * proof.strength) + EVER * proof.strength + (proof.line.text === best ? 5 : 0)
      return { ...proof, bearing, worth }
    })
    .toSorted((one, other) => other.worth - one.worth)
  const related = findRelated(career, rated, posting)
  // The better job first; each job back says a little less.
  const ranked = career.jobs
    .map((job, place) => ({
      job,
      worth: rated
        .filter((act) => act.job === job)
        .slice(0, 3)
        .reduce((sum, act) => sum + act.worth, TITLE * bears(job.title) - EARLIER * place),
    }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ job }) => job)
  const most = related.length === 0 ? newField : limits
  const picked = pickActs(rated, { ...most, best, related, lead: ranked[0] })
  const whole = withJobs(picked, rated, [...career.jobs.slice(0, 1), ...related], most)
  // From another field one comes from the job one has.
  const told = (related.length === 0 ? career.jobs : ranked).flatMap((job): Told[] => {
    const proofs = whole.filter((act) => act.job === job)
    return proofs.length > 0 ? [{ job, proofs }] : []
  })
  return { told, related, proofs: rated }
}

/** How well it answers the heaviest thing that is asked for, or one of the duties, in so many words. */
function answersWish({ line, clause }: Proof, { mustHave, duties }: Posting): number {
  const told = { topics: [...line.topics, ...topicsOf(clause)] }
  return Math.max(
    0,
    ...mustHave
      .filter(({ kind }) => kind !== 'trait' && kind !== 'physical')
      .map(({ quote, weight }) => weight * rateAnswer(topicsOf(quote), told)),
    ...duties.map(({ quote }) => DUTY * rateAnswer(topicsOf(quote), { topics: topicsOf(clause) })),
  )
}

type Picking = FactLimits & { best: string | undefined; related: readonly Job[]; lead: Job | undefined }

/** The best one, then again and again the best that adds something. */
function pickActs(rated: readonly Rated[], { best, related, lead, ...limits }: Picking): Rated[] {
  const nearest = Math.max(0, ...rated.filter(({ strength }) => strength > WEAK).map(({ bearing }) => bearing))
  const enough = Math.max(BEARS, Math.min(MOST_BEARING, nearest) * OF_THE_BEST)
  const picked: Rated[] = []
  const repeats = ({ line }: Rated) =>
    SAME_WORK * Math.max(0, ...picked.map((other) => sharedWork(kindsOf(line.text), kindsOf(other.line.text))))
  const canJoin = (act: Rated) => {
    if (picked.includes(act) || isSameAct(act, picked)) return false
    if (act.line.text === best) return true
    const ofJob = picked.filter(({ job }) => job === act.job)
    if (ofJob.length >= (act.job === lead ? MOST_OF_BEST : MOST_OF_OTHERS) || act.strength <= WEAKEST) return false
    const jobs = new Set(picked.map(({ job }) => job))
    if (ofJob.length === 0 && jobs.size >= limits.jobs) return false
    const isTelling = act.strength >= TELLING && related.includes(act.job)
    // One act makes a thin paragraph of the job that leads.
    const fillsUp = act.job === lead && related.includes(act.job) && ofJob.length < THIN && act.strength > WEAK
    return act.bearing >= enough || isTelling || fillsUp || picked.length < FEWEST
  }
  while (picked.length < limits.acts) {
    const [next] = rated
      .filter(canJoin)
      .toSorted((one, other) => other.worth - repeats(other) - (one.worth - repeats(one)))
    if (!next) break
    picked.push(next)
  }
  return picked
}

/** What the person does now is asked about first, and what years are counted for must be told. */
function withJobs(
  picked: readonly Rated[],
  rated: readonly Rated[],
  jobs: readonly Job[],
  limits: FactLimits,
): Rated[] {
  const all = [...picked]
  for (const job of jobs) {
    if (new Set(all.map((act) => act.job)).size >= limits.jobs || all.some((act) => act.job === job)) continue
    const acts = rated.filter((one) => one.job === job && one.strength > WEAK && !isSameAct(one, all))
    all.push(...acts.slice(0, MOST_OF_OTHERS))
  }
  return all
}

/** `Stocked shelves` of one shop says no more than that of another. */
function isSameAct(act: Rated, picked: readonly Rated[]): boolean {
  const topics = topicsOf(act.clause)
  return picked.some((other) => {
    const told = topicsOf(other.clause)
    const isCovered = coverage(topics, { topics: told }).share > SAME
    // A number of its own is something new.
    return isCovered && (!act.hasNumber || coverage(told, { topics }).share > SAME)
  })
}

/** Jobs of the field, and later ones akin to it: a teller's years are no accountant's. */
function findRelated(career: Career, rated: readonly Rated[], posting: Posting): Job[] {
  const isOfField = (job: Job) =>
    isRelated(
      titleOf(job, career),
      rated.filter((act) => act.job === job),
      posting,
    )
  const wanted = kindsOf(posting.title?.text ?? '')
  const first = career.jobs.findLastIndex(isOfField)
  const related = career.jobs.filter(
    (job, place) => isOfField(job) || ((first < 0 || place < first) && areAkin(kindsOf(titleOf(job, career)), wanted)),
  )
  // Months in a job long past make nobody one of the field.
  const isPast = career.jobs[0] !== related[0] && monthsIn(career, (job) => related.includes(job)) < LEAST_MONTHS
  return isPast ? [] : related
}

function isRelated(held: string, acts: readonly Rated[], posting: Posting): boolean {
  const title = bearingOf(held, posting)
  if (title >= RELATED_TITLE) return true
  const [best = 0, second = 0] = acts.map(({ bearing }) => bearing).toSorted((one, other) => other - one)
  const work = (best + second) / 2
  return work >= RELATED_WORK || (title >= RATHER_TITLE && work >= RATHER_WORK)
}

/** `HR coordinator` and `recruiter` */
function areAkin(one: Kinds, other: Kinds): boolean {
  return [...one.keys()].some((kind) => [...other.keys()].some((wanted) => isSameFamilyOfWork(kind, wanted)))
}
