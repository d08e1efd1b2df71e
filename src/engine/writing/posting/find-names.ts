// Who hires for what, who reads the letter, and under which number: chosen by weights fitted to postings whose names people
// wrote down (`named/`, scripts/fit-names.ts). What the old rules of thumb say is one hint among many. A wrong name costs an
// applicant more than none, so a doubtful one is left out.

import type { PlacedWord } from '#engine/language/placed-words.ts'
import { chancesOf, placeOf, type SpanModel, tagSpans, unpackModel } from '#engine/language/span-tagger.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { guessCompany } from './guess-company.ts'
import { guessContact, guessOffice } from './guess-contact.ts'
import { guessReference } from './guess-reference.ts'
import { guessTitle, namesRole, setCase, singular } from './guess-title.ts'
import { nameFeatures, wordsOf } from './name-features.ts'
import { packedNames } from './name-weights.gen.ts'
import type { Posting, Quoted, Span } from './posting.ts'
import { findMentions, type NameKind, nameKinds } from './read-named.ts'

export type PostingNames = {
  title: Quoted | undefined
  company: Quoted | undefined
  reader: string | undefined
  reference: string | undefined
}

/** How sure one must be: `left out` is better than wrong. */
const least: Readonly<Record<NameKind, number>> = { title: 0.4, employer: 0.5, reader: 0.5, reference: 0.6 }

let model: SpanModel | undefined

export function findNames(text: string): PostingNames {
  model ??= unpackModel(packedNames)
  return readNames(model, text)
}

const BOLDNESS = 0.8
/** With this one finds more names, and more wrong ones; said twice they are right. */
const BOLDER = 2

/** A posting with its words and the places of their features. */
type Page = { text: string; words: readonly PlacedWord[]; places: readonly (readonly number[])[] }

/** By weights that need not be ours: the fit tries others. */
export function readNames(weights: SpanModel, text: string): PostingNames {
  const words = wordsOf(text)
  const page: Page = { text, words, places: namePlaces(text, words) }
  const found = rateNames(weights, page)
  const best = (kind: NameKind) =>
    found.find((one) => one.kind === kind && one.chance >= least[kind] && !(kind === 'title' && isUnderThem(text, one)))
  const title = firstSaid(text, best('title'))
  const employer =
    best('employer') ?? companyBelow(text, title) ?? companyBeside(text, title) ?? namedAgain(weights, page)
  const reader = best('reader')?.text ?? agreedReader(weights, page, { title, company: employer })
  const reference = best('reference')
  return {
    title: title && {
      text: setCase(singular(sayTail(title.text.replace(pictures, '').replace(holder, ''))), text),
      span: title.span,
    },
    company: employer && { text: calmShout(beforeVerb(employer.text)), span: employer.span },
    reader: reader ? addressOf(reader) : guessOffice(text),
    // The rule is right wherever it finds one; it finds few.
    reference: guessReference(text) ?? (reference && isCode(reference.text) ? reference.text : undefined),
  }
}

/** `About PermitPath`, `PermitPath is an equal opportunity employer`: what no mention alone is sure of. */
function namedAgain(weights: SpanModel, page: Page): RatedName | undefined {
  return rateNames(weights, page, BOLDER).find(
    ({ kind, chance, count }) => kind === 'employer' && count > 1 && chance >= least.employer,
  )
}

/** Where the weights doubt and the rule is sure, both mean the same person. */
const DOUBTED = 0.13

/** `attn: Gord`: a first name alone, which no weights have met. */
function agreedReader(
  weights: SpanModel,
  { text, words, places }: Page,
  known: Pick<Posting, 'title' | 'company'>,
): string | undefined {
  const guess = guessContact({ text, ...known })
  if (guess === undefined) return undefined
  const at = words.findIndex(({ start }) => start === text.indexOf(guess))
  const chance = chancesOf(weights, places, { kind: 'reader', by: 0 })[at] ?? 0
  return chance >= DOUBTED ? guess : undefined
}

const LONGEST_REST = 40
/** So sure of a longer name, one takes the shorter ones for the same. */
const SURE = 0.7

