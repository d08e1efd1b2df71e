// The one wish of a posting that a letter's first proofs answer in its own words, to lead into them.
import { addArticles } from '#engine/language/add-articles.ts'
import { isCommonKind, kindsOf, sharedWork } from '../facts/kinds-of-work.ts'
import { subjectOf, topicsOf, weighFor } from '../facts/topics.ts'
import { rateAnswer } from '../match/find-evidence.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import type { Proof } from './find-proofs.ts'
import { countWords } from './shorten-clause.ts'

export type Answered = { need: Requirement; proof: Proof }

const LONGEST = 8
/** `You ask for Yardi.` */
const SHORTEST = 2
const LEAST_WEIGHT = 0.5
const vague =
  /\b(?:assigned|other|various|related|abilit(?:y|ies)|capacity|miscellaneous|as needed|and more|someone|duties|tasks|etc|position|role)\b/i

/** Undefined where none is answered plainly: a wish before something else is worse than none. */
export function findNeed(posting: Posting, proofs: readonly Proof[]): Answered | undefined {
  const subject = subjectOf(posting.title?.text)
  const rated = [...posting.mustHave, ...posting.niceToHave]
    .filter((need) => need.weight >= LEAST_WEIGHT && isProvable.has(need.kind) && canLead(need.phrase))
    .flatMap((need) =>
      proofs.map((proof) => ({ need, proof, score: need.weight * rate(need.phrase ?? '', proof.clause, subject) })),
    )
    .toSorted((one, other) => other.score - one.score)
  const [best] = rated
  return best && best.score > 0 ? best : undefined
}

const leading = /\b(?:lead|led\b|supervis|manag|direct|overs|head)/i

const isProvable = new Set<Requirement['kind']>(['skill', 'experience'])

/** A phrase that says something, whole and short. */
function canLead(phrase: string | undefined): boolean {
  if (
    !phrase ||
    countWords(phrase) > LONGEST ||
    countWords(phrase) < SHORTEST ||
    vague.test(phrase) ||
    addArticles(phrase) !== phrase
  )
    return false
  return (
    [...kindsOf(phrase).keys()].some((kind) => !isCommonKind(kind)) ||
    topicsOf(phrase).some(({ weight }) => weight >= 1)
  )
}

/** 0 unless it answers in its words. `bank statement` is no answer to `financial statements`: other work is none. */
function rate(phrase: string, clause: string, subject: ReadonlySet<string>): number {
  const [asked, told] = [kindsOf(phrase), kindsOf(clause)]
  const share = sharedWork(asked, told)
  const isOtherWork = share === 0 && told.size > 0 && [...asked.keys()].some((kind) => !isCommonKind(kind))
  // Who worked on a crew has not led it.
  if (leading.test(phrase) && !leading.test(clause)) return 0
  const answer = rateAnswer(weighFor(topicsOf(phrase), subject), { topics: topicsOf(clause) })
  return answer === 0 || isOtherWork ? 0 : answer + share * 0.5
}
