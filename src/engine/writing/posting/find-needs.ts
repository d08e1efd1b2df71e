// What a posting asks for: spans found by weights fitted to postings in which people marked every need (`needed/`,
// scripts/fit-needs.ts), and of each its kind and whether it is a must.
import { type LabelModel, rateLabels, unpackLabels } from '#engine/language/choose-label.ts'
import { type SpanModel, tagSpans, unpackModel } from '#engine/language/span-tagger.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { vectorOf } from '#engine/language/word-vectors.ts'
import { type PartKind, readHeading } from './headings.ts'
import { kindFeatures, type NeedText, needFeatures, readNeedText, wantFeatures } from './need-features.ts'
import { packedKinds } from './need-kind-weights.gen.ts'
import { packedWants } from './need-want-weights.gen.ts'
import { packedNeeds } from './need-weights.gen.ts'
import type { Span } from './posting.ts'
import { trimNeed } from './trim-need.ts'
import { askedOfApplicant } from './who-does.ts'

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
export type FoundNeed = {
  text: string
  span: Span
  kind: NeedKind
  isMust: boolean
  chance: number
  /** Under a heading for what they ask for: no duty, whatever it reads like. */
  isListed?: boolean
  /** The employer looks at it where there are many applicants: no must, whatever it stands under. */
  isWeighed?: boolean
}

export type NeedModels = { spans: SpanModel; kinds: LabelModel; wants: LabelModel }

let models: NeedModels | undefined

function ownModels(): NeedModels {
  models ??= { spans: unpackModel(packedNeeds), kinds: unpackLabels(packedKinds), wants: unpackLabels(packedWants) }
  return models
}

export function findNeeds(text: string): FoundNeed[] {
  const parts = readParts(text)
  const partOf = ({ span }: FoundNeed) => parts.find(({ start, end }) => span.start >= start && span.end <= end)
  const asked = readNeeds(ownModels(), text).flatMap((need) =>
    askedOfApplicant(need, text.slice(partOf(need)?.start ?? need.span.start, need.span.start)),
  )
  const found = asked.flatMap((need) => {
    const part = partOf(need)
    // Who they are and what they give is full of verbs, and nobody is asked for any of it.
    if (part?.kind === 'offer' || part?.kind === 'about' || isForeign(need.text)) return []
    // What stands under `Requirements` is one, unless its own sentence says otherwise.
    const isRequired = part?.kind === 'must' && !need.isWeighed && !wished.test(text.slice(part.start, part.end))
    // And what stands under `Nice to have` is none, whatever it reads like.
    const isWish = part?.kind === 'nice' && !demanded.test(text.slice(part.start, part.end))
    const isListed = part?.kind === 'must' || part?.kind === 'nice'
    // All of an item is surely asked for, and whole.
    const length = part ? part.end - part.start : 0
    const isItem = isListed && part?.isItem === true && need.text.length > MOST_OF_PART * length
    return [
      {
        ...need,
        isMust: isRequired || (need.isMust && !isWish),
        isListed,
        chance: isItem ? Math.max(need.chance, WHOLE) : need.chance,
      },
    ]
  })
  const left = parts.filter(({ start, end }) => !found.some(({ span }) => span.start < end && span.end > start))
  const items = left.flatMap((part) => readItem(text, part)).filter((item) => !isForeign(item.text))
  return [...found, ...items]
    .filter((need) => !toApply.test(need.text))
    .toSorted((one, other) => one.span.start - other.span.start)
}

/** `Erfaring fra sjø` on a page in two languages: the English half asks for it as well. */
function isForeign(text: string): boolean {
  const hasMarks = /[^\p{ASCII}’‘“”–—•\s]/u.test(text)
  const said = hasMarks ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
  const words = said.match(/(?<![\p{L}\d])\p{Ll}{3,}(?![\p{L}\d])/gu) ?? []
  const unknown = words.filter((word) => vectorOf(word) === undefined && readVerbForm(word) === undefined)
  const most = /\b(?:of|with|in|and|for|the)\b/i.test(text) ? 0.75 : 0.5
  return words.length > 1 && unknown.length > most * words.length
}

/** `Submit resume (please don't call)`, `Specify which position you want`: how one applies is nothing one has to have. */
const toApply =
  /^(?:please )?(?:(?:submit|send|email|attach|forward|upload|include)\b.{0,30}\b(?:resumes?|CVs?|applications?|cover letters?|statement)|(?:specify|mention|indicate|state)\b.{0,20}\bpositions?)\b/i

