// Which pieces of a resume show what a posting asks for, and how surely. The weights are fitted to proofs that people
// labelled (`scripts/fit-proofs.ts`); they choose and order what the person said, and state nothing.
import { rarityOf } from '#engine/language/word-vectors.ts'
import type { Career, SourceLine } from '../facts/career.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import type { Posting } from '../posting/posting.ts'
import { type Wish, weighProofs } from './proof-figures.ts'
import { proofWeights } from './proof-weights.gen.ts'
import { jobVector } from './topic-vectors.ts'
import { weighTrees } from './weigh-trees.ts'

/** `strength`: from 0 to 1. */
export type Proof = { source: SourceLine; strength: number }

const known = new WeakMap<Career, Map<string, readonly Proof[]>>()

/** What is asked for, each with how much it matters. */
export type Asked = { wish: Wish; weight: number }

const MUST = 1
const DUTY = 0.9
const NICE = 0.6

export function wishesOf({ mustHave, niceToHave, duties }: Posting): Asked[] {
  return [
    ...mustHave.map((wish) => ({ wish, weight: MUST + wish.weight / 2 })),
    ...duties.map((wish) => ({ wish, weight: DUTY })),
    ...niceToHave.map((wish) => ({ wish, weight: NICE + wish.weight / 2 })),
  ]
}

/** The strongest first. */
export function proofsOf(wish: Wish, career: Career, posting: Posting): readonly Proof[] {
  const own = known.get(career) ?? new Map<string, readonly Proof[]>()
  known.set(career, own)
  const found =
    own.get(wish.quote) ??
    weighProofs(wish, career, jobVector(posting))
      .map((candidate) => ({ source: candidate.source, strength: weighTrees(proofWeights, candidate) }))
      .toSorted((one, other) => other.strength - one.strength)
  own.set(wish.quote, found)
  return found
}

/** How far each piece of a career shows what is asked for. */
export function shownBy(career: Career, posting: Posting): ReadonlyMap<SourceLine, readonly Shown[]> {
  const shown = new Map<SourceLine, Shown[]>()
  for (const { wish, weight } of wishesOf(posting))
    for (const { source, strength } of proofsOf(wish, career, posting))
      if (strength >= SHOWS) shown.set(source, [...(shown.get(source) ?? []), { wish, weight, strength }])
  return shown
}

/** Below it a piece has only the topic in common. */
const SHOWS = 0.35

export type Shown = Asked & { strength: number }

/** `Kronos`, `LC-MS`: whatever comes near, only the thing itself shows it. */
export function lacksName({ quote }: Wish, { lines }: Career): boolean {
  const names = topicsOf(quote).filter(
    ({ key, word }) => key.startsWith('term:') || (rarityOf(word.toLowerCase()) === 1 && /^\P{L}*\p{Lu}/u.test(word)),
  )
  if (names.length === 0) return false
  const said = lines.map(({ text }) => text.toLowerCase()).join('\n')
  const isSaid = ({ key, word }: Topic) =>
    said.includes(word.toLowerCase()) || lines.some(({ topics }) => topics.some((own) => own.key === key))
  return !names.some(isSaid)
}
