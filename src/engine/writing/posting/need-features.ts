// What helps to see in a posting what is asked for: of each word its neighbours, its sentence, its line and the heading
// above; of a whole need its words and what stands around it.
import { bucket, type PlacedWord, placeWords, topicMarks } from '#engine/language/placed-words.ts'
import { placeOf } from '#engine/language/span-tagger.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { languageNames } from '../words/languages-data.ts'
import { findTerms } from '../words/terms.ts'
import { readYears } from './read-years-wanted.ts'

const wordForm = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{N}]+|,\d{3}\b)*|[^\s\p{L}\p{M}\p{N}]/gu

/** What comes after so many words is the page around the posting. */
const MOST_WORDS = 1600

type Line = { heading: string; label: string; isMarked: boolean; isHeading: boolean; sinceHeading: number }
type Sentence = { first: number; last: number }

/** A posting as its features are read from it. */
export type NeedText = {
  text: string
  words: readonly PlacedWord[]
  lines: readonly Line[]
  /** The sentence of each word. */
  sentences: readonly Sentence[]
  lowers: readonly string[]
  tags: readonly string[]
  /** Which form of a verb each word may be. */
  forms: readonly string[]
}

export function readNeedText(text: string): NeedText {
  const words = placeWords(text, wordForm).slice(0, MOST_WORDS)
  const sentences = readSentences(words)
  const lowers = words.map(({ text: word }) => word.toLowerCase().replace('’', "'"))
  return {
    text,
    words,
    lines: readLines(text),
    sentences,
    lowers,
    tags: readTags(text, words, sentences),
    forms: lowers.map(formOf),
  }
}

/** As the tagger takes them: the places of the features of each word. */
export function needFeatures(read: NeedText): number[][] {
  const { words, lines, sentences, lowers, tags, forms } = read
  const shapes = words.map(({ text: word }) => shapeOf(word))
  const topics = lowers.map(topicMarks)
  const { signs, order, openings } = readAround(read)
  const depths = readDepths(lowers, sentences)
  const clauses = readClauses(lowers, sentences)
  return words.map((word, at) => {
    const { first, last } = sentences[at] ?? { first: at, last: at }
    const of = (list: readonly string[]) => (offset: number) =>
      at + offset >= first && at + offset <= last ? (list[at + offset] ?? '') : '¶'
    const [near, form, shape, tag] = [of(lowers), of(forms), of(shapes), of(tags)]
    const line = lines[word.line]
    const marked = line?.isMarked ? 'm' : line?.isHeading ? 'h' : ''
    const { first: from, last: until } = clauses[at] ?? { first, last }
    const place = at - first
    const [one, two, three] = [0, 1, 2].map((step) => lowers[first + step] ?? '')
    const ending = /^[.!;,]$/.test(lowers[last] ?? '') ? last - 1 : last
    const cue = cueBefore(lowers, at, first)
    const sign = signs.get(first) ?? ''
    const features = [
      `w=${near(0)}`,
      `-1w=${near(-1)} ${near(0)}`,
      `w1=${near(0)} ${near(1)}`,
      `x=${near(0).slice(-3)}`,
      `f=${form(0)}`,
      `s=${shape(0)}`,
      `-1=${near(-1)}`,
      `+1=${near(1)}`,
      `-2=${near(-2)}`,
      `+2=${near(2)}`,
      `-21=${near(-2)} ${near(-1)}`,
      `12=${near(1)} ${near(2)}`,
      `-3=${near(-3)} ${near(-2)} ${near(-1)}`,
      `ff=${form(-1)}|${form(0)}|${form(1)}`,
      `-1f=${near(-1)}|${form(0)}`,
      `-1f1=${near(-1)}|${form(0)}|${form(1)}`,
      `-2f=${near(-2)} ${near(-1)}|${form(0)}`,
      `s1=${shape(-1)}|${shape(0)}|${shape(1)}`,
      `ss=${shape(-2)}${shape(-1)}|${shape(0)}|${shape(1)}${shape(2)}`,
      `t-1=${tag(-1)}`,
      `t0=${tag(0)}`,
      `t+1=${tag(1)}`,
      `t1=${tag(-1)}|${tag(0)}|${tag(1)}`,
      `t2=${tag(-2)}|${tag(-1)}|${tag(0)}`,
      `t3=${tag(0)}|${tag(1)}|${tag(2)}`,
      `-1t=${near(-1)}|${tag(0)}`,
      `-1tw=${tag(-1)}|${near(0)}`,
      `t1w=${near(0)}|${tag(1)}`,
      `in=${depths[at]}|${shape(0)}`,
      `at=${bucket(place)}${marked}`,
      `at0=${place === 0}${marked}${shape(0)}${form(0)}`,
      `left=${bucket(last - at)}${marked}`,
      `n=${bucket(last - first)}${marked}`,
      `o1=${one}`,
      `o2=${one} ${two}`,
      `o3=${one} ${two} ${three}`,
      `o2at=${one} ${two}|${Math.min(3, place)}`,
      `c1=${lowers[from]}|${Math.min(3, at - from)}`,
      `c2=${lowers[from]} ${lowers[from + 1]}`,
      `end=${lowers[ending]}`,
      `end2=${lowers[last - 1]} ${lowers[last]}`,
      `cl=${bucket(at - from)}|${bucket(until - at)}`,
      `next=${lowers[until + 1] ?? ''}|${lowers[until + 2] ?? ''}`,
      `cue=${cue}`,
      `cuew=${cue}|${near(-1)}|${form(0)}`,
      `hd=${line?.heading}`,
      `lab=${line?.label}`,
      ...(line?.label ?? '').split(' ').map((part) => `lw=${part}`),
      `sig=${sign}`,
      `sig0=${sign}|${marked}|${place === 0}`,
      `ol=${openings[word.line - 1] ?? ''}|${openings[word.line] ?? ''}|${openings[word.line + 1] ?? ''}`,
      `ol0=${openings[word.line]}|${marked}|${place === 0}`,
      `nth=${order.get(first)}${marked}`,
      `hl=${line?.isHeading}${lines[word.line - 1]?.isHeading}${marked}`,
      `since=${bucket(line?.sinceHeading ?? 0)}${marked}`,
      `pos=${Math.floor((10 * at) / words.length)}${marked}`,
      `top=${bucket(word.line)}${marked}`,
      ...(topics[at] ?? []),
      ...(place > 0 ? (topics[at - 1] ?? []) : ['v¶']).map((topic) => `-${topic}`),
      ...(at < last ? (topics[at + 1] ?? []) : ['v¶']).map((topic) => `+${topic}`),
    ]
    return features.map(placeOf)
  })
}