type RatedName = Quoted & { kind: NameKind; chance: number; worth: number; count: number }

/** Every name with the chance of its surest mention; the one that is said most surely and most often comes first. */
function rateNames(weights: SpanModel, { text, words, places }: Page, boldness = BOLDNESS): RatedName[] {
  const names = new Map<string, RatedName>()
  for (const { kind: tagged, first, last, chance } of tagSpans({ ...weights, boldness }, places)) {
    const kind = nameKinds.find((known) => known === tagged)
    if (kind === undefined) continue
    const span = wholeSpan(text, { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 })
    const said = text.slice(span.start, span.end).replace(/^\d{1,2}[.)]\s+/, '')
    const key = `${kind} ${said.toLowerCase()}`
    const known = names.get(key)
    if (known) {
      known.worth += chance
      known.count += 1
      known.chance = Math.max(known.chance, chance)
    } else names.set(key, { kind, text: said, span, chance, worth: chance, count: 1 })
  }
  const all = [...names.values()]
  return all
    .map((one) => ({ ...one, worth: one.worth + worthInShort(one, all) }))
    .toSorted((one, other) => other.worth - one.worth)
}

/** `Fernhill is an equal opportunity employer` speaks of `Fernhill Dairy Services`. */
function worthInShort(name: RatedName, all: readonly RatedName[]): number {
  if (name.chance < SURE) return 0
  const whole = name.text.toLowerCase()
  return all
    .filter(
      ({ kind, text }) => kind === name.kind && text.length < whole.length && whole.startsWith(text.toLowerCase()),
    )
    .reduce((sum, { worth }) => sum + worth, 0)
}

function wholeSpan(text: string, { start, end }: Span): Span {
  const span = { start, end }
  // `.NET Developer`
  if (/(?:^|\s)\.$/.test(text.slice(Math.max(0, span.start - 2), span.start))) span.start -= 1
  // `Llanfair-y-Bryn Town Council` begins with its first.
  span.start -=
    /(?:[\p{L}\p{N}]+-)+$/u.exec(text.slice(Math.max(0, span.start - LONGEST_REST), span.start))?.[0].length ?? 0
  // `Pup's Drive-In` ends with its last word.
  span.end += /^(?:[-&][\p{L}\p{N}]+)*/u.exec(text.slice(span.end, span.end + LONGEST_REST))?.[0].length ?? 0
  // No name goes on below, beyond a sign that parts cells, or into the next sentence.
  const [line = ''] = text.slice(span.start, span.end).split(/\n|\s+[|·•]|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u)
  return { start: span.start, end: span.start + closeBrackets(line).length }
}

/** `Technical Officer (Pulse` is a technical officer. */
function closeBrackets(name: string): string {
  const open = name.lastIndexOf('(')
  return open > 0 && !name.includes(')', open) ? name.slice(0, open).trimEnd() : name
}

/** The features of each word, and what the rules of thumb take it for. */
export function namePlaces(text: string, words: readonly PlacedWord[]): number[][] {
  const places = nameFeatures(text, words)
  const title = guessTitle(text)
  const company = guessCompany(text, title)
  const hints = { title: title?.text, employer: company?.text, reader: guessContact({ text, title, company }) }
  for (const [kind, name = ''] of Object.entries(hints))
    for (const { start, end } of findMentions(text, 'reference', name))
      for (const [at, word] of words.entries()) {
        if (word.start < start || word.end > end) continue
        const hint = `${kind} ${word.start === start ? 'B' : 'I'}`
        places[at]?.push(placeOf(hint), placeOf(`${hint} ${word.line < 3}`))
      }
  return places
}

/** `our plant manager Trish`: who has it now. */
const holder = /(?<=^\p{Ll}[\p{Ll} -]+)(?: \p{Lu}\p{Ll}+)+$/u

