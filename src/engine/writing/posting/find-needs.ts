// What a posting asks for: spans found by weights fitted to postings in which people marked every need (`needed/`,
// scripts/fit-needs.ts), and of each its kind and whether it is a must.
import { type LabelModel, rateLabels, unpackLabels } from '#engine/language/choose-label.ts'
import { type SpanModel, tagSpans, unpackModel } from '#engine/language/span-tagger.ts'
import { readHeading } from './headings.ts'
import { kindFeatures, type NeedText, needFeatures, readNeedText, wantFeatures } from './need-features.ts'
import { packedKinds } from './need-kind-weights.gen.ts'
import { packedWants } from './need-want-weights.gen.ts'
import { packedNeeds } from './need-weights.gen.ts'
import type { Span } from './posting.ts'
import { trimNeed } from './trim-need.ts'

export const needKinds = [
  'tool',
  'credential',
  'degree',
  'years',
  'experience',
  'duty',
  'language',
  'trait',
  'condition',
] as const
export type NeedKind = (typeof needKinds)[number]

/** `chance`: how sure it is that they ask for it, and for no less and no more. */
export type FoundNeed = { text: string; span: Span; kind: NeedKind; isMust: boolean; chance: number }

export type NeedModels = { spans: SpanModel; kinds: LabelModel; wants: LabelModel }

let models: NeedModels | undefined

function ownModels(): NeedModels {
  models ??= { spans: unpackModel(packedNeeds), kinds: unpackLabels(packedKinds), wants: unpackLabels(packedWants) }
  return models
}

export function findNeeds(text: string): FoundNeed[] {
  const offered = findOffers(text)
  return readNeeds(ownModels(), text).filter(
    ({ span }) => !offered.some(({ start, end }) => span.start >= start && span.end <= end),
  )
}

const benefit =
  /\b(?:\d+ (?:weeks?|days?)['’]?(?: of)?(?: paid| annual)? (?:vacation|holidays?|leave)|dental|RRSP|401\(?k|superannuation|health insurance|medical aid|company pension)\b/i

/** Lines under `What's in it for you`, and sentences that name a benefit: `Discounted gumboots` is no duty. */
function findOffers(text: string): Span[] {
  const offers: Span[] = []
  let start = 0
  let isOffer = false
  for (const line of text.split('\n')) {
    const end = start + line.length
    const kind = readHeading(line, { isMarked: /^\s*[•*·✔-] /.test(line) })
    if (kind !== undefined) isOffer = kind === 'offer'
    for (const { index, 0: sentence } of line.matchAll(/\S.*?(?:[.!?](?=\s|$)|$)/g))
      if (isOffer || benefit.test(sentence)) offers.push({ start: start + index, end: start + index + sentence.length })
    start = end + 1
  }
  return offers
}

/** What a line by itself asks for, as if it stood in a list of requirements. */
export function findKind(line: string): NeedKind {
  const read = readNeedText(`Requirements\n- ${line.replace(/\n/g, ' ')}`)
  return chooseKind(ownModels().kinds, read, FIRST, read.words.length - 1)
}

/** After the heading and the dash. */
const FIRST = 2

const BOLDNESS = 0.3

/** By weights that need not be ours: the fit tries others. */
export function readNeeds({ spans, kinds, wants }: NeedModels, text: string): FoundNeed[] {
  const read = readNeedText(text)
  return tagSpans({ ...spans, boldness: BOLDNESS }, needFeatures(read)).flatMap(({ first, last, chance }) => {
    const span = trimNeed(text, closeBrackets(read, first, last))
    if (span.end - span.start < SHORTEST) return []
    const [from, until] = [wordAt(read, span.start, first), wordBefore(read, span.end, last)]
    return [
      {
        text: text.slice(span.start, span.end),
        span,
        kind: chooseKind(kinds, read, from, until),
        isMust: isMust(wants, read, from, until),
        chance,
      },
    ]
  })
}

const SHORTEST = 2

function chooseKind(kinds: LabelModel, read: NeedText, first: number, last: number): NeedKind {
  const chances = rateLabels(kinds, kindFeatures(read, first, last))
  return needKinds[chances.indexOf(Math.max(...chances))] ?? 'experience'
}

function isMust(wants: LabelModel, read: NeedText, first: number, last: number): boolean {
  return (rateLabels(wants, wantFeatures(read, first, last))[0] ?? 1) >= 0.5
}

/** The first word that begins at that place or after it. */
export function wordAt({ words }: NeedText, start: number, from = 0): number {
  let at = from
  while (at < words.length - 1 && (words[at]?.end ?? 0) <= start) at += 1
  return at
}

export function wordBefore({ words }: NeedText, end: number, from = words.length - 1): number {
  let at = from
  while (at > 0 && (words[at]?.start ?? 0) >= end) at -= 1
  return at
}

/** `x-rays (bitewings, PAs`: what was opened in it ends in it, and `PAs)` is none. */
function closeBrackets({ text, words, lowers, sentences }: NeedText, first: number, last: number): Span {
  const start = words[first]?.start ?? 0
  const end = words[last]?.end ?? start
  const said = text.slice(start, end)
  const [open, close] = [said.lastIndexOf('('), said.lastIndexOf(')')]
  if (open < 0 && close >= 0) return { start, end: start + said.indexOf(')') }
  if (open <= close) return { start, end }
  const at = lowers.indexOf(')', last)
  return at > 0 && at <= (sentences[last]?.last ?? 0)
    ? { start, end: words[at]?.end ?? end }
    : { start, end: start + open }
}
