// What a letter argues with: the lines that bear most on the posting, by job, each job led by a wish that one of its lines
// truly answers.
import { addArticles } from '#engine/language/add-articles.ts'
import { isCommonKind, kindsOf, sharedWork } from '../facts/kinds-of-work.ts'
import { subjectOf, topicsOf, weighFor } from '../facts/topics.ts'
import { coverage, rateAnswer } from '../match/find-evidence.ts'
import type { Duty, Posting, Requirement } from '../posting/posting.ts'
import { relevanceOf } from '../tailor/relevance.ts'
import type { Proof } from './find-proofs.ts'
import { countWords } from './shorten-clause.ts'

type Need = { quote: string; phrase: string | undefined; weight: number; isDuty: boolean }
/** Proofs of one job. */
export type Argument = { need: Need | undefined; proofs: readonly Proof[] }

export type ArgumentLimits = { arguments: number; proofs: number }

type Worth = (proof: Proof) => number

/** A letter that tells of one job alone reads like its list of duties. */
const MOST_OF_ONE_JOB = 3
/** A wish before every proof reads like a form. */
const MOST_LEADS = 2
const LONGEST_LEAD = 9
const DUTY_WEIGHT = 0.4
/** A letter without a proof says nothing; one beside the point is worse than none. */
const FEWEST = 2
const BEARS = 0.6
/** A number from the latest job speaks for anybody, as long as there is little else. */
const TELLING = 0.45
const ENOUGH = 3
/** More than this is only more words in common. */
const MOST_BEARING = 1.5
/** `was responsible for a variety of duties` */
const WEAKEST = -0.6
/** Beside a line at the heart of the job, one at its edge is padding. */
const OF_THE_BEST = 0.4
/** A later job comes first, unless an earlier one says this much more. */
const CLEARLY = 0.4
/** So much alike, two lines say one thing. */
const SAME_WORK = 0.35

const provable = new Set<Requirement['kind']>(['skill', 'experience', 'other'])

/** Best job first. */
export function chooseArguments(posting: Posting, proofs: readonly Proof[], limits: ArgumentLimits): Argument[] {
  const picked = pickProofs(proofs, posting, { proofs: limits.proofs, fewest: FEWEST })
  const jobs = [...new Set(proofs.map(({ job }) => job))].filter((job) => picked.some((proof) => proof.job === job))
  const groups = jobs.map((job) => picked.filter((proof) => proof.job === job)).slice(0, limits.arguments)
  const bears: Worth = ({ line }) => relevanceOf(line.text, posting).score
  return leadWithNeeds(bestFirst(groups, bears), posting)
}

function bestFirst(groups: readonly Proof[][], bears: Worth): Proof[][] {
  const best = (group: readonly Proof[]) => Math.max(0, ...group.map(bears))
  const lead = groups.toSorted((one, other) => best(other) - best(one))[0]
  if (!lead || !groups[0] || best(lead) < best(groups[0]) + CLEARLY) return [...groups]
  return [lead, ...groups.filter((group) => group !== lead)]
}

/** The best one, then again and again the best that adds something. */
function pickProofs(proofs: readonly Proof[], posting: Posting, limits: { proofs: number; fewest: number }): Proof[] {
  const relevance = new Map(proofs.map((proof) => [proof, relevanceOf(proof.line.text, posting).score]))
  const bears: Worth = (proof) => relevance.get(proof) ?? 0
  const worth: Worth = (proof) => proof.strength + Math.min(MOST_BEARING, bears(proof))
  const picked: Proof[] = []
  // Where no other job bears on this one, it may say more.
  const most = new Set(proofs.filter((proof) => bears(proof) >= BEARS).map(({ job }) => job)).size > 1 ? 0 : 1
  const isFull = ({ job }: Proof) => picked.filter((other) => other.job === job).length >= MOST_OF_ONE_JOB + most
  const repeats = ({ line }: Proof) =>
    Math.max(0, ...picked.map((other) => sharedWork(kindsOf(line.text), kindsOf(other.line.text)))) * SAME_WORK
  const enough = Math.max(BEARS, Math.min(MOST_BEARING, Math.max(0, ...proofs.map(bears))) * OF_THE_BEST)
  let rest = [...proofs]
  while (picked.length < limits.proofs) {
    rest = rest.filter(
      (proof) =>
        !isFull(proof) &&
        !isSameAct(proof, picked) &&
        ((bears(proof) >= enough && proof.strength > WEAKEST) ||
          picked.length < limits.fewest ||
          (picked.length < ENOUGH && proof.strength >= TELLING && proof.job === proofs[0]?.job)),
    )
    const [best] = rest.toSorted((one, other) => worth(other) - repeats(other) - (worth(one) - repeats(one)))
    if (!best) break
    picked.push(best)
    rest = rest.filter((proof) => proof !== best)
  }
  return picked
}