/** `🚀 Backend Engineer` */
const pictures = /^[^\p{L}\p{N}.(]+/u

/** A posting opens with the job: a kitchen porter further down is somebody who works there. */
function firstSaid(text: string, tagged: Quoted | undefined): Quoted | undefined {
  const opening = openingTitle(text)
  if (!opening || !tagged) return tagged ?? opening
  const [line = ''] = text.trimStart().split('\n')
  const words = new Set(tagged.text.toLowerCase().match(/\p{L}{3,}/gu))
  const isSame = (opening.text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => words.has(word))
  const there = new Set(line.toLowerCase().match(/\p{L}{3,}/gu))
  const isThere = [...words].every((word) => there.has(word))
  // Their own jobs are written large.
  return isThere || isSame || /^\p{Lu}/u.test(text.slice(tagged.span.start)) ? tagged : opening
}

/** `Cook wanted for the season`: what opens the text and ends as names of jobs do. */
function openingTitle(text: string): Quoted | undefined {
  const guess = guessTitle(text)
  const [line = ''] = text.trimStart().split('\n')
  const last = guess?.text.toLowerCase().match(/\p{L}+$/u)?.[0] ?? ''
  return guess && namesRole(guess.text) && !noJob.test(last) && guess.span.end > 0 && guess.span.end <= line.length
    ? guess
    : undefined
}

/** The title, a name below it, and then nothing for a line: as our own listings are written, and many others. */
function companyBelow(text: string, title: Quoted | undefined): Quoted | undefined {
  const [, second = '', third = 'more'] = text.trimStart().split('\n')
  const isAlone = third.trim() === '' || legalForm.test(second.trim())
  const guess = isAlone ? guessCompany(text, title) : undefined
  return guess?.text === second.trim() ? guess : undefined
}

/** `Senior Data Analyst at Kettlebright` opens the text. */
function companyBeside(text: string, title: Quoted | undefined): Quoted | undefined {
  const guess = guessCompany(text, title)
  const before = text.slice(0, guess?.span.start ?? 0)
  return / (?:at|@) $/.test(before) && !before.includes('\n') ? guess : undefined
}

/** Nobody but a firm has one. */
const legalForm = / (?:Inc|LLC|LLP|Ltd|Limited|GmbH|PLC)\.?$/i

/** `a Saturday student to organise` is somebody the new hand looks after. */
function isUnderThem(text: string, { span }: Quoted): boolean {
  return /^s? to (?:organi[sz]e|supervise|manage|train|look after|mentor|coach)\b/.test(text.slice(span.end))
}

const noJob = /^(?:staff|team|crew|help|hands?|people|person|lead|all)$/

/** A telephone number or a date is none. */
function isCode(text: string): boolean {
  return /\d/.test(text) && !/^\d{3}-\d{3}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(text)
}

/** `Shire Council acknowledges the Traditional Owners` ends before what it does. */
function beforeVerb(name: string): string {
  const words = name.split(' ')
  const at = words.findIndex(
    (word, place) => place > 0 && /^\p{Ll}/u.test(word) && readVerbForm(word)?.form === 'third',
  )
  return at < 0 ? name : words.slice(0, at).join(' ')
}

const ofContract =
  /\b(?:direct hire|full[- ]time|part[- ]time|permanent|contract|temp\w*|casual|remote|hybrid|on-?site|nights|days|fixed[- ]term|urgent|immediate\w*)\b/i

/** `Team Member – Paint & Garden` as a sentence says it. */
function sayTail(title: string): string {
  return title.replace(/^([^()]*?)(?:\s+[–—-]|:)\s+([^()]+)$/, (_, job: string, tail: string) =>
    ofContract.test(tail) ? job : `${job} (${tail})`,
  )
}

function calmShout(name: string): string {
  const isShout = name === name.toUpperCase() && (name.match(/\p{L}{4}/gu)?.length ?? 0) > 1
  return isShout ? setCase(name) : name
}

/** `Ms. Dana Whitlock` is greeted as `Ms Whitlock`. */
function addressOf(name: string): string {
  const [, how, last] = /^(Mrs|Mr|Ms|Miss|Dr|Prof|Professor)\.? (?:.* )?(\S+)$/u.exec(name) ?? []
  if (how && last) return `${how} ${last}`
  // `orla@ballysax.example` is Orla.
  return name === name.toLowerCase() ? setCase(name) : name
}
