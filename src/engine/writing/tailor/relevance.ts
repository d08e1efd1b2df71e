// How much a line of the resume has to do with a posting, and what of it it answers best.

import type { SourceLine } from '../facts/career.ts'
import { subjectOf, type Topic, topicsOf, weighFor } from '../facts/topics.ts'
import { coverage } from '../match/find-evidence.ts'
import type { Posting } from '../posting/posting.ts'

export type Relevance = { score: number; quote: string | undefined; phrase: string | undefined }

type Wish = { quote: string; phrase: string | undefined; topics: readonly Topic[]; weight: number }

const wishes = new WeakMap<Posting, readonly Wish[]>()

function wishesOf(posting: Posting): readonly Wish[] {
  const known = wishes.get(posting)
  if (known) return known
  const subject = subjectOf(posting.title?.text)
  const toWish = ({
    quote,
    phrase,
    weight = 0.5,
  }: {
    quote: string
    phrase?: string | undefined
    weight?: number | undefined
  }): Wish => ({
    quote,
    phrase,
    weight,
    topics: weighFor(topicsOf(quote), subject),
  })
  const work = [...posting.mustHave, ...posting.niceToHave].filter(
    ({ kind }) => kind !== 'trait' && kind !== 'physical',
  )
  const made = [...work, ...posting.duties].map(toWish)
  wishes.set(posting, made)
  return made
}

export function relevanceOf(line: Pick<SourceLine, 'topics'>, posting: Posting): Relevance {
  let score = 0
  let best = { value: 0, quote: undefined as string | undefined, phrase: undefined as string | undefined }
  for (const { quote, phrase, topics, weight } of wishesOf(posting)) {
    const { share, heavy } = coverage(topics, line)
    // Words that fit any job prove nothing.
    if (heavy === 0 || share < 0.25) continue
    const value = (0.4 + weight) * share
    score += value
    if (value > best.value) best = { value, quote, phrase }
  }
  return { score, quote: best.quote, phrase: best.phrase }
}
