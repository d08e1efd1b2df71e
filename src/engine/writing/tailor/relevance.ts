// How much a line of the resume has to do with a posting.
import type { ParsedText } from '../gate/parsed-text.ts'
import { coverage, topicsOf } from '../match/cover.ts'
import type { Posting } from '../posting/posting.ts'

export type Relevance = { score: number /** The words of the posting it answers best. */; quote: string | undefined }

type Wish = { quote: string; weight: number /** Fit to be held against a line of work. */; isWork: boolean }

const workKinds: ReadonlySet<string> = new Set(['skill', 'experience', 'other'])

const wishes = new WeakMap<Posting, readonly Wish[]>()

function wishesOf(posting: Posting): readonly Wish[] {
  const made = wishes.get(posting)
  if (made) return made
  const all: Wish[] = [
    ...posting.mustHave.map(({ quote, kind }) => ({
      quote,
      weight: kind === 'trait' || kind === 'physical' ? 0.8 : 3,
      isWork: workKinds.has(kind),
    })),
    ...posting.niceToHave.map(({ quote, kind }) => ({ quote, weight: 1.2, isWork: workKinds.has(kind) })),
    ...posting.duties.map(({ quote }) => ({ quote, weight: 1.5, isWork: true })),
    ...(posting.title ? [{ quote: posting.title.text, weight: 1, isWork: false }] : []),
  ]
  wishes.set(posting, all)
  return all
}

const known = new WeakMap<Posting, Map<string, Relevance>>()

export function relevanceOf(line: ParsedText, posting: Posting): Relevance {
  const byText = known.get(posting) ?? new Map<string, Relevance>()
  known.set(posting, byText)
  const found = byText.get(line.text) ?? measure(line, posting)
  byText.set(line.text, found)
  return found
}

function measure(line: ParsedText, posting: Posting): Relevance {
  let best = { value: 0, quote: undefined as string | undefined }
  let score = 0
  for (const { quote, weight, isWork } of wishesOf(posting)) {
    const { share, topics } = coverage(topicsOf(quote), line)
    // One broad word in common is an accident.
    const isReal = share >= 0.3 || topics.length >= 2
    if (!isReal) continue
    const value = weight * share
    score += value
    if (isWork && share >= 0.6 && value > best.value) best = { value, quote }
  }
  return { score, quote: best.quote }
}
