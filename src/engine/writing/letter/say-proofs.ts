// Clauses of one job as sentences: two that go together share one, so that a letter does not read like a list.
import { readOpening } from '../words/bend-verbs.ts'
import { joinWords } from '../words/join-words.ts'
import { clauseForm } from './first-person.ts'
import type { Proof } from './pick-evidence.ts'

export type Saying = {
  proofs: readonly Proof[]
  /** What follows `I`. */
  said: string
  /** The same as `moving steel plates and keeping the shop clean`, where it is daily work. */
  doing: string | undefined
}

const MOST_WORDS = 30
const LONGEST_ALONE = 20
const MOST_LISTED = 1

/** In the order given; a clause is joined with the next one that fits it. */
export function pairProofs(proofs: readonly Proof[], passes: (said: string) => boolean): Saying[] {
  const left = [...proofs]
  const sayings: Saying[] = []
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const own = first
    const at = left.findIndex((other) => canShare(own, other) && passes(join(own.clause, other.clause)))
    const [second] = at < 0 ? [] : left.splice(at, 1)
    sayings.push(second ? sayBoth(own, second) : sayOne(own))
  }
  return sayings
}

function sayOne(proof: Proof): Saying {
  return { proofs: [proof], said: proof.clause, doing: proof.gerund }
}

function sayBoth(one: Proof, other: Proof): Saying {
  const isPlain = [one, other].every(({ gerund }) => gerund !== undefined && !/,| and | or /.test(gerund))
  return {
    proofs: [one, other],
    said: join(one.clause, other.clause),
    doing: isPlain ? joinWords([one.gerund ?? '', other.gerund ?? '']) : undefined,
  }
}

function canShare(one: Proof, other: Proof): boolean {
  const [first, second] = [wordsIn(one.clause), wordsIn(other.clause)]
  if (first > LONGEST_ALONE || second > LONGEST_ALONE || first + second > MOST_WORDS) return false
  if (listings(one.clause) + listings(other.clause) > MOST_LISTED) return false
  // `I teach reading and raised the share` changes its time in the middle.
  if (formOf(one.clause) !== formOf(other.clause)) return false
  return verbOf(one.clause) !== verbOf(other.clause)
}

/** How many times a clause strings things together. */
function listings(text: string): number {
  return text.match(/,| and | or /g)?.length ?? 0
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

function formOf(clause: string): string | undefined {
  return clauseForm(clause)
}

function verbOf(clause: string): string | undefined {
  return readOpening(clause)?.base
}

/** After a clause with a `that` or a `to` of its own, the second one needs its `I` again. */
function join(one: string, other: string): string {
  if (/\b(?:that|which|who|whose|where|while|when|so|because)\b|\bto [a-z]+/.test(one)) return `${one}, and I ${other}`
  if (/,| and | or | by \w+ing\b/.test(one)) return `${one}, and ${other}`
  return / and | or |,/.test(other) || wordsIn(one) > 12 ? `${one}, and ${other}` : `${one} and ${other}`
}