const language = new RegExp(`\\b(?:${languageNames.join('|')})\\b`)

/** What a need from the first to the last word is, by its own words and those around it. */
export function kindFeatures(read: NeedText, first: number, last: number): number[] {
  const { text, words, lowers, tags, forms } = read
  const said = text.slice(words[first]?.start ?? 0, words[last]?.end ?? 0)
  const own = lowers.slice(first, last + 1)
  const shapes = words.slice(first, last + 1).map(({ text: word }) => shapeOf(word))
  const head = headOf(tags, first, last)
  const terms = findTerms(said).map(({ term }) => term.kind)
  const features = [
    ...own.flatMap((word) => [`w=${word}`, `x=${word.slice(-4)}`]),
    ...own.slice(1).map((word, at) => `ww=${own[at]} ${word}`),
    `one=${own.length === 1 ? shapes[0] : ''}`,
    `f=${own[0]}`,
    `ff=${own[0]} ${own[1] ?? ''}`,
    `fv=${forms[first]}`,
    `ft=${tags[first]}|${tags[first + 1]}`,
    `fvt=${forms[first]}|${tags[first]}`,
    `h=${lowers[head]}`,
    `hx=${lowers[head]?.slice(-3)}`,
    `l=${own.at(-1)}`,
    `lt=${tags[last]}`,
    `n=${bucket(own.length)}`,
    `caps=${bucket(shapes.slice(1).filter((shape) => /^X/.test(shape)).length)}|${shapes[0]}`,
    `digit=${shapes.some((shape) => /9/.test(shape))}`,
    `years=${readYears(said) !== undefined}`,
    `tongue=${language.test(said)}`,
    ...terms.map((kind) => `term=${kind}`),
    ...topicMarks(lowers[head] ?? '').map((topic) => `h${topic}`),
    ...topicMarks(own[0] ?? '').map((topic) => `f${topic}`),
    ...topicMarks(own.at(-1) ?? '').map((topic) => `l${topic}`),
    ...aroundOf(read, first, last).filter((one) => !/^(?:s|aw)=/.test(one)),
  ]
  return features.map(placeOf)
}

