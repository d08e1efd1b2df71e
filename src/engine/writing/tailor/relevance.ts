// How much a line of the resume has to do with a posting, and what of it it answers best.

import { kindsOf } from '../facts/kinds-of-work.ts'
import { subjectOf, type Topic, topicsOf, weighFor } from '../facts/topics.ts'
import { rateAnswer } from '../match/find-evidence.ts'
import { bearsOn } from '../match/posting-work.ts'
import type { Posting } from '../posting/posting.ts'

export type Relevance = { score: number; quote: string | undefined }

type Wish = { quote: string; topics: readonly Topic[]; weight: number }

const FIELD_BONUS = 0.35

const wishes = new WeakMap<Posting, readonly Wish[]>()

function wishesOf(posting: Posting): readonly Wish[] {
  const known = wishes.get(posting)
  if (known) return known
  const subject = subjectOf(posting.title?.text)
  const toWish = ({ quote, weight = 0.4 }: { quote: string; weight?: number }): Wish => ({
    quote,
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

export function relevanceOf(text: string, posting: Posting): Relevance {
  const line = { topics: topicsOf(text) }
  let score = 0
  let best = { value: 0, quote: undefined as string | undefined }
  for (const { quote, topics, weight } of wishesOf(posting)) {
    const rate = rateAnswer(topics, line)
    if (rate === 0) continue
    const value = (0.4 + weight) * rate
    score += value
    if (value > best.value) best = { value, quote }
  }
  // The title is a wish of its own: who greets customers bears on a customer service job.
  const subject = subjectOf(posting.title?.text)
  const [role] = topicsOf(posting.title?.text.split(/\s+/).at(-1) ?? '')
  const isOfField = line.topics.some(({ key }) => subject.has(key) && key !== role?.key)
  return { score: score + bearsOn(kindsOf(text), posting) + (isOfField ? FIELD_BONUS : 0), quote: best.quote }
}
