// Who hires for what, who reads the letter, and under which number: found by weights fitted to postings whose names people
// wrote down (`named/`, scripts/fit-names.ts). What the old rules of thumb say is one hint among many. A wrong name costs an
// applicant more than none, so a doubtful one is left out.

import { escapePattern } from '#engine/language/escape-pattern.ts'
import type { PlacedWord } from '#engine/language/placed-words.ts'
import {
  chancesOf,
  placeOf,
  type SpanModel,
  type TaggedSpan,
  tagSpansBy,
  unpackModel,
} from '#engine/language/span-tagger.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { type PackedTrees, weighTrees } from '../match/weigh-trees.ts'
import { employerChoice, titleChoice } from './choice-weights.gen.ts'
import { findMentions } from './find-mentions.ts'
import { guessCompany } from './guess-company.ts'
import { guessContact, guessOffice, isPlainWord } from './guess-contact.ts'
import { guessReference } from './guess-reference.ts'
import { calmShout, guessTitle, setCase, singular } from './guess-title.ts'
import {
  boldnesses,
  type Candidate,
  type ChosenKind,
  type Guesses,
  listCandidates,
  wholeSpan,
} from './list-candidates.ts'
import { nameFeatures, wordsOf } from './name-features.ts'
import { packedNames } from './name-weights.gen.ts'
import type { Posting, Quoted } from './posting.ts'

export type PostingNames = {
  title: Quoted | undefined
  company: Quoted | undefined
  reader: string | undefined
  reference: string | undefined
}

/** How sure one must be: `left out` is better than wrong. */
const least = { title: 0.45, employer: 0.5, reader: 0.5, reference: 0.6 }

/** `We need a hand on Saturdays` */
const noJob = /^(?:new )?(?:staff|team|crew|help|hands?|people|person|careers?|jobs?)$/i

/** `an Approved Handler certificate` */
const paper = /^\s(?:certificat|licen[cs]e|ticket|qualification|card|status|registration|training|course)/i

function isNoJob(text: string, { text: name, span }: Quoted): boolean {
  return noJob.test(name) || paper.test(text.slice(span.end, span.end + 20))
}

/** Whom an agency hires for it does not say. */
function isAgency(text: string, name: string): boolean {
  return (
    /\b(?:recruit\w*|staffing|resourcing|personnel|talent)\b/i.test(name) &&
    /\b(?:our|my|the) clients?\b|\bon behalf of\b/i.test(text)
  )
}

/** The title, a name below it, and then nothing for a line: as our own listings are written, and many others. */
function companyBelow(text: string, guess: Quoted | undefined): Quoted | undefined {
  const [, second = '', third = 'more'] = text.trimStart().split('\n')
  return third.trim() === '' && guess?.text === second.trim() ? guess : undefined
}

/** Whom every other line of the page speaks of. */
function oftenSaid(text: string, guess: Quoted | undefined): Quoted | undefined {
  return guess && text.split(guess.text).length > OFTEN && !isAgency(text, guess.text) ? guess : undefined
}

const OFTEN = 4
const AS_GOOD = 0.1

function isWhole(longer: Quoted, shorter: Quoted): boolean {
  return longer.span.end === shorter.span.end && longer.span.start < shorter.span.start && /^\p{Lu}/u.test(longer.text)
}

/** `Company: Maple Foods NZ` is called so to the end of the line. */
function isLabelledWhole(longer: Candidate, shorter: Quoted): boolean {
  return longer.figures.label === 2 && longer.span.start === shorter.span.start && longer.span.end > shorter.span.end
}

const choices: Readonly<Record<ChosenKind, PackedTrees>> = { title: titleChoice, employer: employerChoice }

let model: SpanModel | undefined

export function findNames(text: string): PostingNames {
  model ??= unpackModel(packedNames)
  return readNames(model, text)
}

/** A posting with its words and the places of their features. */
type Page = {
  text: string
  words: readonly PlacedWord[]
  places: readonly (readonly number[])[]
  guesses: Guesses
}

function readNames(weights: SpanModel, text: string): PostingNames {
  const page = readPage(text)
  const tagged = tagSpansBy(boldnesses, weights, page.places)
  const rated = listCandidates(text, { ...page, tagged }).map((one) => ({
    ...one,
    worth: weighTrees(choices[one.kind], one),
  }))
  const choose = (kind: ChosenKind): Quoted | undefined => {
    const [best, ...others] = rated
      .filter((one) => one.kind === kind && one.worth >= least[kind])
      .filter((one) => (kind === 'title' ? !isNoJob(text, one) : !isNotice.test(one.text) && !isAgency(text, one.text)))
      .toSorted((one, other) => other.worth - one.worth)
    // `Signal Hill Eye Centre` begins before `Hill Eye Centre`.
    const whole = others.find(
      (one) => best && ((one.worth >= best.worth - AS_GOOD && isWhole(one, best)) || isLabelledWhole(one, best)),
    )
    return kind === 'employer' ? (whole ?? best) : best
  }
  const title = choose('title')
  const employer =
    choose('employer') ?? companyBelow(text, page.guesses.employer) ?? oftenSaid(text, page.guesses.employer)
  const sure = tagged[boldnesses.indexOf(BOLDNESS)] ?? []
  const reader = surest(sure, page, 'reader') ?? agreedReader(weights, page, { title, company: employer })
  const reference = surest(sure, page, 'reference')
  return {
    title: title && {
      text: singular(setCase(sayTail(title.text.replace(pictures, '').replace(holder, '')), text)),
      span: title.span,
    },
    company: employer && { text: calmShout(beforeVerb(employer.text)), span: employer.span },
    reader:
      reader && !isFirm(reader, text) && !isAdjective(reader, text) && !isPlainWord(reader, text)
        ? addressOf(reader)
        : guessOffice(text),
    // The rule is right wherever it finds one; it finds few.
    reference: guessReference(text) ?? (reference && isCode(reference) ? reference : undefined),
  }
}

