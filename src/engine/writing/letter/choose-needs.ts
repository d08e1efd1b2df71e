// Which of the posting's needs a letter speaks of, and with which proofs: the two or three that matter most and can be
// answered.

import { subjectOf, topicsOf, weighFor } from '../facts/topics.ts'
import { coverage, rateAnswer } from '../match/find-evidence.ts'
import type { Duty, Posting, Requirement } from '../posting/posting.ts'
import { relevanceOf } from '../tailor/relevance.ts'
import type { Proof } from './find-proofs.ts'

export type Need = { quote: string; phrase: string | undefined; weight: number; isDuty: boolean }
export type Argument = { need: Need | undefined; proofs: readonly Proof[] }

export type ArgumentLimits = { arguments: number; proofs: number }

/** A letter that tells of one job alone reads like its list of duties. */
const MOST_OF_ONE_JOB = 3

const DUTY_WEIGHT = 0.4

const provable = new Set<Requirement['kind']>(['skill', 'experience', 'other'])

/** Best first. A proof is used once; no argument takes more than two. */
export function chooseArguments(posting: Posting, proofs: readonly Proof[], limits: ArgumentLimits): Argument[] {
  const subject = subjectOf(posting.title?.text)
  const rated = listNeeds(posting)
    .flatMap((need) => {
      const topics = weighFor(topicsOf(need.quote), subject)
      return proofs.map((proof) => ({ need, proof, fit: rateAnswer(topics, proof.line) }))
    })
    .filter(({ fit }) => fit > 0)
    .map((one) => ({ ...one, score: one.fit * (0.5 + one.need.weight) + one.proof.strength * 0.5 }))
    .sort((one, other) => other.score - one.score)
  const used = new Set<Proof>()
  const chosen = new Map<Need, Proof[]>()
  for (const { need, proof } of rated) {
    if (used.size >= limits.proofs) break
    const list = chosen.get(need)
    if (used.has(proof) || isSameAct(proof, used) || (list?.length ?? 0) >= 2) continue
    if (isFull(proof, used)) continue
    if (!list && chosen.size >= limits.arguments) continue
    used.add(proof)
    chosen.set(need, [...(list ?? []), proof])
  }
  const made: Argument[] = [...chosen].map(([need, list]) => ({ need, proofs: list }))
  return fillUp(made, { posting, proofs, used, limits })
}

/** Where the posting's words find too little, the strongest lines of the latest jobs speak for themselves. */
function fillUp(
  made: Argument[],
  {
    posting,
    proofs,
    used,
    limits,
  }: { posting: Posting; proofs: readonly Proof[]; used: Set<Proof>; limits: ArgumentLimits },
): Argument[] {
  const worth = ({ strength, line }: Proof) => strength + Math.min(1, relevanceOf(line, posting).score)
  const rest = proofs
    .filter((proof) => !used.has(proof) && !isSameAct(proof, used))
    .toSorted((one, other) => worth(other) - worth(one))
  const extra: Proof[] = []
  for (const proof of rest) {
    if (used.size >= limits.proofs || extra.length >= 3) break
    if (isSameAct(proof, used) || isFull(proof, used)) continue
    used.add(proof)
    extra.push(proof)
  }
  // Two of one job make a sentence together; a third stands by itself.
  const jobs = [...new Set(extra.map(({ job }) => job))]
  const groups = jobs.flatMap((job) => {
    const own = extra.filter((proof) => proof.job === job)
    return [own.slice(0, 2), own.slice(2)].filter((group) => group.length > 0)
  })
  return [...made, ...groups.map((group) => ({ need: undefined, proofs: group }))]
}

function isFull({ job }: Proof, used: ReadonlySet<Proof>): boolean {
  return [...used].filter((other) => other.job === job).length >= MOST_OF_ONE_JOB
}

/** `Stocked shelves` of one shop says no more than that of another. */
function isSameAct(proof: Proof, used: ReadonlySet<Proof>): boolean {
  return [...used].some((other) => {
    const { share } = coverage(other.line.topics, proof.line)
    const { share: back } = coverage(proof.line.topics, other.line)
    return Math.min(share, back) > 0.7
  })
}

function listNeeds({ mustHave, niceToHave, duties }: Posting): Need[] {
  const asked = [...mustHave, ...niceToHave].filter(({ kind }) => provable.has(kind)).map(toNeed)
  return [...asked, ...duties.map(toNeed)]
}

function toNeed(one: Requirement | Duty): Need {
  const { quote, phrase } = one
  if (!('need' in one)) return { quote, phrase, weight: DUTY_WEIGHT, isDuty: true }
  return { quote, phrase, weight: one.weight, isDuty: false }
}