/** How much it is wanted, by what is said around it. */
export function wantFeatures(read: NeedText, first: number, last: number): number[] {
  return aroundOf(read, first, last).map((one) => placeOf(`n ${one}`))
}

function aroundOf({ lines, words, lowers, sentences }: NeedText, first: number, last: number): string[] {
  const { first: from, last: until } = sentences[first] ?? { first, last }
  const line = lines[words[first]?.line ?? 0]
  const after = [1, 2, 3, 4].map((step) => (last + step <= until ? (lowers[last + step] ?? '') : '¶'))
  const before = [1, 2].map((step) => (first - step >= from ? (lowers[first - step] ?? '') : '¶'))
  return [
    `hd=${line?.heading}`,
    ...(line?.heading ?? '').split(' ').map((word) => `hw=${word}`),
    `lab=${line?.label}`,
    `m=${line?.isMarked}`,
    `-1=${before[0]}`,
    `-21=${before[1]} ${before[0]}`,
    `+1=${after[0]}`,
    `+12=${after[0]} ${after[1]}`,
    ...after.map((word) => `aw=${word}`),
    `o1=${lowers[from]}`,
    `o2=${lowers[from]} ${lowers[from + 1]}`,
    ...[...lowers.slice(from, first), ...lowers.slice(last + 1, until + 1)].map((word) => `s=${word}`),
  ]
}

/** The noun it is about: the last before a preposition or a comma. */
function headOf(tags: readonly string[], first: number, last: number): number {
  let head = -1
  for (let at = first; at <= last; at += 1) {
    if (head >= 0 && /^(?:ADP|PUNCT|SCONJ|PRON|AUX|PART)$/.test(tags[at] ?? '')) break
    if (/^(?:NOUN|PROPN)$/.test(tags[at] ?? '')) head = at
  }
  return head < 0 ? last : head
}