/** `Harrow Finserv Pvt. Ltd. never asks for money`: what carries a legal form is nobody to greet. */
function isFirm(name: string, text: string): boolean {
  const form = /(?:^|\s)(?:Pvt|Pte|Pty|Ltd|LLC|Inc|GmbH|plc|LLP|Corp)\b/
  // `Union contacts: Teachers United`
  if (/\b[Uu]nions?\b[^.\n]*$/.test(text.slice(0, text.indexOf(name)))) return true
  const after = text.slice(text.indexOf(name) + name.length)
  return form.test(name) || form.test(/^,?\s*\S+/.exec(after)?.[0] ?? '')
}

/** `you will email Australian engineers` names nobody. */
function isAdjective(name: string, text: string): boolean {
  if (name.includes(' ')) return false
  const [, next = ''] = new RegExp(`\\b${escapePattern(name)} (\\p{Ll}{4,})`, 'u').exec(text) ?? []
  return next !== '' && tagWords(`${name} ${next}`).at(-1)?.tag === 'NOUN'
}

function readPage(text: string): Page {
  const words = wordsOf(text)
  const guesses = guessNames(text)
  return { text, words, guesses, places: namePlaces(text, words, guesses) }
}

/** What the title and the employer are chosen from, by weights that need not be ours: the fit tries others. */
export function candidatesBy(weights: SpanModel, text: string): Candidate[] {
  const page = readPage(text)
  return listCandidates(text, { ...page, tagged: tagSpansBy(boldnesses, weights, page.places) })
}

const BOLDNESS = 0.8

/** The one that is said most surely and most often. */
function surest(
  tagged: readonly TaggedSpan[],
  { text, words }: Page,
  wanted: 'reader' | 'reference',
): string | undefined {
  const found = new Map<string, { said: string; chance: number; worth: number }>()
  for (const { kind, first, last, chance } of tagged) {
    if (kind !== wanted) continue
    const { start, end } = wholeSpan(text, { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 })
    const said = text.slice(start, end)
    const known = found.get(said.toLowerCase()) ?? { said, chance: 0, worth: 0 }
    found.set(said.toLowerCase(), {
      said: known.said,
      chance: Math.max(known.chance, chance),
      worth: known.worth + chance,
    })
  }
  return [...found.values()]
    .toSorted((one, other) => other.worth - one.worth)
    .find(({ chance }) => chance >= least[wanted])?.said
}

/** Where the weights doubt and the rule is sure, both mean the same person. */
const DOUBTED = 0.02

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

function guessNames(text: string): Guesses {
  const title = guessTitle(text)
  return { title, employer: guessCompany(text, title) }
}

/** The features of each word, and what the rules of thumb take it for. */
export function namePlaces(text: string, words: readonly PlacedWord[], guesses = guessNames(text)): number[][] {
  const places = nameFeatures(text, words)
  const { title, employer } = guesses
  const reader = guessContact({ text, title, company: employer })
  const hints = { title: title?.text, employer: employer?.text, reader }
  for (const [kind, name = ''] of Object.entries(hints))
    for (const { start, end } of findMentions(text, 'reference', name))
      for (const [at, word] of words.entries()) {
        if (word.start < start || word.end > end) continue
        const hint = `${kind} ${word.start === start ? 'B' : 'I'}`
        places[at]?.push(placeOf(hint), placeOf(`${hint} ${word.line < 3}`))
      }
  return places
}

/** `Transport provided from Boon Lay and Jurong East MRT. Medical.` is what they give. */
const isNotice =
  /^(?:Christmas|Easter|Ramadan|Diwali|Thanksgiving|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|summer|winter|spring|autumn|term time)\.?$|\b(?:provided|available|included|required|negotiable|offered)\b|\p{Ll}{4,}\. \p{Lu}|\p{Lu}{3,}\. \p{Lu}\p{Ll}/u

/** `our plant manager Trish`: who has it now. */
const holder = /(?<=^\p{Ll}[\p{Ll} -]+)(?: \p{Lu}\p{Ll}+)+$/u

/** `🚀 Backend Engineer` */
const pictures = /^[^\p{L}\p{N}.(]+/u

/** A telephone number or a date is none. */
function isCode(text: string): boolean {
  return /\d/.test(text) && !/^\d{3}-\d{3}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|[\s–-]$/.test(text)
}

const being = /^(?:is|are|was|were|has|have|had)$/

/** `Shire Council acknowledges the Traditional Owners` ends before what it does. */
function beforeVerb(name: string): string {
  const words = name.split(' ')
  const at = words.findIndex(
    (word, place) => place > 0 && /^\p{Ll}/u.test(word) && (being.test(word) || readVerbForm(word)?.form === 'third'),
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

/** `Ms. Dana Whitlock` is greeted as `Ms Whitlock`. */
function addressOf(name: string): string {
  // `Frau Dr. Henrike Osterloh` is greeted in English as `Dr Osterloh`.
  const plain = name
    .replace(/^(?:Frau|Herr|Mrs?|Ms)\.? (?=(?:Dr|Prof)\b)/, '')
    .replace(/^Frau\b/, 'Ms')
    .replace(/^Herr\b/, 'Mr')
  const [, how, last] = /^(Mrs|Mr|Ms|Miss|Dr|Prof|Professor)\.? (?:.* )?(\S+)$/u.exec(plain) ?? []
  if (how && last) return `${how} ${last}`
  // `orla@ballysax.example` is Orla.
  return name === name.toLowerCase() ? setCase(name) : name
}