const MOST_OF_PART = 0.7
const WHOLE = 0.85

const wished = /\b(?:prefer\w*|plus|nice|ideal\w*|advantag\w*|desir\w*|bonus|asset|helpful|welcome)\b/i
const demanded = /\b(?:must|required|mandatory|essential)\b/i
/** `A degree is not required`, `Perform other tasks as assigned` */
const noNeed = /\b(?:no|not|as assigned|other (?:tasks|duties))\b/i

/** Sure enough to be listed, and not to be asked about. */
const LISTED = 0.5
const FEWEST_OF_ITEM = 2
const MOST_OF_ITEM = 14

/** `- Careful with sharp things` under `Requirements` is asked for, whether or not the weights know it. */
function readItem(text: string, { start, end, kind, isItem }: Part): FoundNeed[] {
  const bullet = isItem ? (/^[•*·✔-] +/.exec(text.slice(start, end))?.[0].length ?? 0) : 0
  const said = text.slice(start + bullet, end).replace(/[.;,]$/, '')
  const count = said.split(/\s+/).length
  if (bullet === 0 || (kind !== 'must' && kind !== 'nice') || noNeed.test(said)) return []
  if (count < FEWEST_OF_ITEM || count > MOST_OF_ITEM) return []
  const span = { start: start + bullet, end: start + bullet + said.length }
  return [{ text: said, span, kind: findKind(said), isMust: kind === 'must', chance: LISTED, isListed: true }]
}

const benefit =
  /\b(?:\d+ (?:weeks?|days?)['’]?(?: of)?(?: paid| annual)? (?:vacation|holidays?|leave)|(?:medical|health|vision)[^.]{0,20} dental|dental (?:cover|plan|insurance|day)|RRSP|401\(?k|(?:private|paid|free|Southern Cross) health insurance|company pension)\b/i

/** `isItem`: all of a line, which may be one of a list. */
type Part = Span & { kind: PartKind | undefined; isItem: boolean }

const jobDescription = /^(?:full )?(?:job|role|position) (?:description|summary|overview):?$/im

/** Sentences by the heading above them. One that names a benefit is an offer anywhere: `Discounted gumboots` is no duty. */
function readParts(text: string): Part[] {
  const parts: Part[] = []
  let start = 0
  // Above `Job description` boards put who the firm is.
  let kind: PartKind | undefined = jobDescription.test(text) ? 'about' : undefined
  for (const line of text.split('\n')) {
    kind = readHeading(line, { isMarked: /^\s*[•*·✔-] /.test(line) }) ?? kind
    for (const { index, 0: sentence } of line.matchAll(/\S.*?(?:[.!?](?=\s|$)|$)/g)) {
      const from = start + index
      parts.push({
        start: from,
        end: from + sentence.length,
        kind: benefit.test(sentence) ? 'offer' : kind,
        isItem: sentence.trim() === line.trim(),
      })
    }
    start += line.length + 1
  }
  return parts
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
    const span = trimNeed(text, closeBrackets(read, firstOfPair(read, first), last))
    if (isTooShort(text.slice(span.start, span.end))) return []
    const [from, until] = [wordAt(read, span.start, Math.max(0, first - 2)), wordBefore(read, span.end, last)]
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

/** Who `hangs and focuses instruments` does both to them: the second verb alone is half of the duty. */
function firstOfPair({ lowers, tags, forms }: NeedText, first: number): number {
  const isPair =
    /^(?:and|or)$/.test(lowers[first - 1] ?? '') &&
    tags[first - 2] === 'VERB' &&
    tags[first] === 'VERB' &&
    verbForm(forms[first - 2]) === verbForm(forms[first])
  return isPair ? first - 2 : first
}

/** `thirdn`: a noun's form as well. */
const verbForm = (forms = '') => forms.replace(/n$/, '')

/** `R` and `C` are whole. */
const isTooShort = (text: string) => text.length < 2 && !/^\p{Lu}$/u.test(text)

function chooseKind(kinds: LabelModel, read: NeedText, first: number, last: number): NeedKind {
  const chances = rateLabels(kinds, kindFeatures(read, first, last))
  const label = kinds.labels[chances.indexOf(Math.max(...chances))]
  return needKinds.find((kind) => kind === label) ?? 'experience'
}

function isMust(wants: LabelModel, read: NeedText, first: number, last: number): boolean {
  return (rateLabels(wants, wantFeatures(read, first, last))[0] ?? 1) >= 0.5
}

/** The first word that ends after that place. */
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