function shapeOf(word: string): string {
  if (/^\d+$/.test(word)) return '9'
  if (/^\p{Lu}+$/u.test(word)) return word.length === 1 ? 'X' : 'XX'
  if (/^\p{Lu}[\p{Ll}'’]+$/u.test(word)) return 'Xx'
  if (/^\p{Ll}/u.test(word)) return /\p{Lu}/u.test(word) ? 'xX' : 'x'
  if (/\p{L}/u.test(word)) return /\d/.test(word) ? 'X9' : 'XxX'
  return word
}

function formOf(lower: string): string {
  const verb = readVerbForm(lower)
  return verb ? `${verb.form}${verb.isMoreOftenNoun ? 'n' : ''}` : '-'
}

const marker = /^\s*(?:[-–—*•·+>]+\s*|\(?\d{1,2}[.)]\s*|[a-z]\)\s+)(?=[\p{L}\p{N}“"(])/u
const LONGEST_HEADING = 60

const tidy = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function readLines(text: string): Line[] {
  const rows = text.split('\n')
  let heading = ''
  let sinceHeading = 0
  return rows.map((row, at) => {
    const isMarked = marker.test(row)
    const body = row.trim()
    const next = rows[at + 1]?.trim() ? rows[at + 1] : rows[at + 2]
    const mayHead = !isMarked && body.length > 2 && body.length <= LONGEST_HEADING && !/[.,;]$/.test(body)
    const isHeading =
      mayHead &&
      (/[:?…!]$/.test(body) ||
        marker.test(next ?? '') ||
        body === body.toUpperCase() ||
        rows[at - 1]?.trim() === '' ||
        body.split(' ').length <= 4)
    if (isHeading) heading = tidy(body)
    sinceHeading = isHeading ? 0 : sinceHeading + (body === '' ? 0 : 1)
    const [, label = ''] = /^\W*([^:.;]{2,50}):\s+\S/u.exec(row) ?? []
    return { heading, label: tidy(label), isMarked, isHeading, sinceHeading }
  })
}

const abbreviation = /^(?:c|e\.g|i\.e|min|approx|incl|no|st|mr|ms|dr)$/i

/** A line ends a sentence too. */
function readSentences(words: readonly PlacedWord[]): Sentence[] {
  const found: Sentence[] = []
  let first = 0
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    const ends =
      next === undefined ||
      next.line !== word.line ||
      (/^[.!?]$/.test(word.text) &&
        next.start > word.end &&
        /^[\p{Lu}“"]/u.test(next.text) &&
        !abbreviation.test(words[at - 1]?.text ?? ''))
    if (!ends) continue
    for (let one = first; one <= at; one += 1) found.push({ first, last: at })
    first = at + 1
  }
  return found
}

function readTags(text: string, words: readonly PlacedWord[], sentences: readonly Sentence[]): string[] {
  const tags = new Map<number, string>()
  for (const [at, { first, last }] of sentences.entries()) {
    if (at !== first) continue
    const start = words[first]?.start ?? 0
    for (const { start: place, tag } of tagWords(text.slice(start, words[last]?.end ?? 0))) tags.set(start + place, tag)
  }
  return words.map(({ start }) => tags.get(start) ?? '-')
}

/** What a sentence holds, which of its line it is, and how each line opens. */
function readAround({ text, words, sentences, tags, forms }: NeedText) {
  const signs = new Map<number, string>()
  const order = new Map<number, number>()
  const openings: string[] = []
  for (const [at, { first, last }] of sentences.entries()) {
    if (at !== first) continue
    const start = words[first]
    signs.set(first, signsIn(text.slice(start?.start ?? 0, words[last]?.end ?? 0)))
    const before = sentences[first - 1]
    const isNew = before === undefined || words[before.first]?.line !== start?.line
    order.set(first, isNew ? 0 : Math.min(3, (order.get(before.first) ?? 0) + 1))
    const opener = /^[\p{L}\p{N}]/u.test(start?.text ?? '') ? first : first + 1
    if (isNew && start) openings[start.line] = `${tags[opener] ?? ''}${forms[opener] ?? ''}`
  }
  return { signs, order, openings }
}

const signPatterns: readonly (readonly [string, RegExp])[] = [
  ['$', /[$£€]/],
  ['@', /@|https?:|www\./],
  ['t', /\d{1,2}[:.]\d\d|\d ?[ap]m\b/i],
  ['d', /\d{4}|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i],
  ['w', /\b(?:we|our|us)\b/i],
  ['y', /\byou(?:r|['’]\p{L}+)?\b/iu],
  ['?', /\?$/],
]

/** What pay, dates and addresses have, and whom a sentence speaks of. */
function signsIn(sentence: string): string {
  return signPatterns.flatMap(([sign, pattern]) => (pattern.test(sentence) ? [sign] : [])).join('')
}

/** How many brackets are open. */
function readDepths(lowers: readonly string[], sentences: readonly Sentence[]): number[] {
  let depth = 0
  return lowers.map((lower, at) => {
    if (sentences[at]?.first === at) depth = 0
    if (lower === '(') depth += 1
    const now = depth
    if (lower === ')') depth = Math.max(0, depth - 1)
    return now
  })
}

const comma = /^[,;:–—]$/

/** The clause of each word: since the last comma, and up to the next. */
function readClauses(lowers: readonly string[], sentences: readonly Sentence[]): Sentence[] {
  const clauses: Sentence[] = []
  let first = 0
  for (const [at, lower] of lowers.entries()) {
    const isEnd = sentences[at]?.last === at || comma.test(lowers[at + 1] ?? '')
    if (sentences[at]?.first === at || comma.test(lowers[at - 1] ?? '')) first = at
    if (isEnd || comma.test(lower))
      for (let one = Math.max(first, clauses.length); one <= at; one += 1) clauses.push({ first, last: at })
  }
  return clauses
}

const FURTHEST_CUE = 25
const cues = new Set(
  `need needs needed must have has hold bring looking want wants seeking require requires required requirements essential desirable ideally
  preferred preferably plus bonus advantage asset helpful useful welcome nice will be including include includes responsible with who
  experience knowledge ability able skills offer offers get receive enjoy provide apply contact email please our we us about salary
  benefits pay hours closing join would should can may part to for you you'll`.split(/\s+/),
)

/** The last word before it that asks, offers or tells. */
function cueBefore(lowers: readonly string[], at: number, first: number): string {
  for (let one = at - 1; one >= Math.max(first, at - FURTHEST_CUE); one -= 1)
    if (cues.has(lowers[one] ?? '')) return lowers[one] ?? ''
  return ''
}