/** `Stocked shelves` of one shop says no more than that of another. */
function isSameAct(proof: Proof, used: readonly Proof[]): boolean {
  return used.some((other) => {
    const { share } = coverage(other.line.topics, proof.line)
    const { share: back } = coverage(proof.line.topics, other.line)
    return Math.min(share, back) > 0.62
  })
}

function leadWithNeeds(groups: readonly Proof[][], posting: Posting): Argument[] {
  const subject = subjectOf(posting.title?.text)
  const rated = listNeeds(posting).flatMap((need) =>
    groups.flatMap((group) =>
      group.map((proof) => ({ need, group, proof, score: answers(need, proof, subject) * (0.5 + need.weight) })),
    ),
  )
  const leads = new Map<Proof[], { need: Need; proof: Proof }>()
  for (const { need, group, proof, score } of rated.toSorted((one, other) => other.score - one.score)) {
    if (score === 0 || leads.size >= MOST_LEADS) break
    if (leads.has(group) || [...leads.values()].some((lead) => lead.need === need)) continue
    leads.set(group, { need, proof })
  }
  return groups.map((group) => {
    const lead = leads.get(group)
    if (!lead) return { need: undefined, proofs: group }
    return { need: lead.need, proofs: [lead.proof, ...group.filter((proof) => proof !== lead.proof)] }
  })
}

/** 0 unless the proof answers it in its words. `bank statement` is no answer to `financial statements`: other work is none. */
function answers({ phrase = '' }: Need, { line }: Proof, subject: ReadonlySet<string>): number {
  const [asked, told] = [kindsOf(phrase), kindsOf(line.text)]
  const share = sharedWork(asked, told)
  const isOtherWork = share === 0 && told.size > 0 && [...asked.keys()].some((kind) => !isCommonKind(kind))
  const rate = rateAnswer(weighFor(topicsOf(phrase), subject), line)
  return rate === 0 || isOtherWork ? 0 : rate + share * 0.5
}

function listNeeds({ mustHave, niceToHave, duties, company }: Posting): Need[] {
  const asked = [...mustHave, ...niceToHave].filter(({ kind }) => provable.has(kind)).map(toNeed)
  // `Representing Acme` says nothing of the work.
  const names = new Set(topicsOf(company?.text ?? '').map(({ key }) => key))
  return [...asked, ...duties.map(toNeed)].filter(
    (need) => canLead(need) && !topicsOf(need.phrase ?? '').some(({ key }) => names.has(key)),
  )
}

const vague =
  /\b(?:assigned|other|various|related|abilit(?:y|ies)|capacity|miscellaneous|as needed|and more|someone|duties|tasks|someone|etc)\b/i

/** A phrase that says something, whole and short. */
function canLead({ phrase }: Need): boolean {
  if (!phrase || countWords(phrase) > LONGEST_LEAD || vague.test(phrase) || addArticles(phrase) !== phrase) return false
  return (
    [...kindsOf(phrase).keys()].some((kind) => !isCommonKind(kind)) ||
    topicsOf(phrase).some(({ weight }) => weight >= 1)
  )
}

function toNeed(one: Requirement | Duty): Need {
  const { quote, phrase } = one
  if (!('need' in one)) return { quote, phrase, weight: DUTY_WEIGHT, isDuty: true }
  return { quote, phrase, weight: one.weight, isDuty: false }
}
