// What a posting is about, as kinds of work: what its title says counts most, then what it asks for and what is to be done.
import { rememberOf } from '#engine/language/remember.ts'
import { isCommonKind, isSameFamilyOfWork, type Kinds, kindsOf } from '../facts/kinds-of-work.ts'
import type { Posting } from '../posting/posting.ts'

const TITLE = 3
const DUTY = 1
const WISH = 1.2
const TRAIT = 0.05
/** Of what everybody does. */
const COMMON = 0.15
/** Of work that is only akin. */
const NEAR = 0.4

/** Each kind with its share of the posting, the greatest 1. */
const workOf = rememberOf(readWork)

function readWork({ title, mustHave, niceToHave, duties }: Posting): Kinds {
  const sums = new Map<string, number>()
  const count = (text: string, weight: number) => {
    for (const [kind, share] of kindsOf(text))
      sums.set(kind, (sums.get(kind) ?? 0) + share * weight * (isCommonKind(kind) ? COMMON : 1))
  }
  count(title?.text ?? '', TITLE)
  for (const { quote, kind } of mustHave) count(quote, kind === 'trait' || kind === 'physical' ? TRAIT : WISH)
  for (const { quote } of niceToHave) count(quote, WISH / 2)
  for (const { quote } of duties) count(quote, DUTY)
  const greatest = Math.max(1, ...sums.values())
  return new Map([...sums].map(([kind, sum]) => [kind, sum / greatest]))
}

/** How much of the posting's work a text speaks of: about 1 for a line at the heart of it. */
export function bearsOn(kinds: Kinds, posting: Posting): number {
  const wanted = workOf(posting)
  let sum = 0
  for (const [kind, share] of kinds) sum += share * Math.sqrt(wanted.get(kind) ?? 0)
  return Math.min(1.5, sum + nearness(kinds, wanted) * NEAR)
}

/** How much of it is of a family with what is wanted most. */
function nearness(kinds: Kinds, wanted: Kinds): number {
  let best = 0
  for (const [kind, share] of kinds)
    for (const [other, weight] of wanted)
      if (kind !== other && isSameFamilyOfWork(kind, other)) best = Math.max(best, share * weight)
  return best
}
