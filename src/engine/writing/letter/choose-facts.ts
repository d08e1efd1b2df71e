// What a letter argues with, chosen over the whole resume: the acts that bear most on what the job is about and say most,
// by job, and the jobs that are of the same field.

import { type Career, type Job, monthsIn } from '../facts/career.ts'
import { isSameFamilyOfWork, type Kinds, kindsOf, sharedWork } from '../facts/kinds-of-work.ts'
import { topicsOf } from '../facts/topics.ts'
import { coverage } from '../match/find-evidence.ts'
import { bearingOf } from '../match/posting-core.ts'
import { rateLine, recencyOf } from '../match/rate-line.ts'
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

/** More is a list of duties. */
const MOST_OF_BEST = 5
const MOST_OF_OTHERS = 3
/** What a title says of the job, when jobs are held against each other. */
const TITLE = 0.8
const LATE = 1.3
/** What a line gains by the title it was done under. */
const OF_TITLE = 0.5
/** A line rated lower does not argue for the job. */
const ARGUES = 1.3
/** In a job of the field, one that supports it may stand beside the others. */
const SUPPORTS = 1.1
/** `was responsible for a variety of duties` */
const WEAKEST = -0.45
const WEAK = -0.2
/** Where nothing argues for the job, this much is told all the same. */
const FEWEST = 2
/** What may read badly stands back for what cannot. */
const RISK = { none: 0, some: 0.3, much: 0.7 } as const
const SAME_WORK = 0.15
/** So much of it told already, an act adds nothing. */
const SAME = 0.6
/** A title or the lines of a job speak of the field. */
const RELATED_TITLE = 0.5
const RELATED_WORK = 0.8
/** Or both do, each a little. */
const RATHER_TITLE = 0.24
const RATHER_WORK = 0.3
const LEAST_MONTHS = 24

/** From another field, only what carries over. */
const newField: FactLimits = { acts: 5, jobs: 2 }

/** `content`: what the line says for the job, whenever it was done. */
type Rated = Proof & { bearing: number; content: number; worth: number }

export function chooseFacts(career: Career, posting: Posting, limits: FactLimits, best?: string): Chosen {
  const bears = (text: string) => bearingOf(text, posting)
  const rated = findProofs(career, bears)
    .filter(({ job }) => !isBreak(job))
    .map((proof): Rated => {
      const bearing = bears(proof.clause)
      const content = rateLine(proof.line.text, posting)
      const rating =
        content + recencyOf(career.jobs.indexOf(proof.job)) + OF_TITLE * Math.min(1, bears(proof.job.title))
      // Of two acts in one line the one nearer to the job comes first; what reads badly comes late.
      const worth =
        rating + 0.1 * bearing + Math.min(0, proof.strength) - RISK[proof.risk] + (proof.line.text === best ? 5 : 0)
      return { ...proof, bearing, content, worth }
    })
    .toSorted((one, other) => other.worth - one.worth)
  const related = findRelated(career, rated, posting)
  const ranked = career.jobs
    .map((job, place) => ({
      job,
      worth: rated
        .filter((act) => act.job === job)
        .slice(0, 3)
        .reduce((sum, act) => sum + act.content, TITLE * bears(job.title) + LATE * recencyOf(place)),
    }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ job }) => job)
  const most = related.length === 0 ? newField : limits
  const picked = pickActs(rated, { ...most, best, related, lead: ranked[0] })
  const whole = withJobs(picked, rated, career.jobs.slice(0, 1), most)
  // A reader goes back in time, unless the latest job says nothing.
  const told = (leads(ranked[0], career, whole) ? career.jobs : ranked).flatMap((job): Told[] => {
    const proofs = whole.filter((act) => act.job === job)
    return proofs.length > 0 ? [{ job, proofs }] : []
  })
  return { told, related, proofs: rated }
}

/** Whether the latest job of those told has enough to lead with. */
function leads(best: Job | undefined, { jobs }: Career, acts: readonly Rated[]): boolean {
  const [first] = jobs.filter((job) => acts.some((act) => act.job === job))
  return first === best || acts.filter((act) => act.job === first && act.worth >= SUPPORTS).length > 1
}

/** Years at home are nobody's argument, and nobody's business. */
function isBreak({ title, company }: Job): boolean {
  return /\b(?:career (?:break|gap)|gap year|relocation|family care(?:giver)?|full-time (?:parent|mother|father|mom|dad|caregiver)|stay-at-home|sabbatical|parental leave|maternity leave|homemaker)\b/i.test(
    `${title} ${company}`,
  )
}

type Picking = FactLimits & { best: string | undefined; related: readonly Job[]; lead: Job | undefined }

/** The best one, then again and again the best that adds something. */
function pickActs(rated: readonly Rated[], { best, related, lead, ...limits }: Picking): Rated[] {
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
    return act.worth >= (related.includes(act.job) ? SUPPORTS : ARGUES) || picked.length < FEWEST
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
