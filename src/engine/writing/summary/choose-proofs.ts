// The lines of the jobs that a summary tells: each says something new, and the best for its purpose comes first.

import { capitalize } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { plain } from '#engine/resume/rich-text.ts'
import type { Career, Job } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { seasonal } from '../letter/held-as.ts'
import { atEmployer, isUnpaid } from '../letter/role-name.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import type { Dictionary } from '../steps/_step.ts'
import { mendJobs } from '../upgrade/mend-jobs.ts'
import { jobsByTime, namedEmployer } from './say-who.ts'
import { tellClauses } from './tell-line.ts'

export type Proof = {
  job: Job
  /** 0 is the latest job. */
  place: number
  /** The line as the resume has it. */
  line: string
  /** The same as a sentence of a summary. */
  told: string
}

/** How much a line is worth beside what is said already; undefined where it must not stand in the summary. */
export type RateProof = (proof: Proof, beside: { said: string; isFirst: boolean }) => number | undefined

export function findProofs(career: Career, spelling: Dictionary | undefined): Proof[] {
  const mended = mendJobs(career.resume, spelling)
  return jobsByTime(career)
    .slice(0, LATEST_JOBS)
    .filter(({ title }) => !seasonal.test(title))
    .flatMap((job, place) => {
      const { lines = [], tense = 'none' } = mended.find(({ entry }) => entry === job.entry) ?? {}
      return lines.flatMap(({ before, pieces, draft }) =>
        // `Handle vault and ATMs`, made of what somebody was responsible for, leads no resume.
        (draft?.needsLook && expected.test(before) ? [] : pieces).flatMap((piece) =>
          tellClauses(plain(piece), tense)
            .flatMap((told) => (place === 0 ? told : (tellThere(told, job) ?? [])))
            .map((told): Proof => ({ job, place, line: plain(before), told })),
        ),
      )
    })
}

const LATEST_JOBS = 3
const expected = /^(?:was |am )?responsible for\b/i

/** `At Bay House, ran a kitchen of six`: without its place, what was done in an earlier job reads as if it were done now. */
function tellThere(told: string, job: Job): string | undefined {
  const employer = namedEmployer(job)
  if (!employer || isUnpaid(job)) return undefined
  return readLine(told).verbs[0]?.form === 'past' && !told.includes(employer)
    ? `${capitalize(atEmployer(employer))}, ${lowerOpening(told)}`
    : undefined
}

export function chooseProofs(
  proofs: readonly Proof[],
  { rate, said, most }: { rate: RateProof; said: string; most: number },
): Proof[] {
  const chosen: Proof[] = []
  while (chosen.length < most) {
    const told = [said, ...chosen.map((one) => `${one.told}.`)].join(' ')
    // Of one earlier job, one thing: `At Bay House, ...` twice over reads like a list.
    const hasEarlier = chosen.some(({ place }) => place > 0)
    const [best] = proofs
      .filter(({ told: text, place }) => !isSaid(text, told) && !(hasEarlier && place > 0))
      .map((proof) => ({ proof, worth: rate(proof, { said: told, isFirst: chosen.length === 0 }) }))
      .filter((rated): rated is { proof: Proof; worth: number } => rated.worth !== undefined)
      .toSorted((one, other) => other.worth - one.worth)
    if (!best) break
    chosen.push(best.proof)
  }
  return chosen
}

const SAID = 0.5
const SAID_WITH_FIGURES = 0.8

/** Half of what it is about, or its very figure, is there: `a full 4:1 load` and `Manages a 4:1 assignment`. */
function isSaid(text: string, said: string): boolean {
  const known = new Set(topicsOf(said).map(({ key }) => key))
  const keys = topicsOf(text).map(({ key }) => key)
  const figures = text.match(/\d[\d.,:]*\d/g) ?? []
  const told = said.split(/[^\d.,:]+/)
  // How much of it there was is news.
  const share = figures.some((figure) => !told.includes(figure)) ? SAID_WITH_FIGURES : SAID
  return (
    said.includes(text) ||
    figures.some((figure) => told.includes(figure)) ||
    (keys.length > 0 && keys.filter((key) => known.has(key)).length >= keys.length * share)
  )
}
