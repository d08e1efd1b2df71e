// A job's line rewritten for a summary: about the person, short enough to read, and in its own words.
import { changeForms } from '#engine/language/change-forms.ts'
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { openingVerbs } from '#engine/language/opening-verbs-data.ts'
import { readLine } from '#engine/language/read-line.ts'
import { isSureOpening } from '#engine/language/sure-opening.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { rarityOf } from '#engine/language/word-vectors.ts'
import { lowerOpening } from './posting/lower-opening.ts'
import { capitalize, type LineContext } from './steps/_step.ts'
import { languageNames } from './words/languages-data.ts'
import { findTerms } from './words/terms.ts'

type Tense = LineContext['tense']

const FEWEST_WORDS = 4
const MOST_WORDS = 22
const LONG = 12
/** What isn't an argument, or what a reader would take for more than it was. */
const notTold =
  /\b(?:I|my|me|we|our|us|he|she|they|etc|never|not|cannot|no longer|\p{L}+n['’]t|help(?:ed|ing|s)?|assist\p{L}*|observ\p{L}*|shadow\p{L}*|sat (?:in|with)|the usual|some|small|basic|guys?|lads?|girls|whatever|weekends?|many different|various)\b|[“”"!?]|^\W*thesis\b|^no \p{L}+ \p{L}+$/iu
/** How far a line goes: without it the rest would say more than was done. */
const limits = /\b(?:under|supervis\p{L}*|assist\p{L}*|help\p{L}*|with|team|together|no|not|only|as part)\b/iu
/** Where the first half is whole without the second. */
const joints = /;| [–—-] | \(|, (?:including|which|where|as|so|such as|e\.g\.|plus|also)\b| so that | for approval\b/iu
/** `Preparation of fee proposals` pasted into a summary reads like a heading. */
const namesAct = /^(?:\p{L}+ )?\p{L}+(?:tion|ment|ing|sis|ance|al|sion) (?:of|and \p{L}+ of)\b/iu

/** Undefined if it would make no sense on its own. `asI`: the summary is in the first person. */
export function tellLine(line: string, tense: Tense, { asI = false } = {}): string | undefined {
  const [opening = ''] = line.trim().split(/(?<=\p{L}{3}|\))\. (?=\p{Lu})/u)
  const text = shorten(opening.replace(/[\s.;,]+$/, '').replace(/\b(?:all )?by myself\b/g, 'alone'))
  const count = countWords(text)
  if (count < FEWEST_WORDS || count > MOST_WORDS || notTold.test(text) || isBroken(findFault(text))) return undefined
  const read = readLine(text)
  const [head] = read.verbs
  if (read.shape === 'act' && head) {
    const isOne = read.isSure || !goesOn(text)
    if (!isOne || (head.form !== 'past' && !isSureOpening(text))) return undefined
    if (head.form === 'past') return asI ? `I ${lowerOpening(text)}` : text
    if (head.form !== 'base' || tense === 'ended') return undefined
    return asI
      ? `I ${lowerOpening(text)}`
      : capitalize(changeForms(read, read.isSure ? read.verbs : [head], 'third').trim())
  }
  if (asI || namesAct.test(text)) return undefined
  if (read.shape === 'duty') return /^In charge of /.test(text) ? text : undefined
  // `Test and release batches` reads like an order.
  const [first = ''] = text.toLowerCase().split(/[^\p{L}]/u)
  const isOrder = readVerbForm(first)?.form === 'base' && openingVerbs.has(first)
  return read.shape === 'thing' && !isOrder ? text : undefined
}

/** Another verb of the row may have to follow the first. */
function goesOn(text: string): boolean {
  return [...text.matchAll(/(?<=(?:,|\band|\bor|;) )\p{Ll}+/gu)].some(([word]) => readVerbForm(word)?.form === 'base')
}

function shorten(text: string): string {
  const at = countWords(text) > LONG ? text.search(joints) : -1
  if (at < 0) return text
  const [head, tail] = [text.slice(0, at), text.slice(at)]
  return countWords(head) >= FEWEST_WORDS + 1 && !limits.test(tail) && !isBroken(findFault(head)) ? head : text
}

/** `Runs the roster for nine; cut variance by a third.` */
export function joinTold(told: readonly string[]): string | undefined {
  const [first, ...rest] = told
  if (first === undefined) return undefined
  const joined = first.startsWith('I ')
    ? told.map((one) => `${one}.`).join(' ')
    : `${[first, ...rest.map(lowerFirst)].join('; ')}.`
  return joined
}

const names: ReadonlySet<string> = new Set(languageNames)

/** Small inside a sentence, unless it is a name. */
function lowerFirst(text: string): string {
  const lowered = lowerOpening(text)
  const [word = ''] = text.split(/[\s,/-]/)
  const isPlain =
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    rarityOf(word.toLowerCase()) < 1 &&
    !names.has(word) &&
    findTerms(word).length === 0
  return lowered === text && isPlain && !/^\S+ \p{Lu}/u.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : lowered
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
