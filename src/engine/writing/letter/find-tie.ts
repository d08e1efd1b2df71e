// What of the posting a line of work answers in so many words: only that may stand before it as what they ask for.
import type { ParsedText } from '../gate/parsed-text.ts'
import { type Topic, topicsOf } from '../match/cover.ts'
import { readAsk } from '../posting/asks.ts'
import type { Posting } from '../posting/posting.ts'
import { stem } from '../words/stem.ts'
import { findTerms } from '../words/terms.ts'
import { type ShortQuote, shortQuote } from './short-quote.ts'

export type Tie = ShortQuote & {
  weight: number
  /** Of a wish for years: it is answered only by somebody who has them. */
  requirementId?: string | undefined
}

const workKinds: ReadonlySet<string> = new Set(['skill', 'experience', 'other'])

type Wish = { quote: ShortQuote; topics: readonly Topic[]; weight: number; requirementId?: string | undefined }

const known = new WeakMap<Posting, readonly Wish[]>()

function wishesOf(posting: Posting): readonly Wish[] {
  const made = known.get(posting)
  if (made) return made
  const wishes = [
    ...posting.mustHave.filter(({ kind }) => workKinds.has(kind)).map(({ quote }) => ({ quote, weight: 3 })),
    ...posting.duties.map(({ quote }) => ({ quote, weight: 2 })),
    ...posting.years
      .filter(({ need }) => need === 'must')
      .map(({ quote, id }) => ({ quote: yearsWish(quote), weight: 2.5, requirementId: id })),
    ...posting.niceToHave.filter(({ kind }) => workKinds.has(kind)).map(({ quote }) => ({ quote, weight: 1.5 })),
  ].flatMap(({ quote, weight, requirementId }: { quote: string; weight: number; requirementId?: string }): Wish[] => {
    const short = shortQuote(quote)
    return short ? [{ quote: short, topics: topicsOf(short.text), weight, requirementId }] : []
  })
  known.set(posting, wishes)
  return wishes
}

/** `Minimum of 5 years of related accounting experience` as one asks for it in a sentence. */
function yearsWish(quote: string): string {
  return (readAsk(quote) ?? quote).replace(/^(?:a )?minimum (?:of )?/i, 'at least ').replace(/\brelated /i, '')
}

/** Words too broad to tie anything by themselves. */
const vague = new Set(
  'service support system process procedure customer client team staff report project program product quality equipment data information task skill record detail time day area company business new'
    .split(' ')
    .map(stem),
)

const LEAST_ADDED = 2

/** Best first. */
export function findTies(line: ParsedText, posting: Posting): Tie[] {
  return wishesOf(posting)
    .flatMap(({ quote, topics, weight, requirementId }): Tie[] => {
      const hits = topics.filter((topic) => says(line, topic))
      const share = weigh(hits) / Math.max(0.1, weigh(topics))
      const isTold = hits.length >= 2 || (hits.length === 1 && topics.length === 1)
      // `services in Go` is no answer of somebody who built them in React.
      const hasTools = topics.every((topic) => !isTool(topic) || hits.includes(topic))
      const isPlain = hits.some(({ stem: word }) => !vague.has(word))
      // A line that only says the wish over again is no answer to it.
      const adds = line.text.split(/\s+/).length - quote.text.split(/\s+/).length >= LEAST_ADDED
      return isTold && isPlain && adds && hasTools && share >= 0.6
        ? [{ ...quote, weight: weight * share, requirementId }]
        : []
    })
    .sort((one, other) => other.weight - one.weight)
}

function isTool({ word }: Topic): boolean {
  return findTerms(word).some(({ term }) => term.kind === 'tool')
}

function weigh(topics: readonly Topic[]): number {
  return topics.reduce((sum, { stem: word }) => sum + (vague.has(word) ? 0.5 : 1), 0)
}

const kin: Readonly<Record<string, string>> = { sale: 'sell', sell: 'sale', teach: 'teacher' }

/** The word itself or another form of it; a neighbour in meaning would be our guess. */
function says(line: ParsedText, { termId, word, stem: key }: Topic): boolean {
  if (termId !== undefined && line.termIds.has(termId)) return true
  const wanted = termId === undefined ? key : stem(word)
  return line.stems.has(wanted) || line.stems.has(kin[wanted] ?? wanted)
}
