// How much of the evidence a letter tells: enough to fill it, the best of each job first, and nothing only to be longer.
import type { Experience } from '#engine/resume/resume.ts'
import { readOpening } from '../words/bend-verbs.ts'
import type { Proof } from './pick-evidence.ts'
import { roleName } from './role-name.ts'

const MOST_JOBS = 3
const MOST_IN_A_JOB = 9
/** What a job is told with in any case. */
const FIRST_IN_A_JOB = 2
const MOST_OF_A_DOING = 2
/** Beyond this many words, only what answers the posting or counts something is told. */
const ENOUGH_WORDS = 150
/** What a frame adds to a clause, on average. */
const FRAME_WORDS = 2

/** Best first, as given. */
export function chooseProofs(proofs: readonly Proof[], wanted: number): Proof[] {
  const jobs = chooseJobs(proofs)
  const able = proofs.filter(({ job }) => jobs.has(job))
  const chosen = new Set<Proof>()
  const ofJob = (job: Experience) => [...chosen].filter((proof) => proof.job === job).length
  // A third sentence that begins with the same doing reads like a list.
  const isAgain = (proof: Proof) =>
    [...chosen].filter((other) => other.job === proof.job && verbOf(other) === verbOf(proof)).length >= MOST_OF_A_DOING
  for (const proof of able) if (ofJob(proof.job) < FIRST_IN_A_JOB) chosen.add(proof)
  let words = [...chosen].reduce((sum, proof) => sum + sizeOf(proof), 0)
  for (const proof of able) {
    if (words >= wanted) break
    const isWorthIt = proof.isApt || words < ENOUGH_WORDS
    if (chosen.has(proof) || !isWorthIt || isAgain(proof) || ofJob(proof.job) >= MOST_IN_A_JOB) continue
    chosen.add(proof)
    words += sizeOf(proof)
  }
  return able.filter((proof) => chosen.has(proof))
}

function verbOf({ clause }: Proof): string | undefined {
  return readOpening(clause)?.base
}

function sizeOf({ clause }: Proof): number {
  return clause.split(/\s+/).length + FRAME_WORDS
}

/** The jobs with the best evidence. */
function chooseJobs(proofs: readonly Proof[]): ReadonlySet<Experience> {
  const named = proofs
    .map(({ job }) => job)
    .filter((job) => job.company.trim() !== '' || roleName(job.position) !== undefined)
  return new Set([...new Set(named)].slice(0, MOST_JOBS))
}
