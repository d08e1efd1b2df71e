// What form the lines of a job have, and so how they can be led in: work by its name (`Weekly payment run`) goes with
// `My work includes`, a whole act (`Brought in barcodes on two lines`) behind `I`. What is not sure is neither.
import { countableNouns } from '#engine/language/countable-nouns.ts'
import { findFault } from '#engine/language/find-fault.ts'
import { type ReadLine, readLine } from '#engine/language/read-line.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import type { TaggedWord } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'
import { quality } from './in-past.ts'
import { isClause } from './mend-answer.ts'

/** `Part of the team`, `Sole support for 90 people`: who somebody was; `Costs down from 40 to 30`: what came of it. */
const noWork =
  /^(?:part|member|one|sole|lead|acting|key|first|only|no|never|not|zero|top|passed|promoted|awarded|founding|buddy|signatory|on call|since)\b|\b(?:up|down|from|to|by|won|saved|grew|rose|fell|increased?|reduced?|improved?|no)\b \S*\d|\d ?%|[.!?] \p{Lu}|\b(?:I|we|my|our|me|was|were|is|are|had|has)\b/iu

/** Work by its name: `Weekly payment run`, `Preparing the year end`. */
export function namesWork(text: string): boolean {
  if (noWork.test(text) || findFault(text)) return false
  const { shape, verbs, words } = readLine(text)
  if (shape === 'act') return verbs[0]?.form === 'ing' && verbs[0].at === 0
  const [head = ''] = text.split(/,| (?:for|of|to|with|in|on|at|and)\b/)
  const isPerson = isRoleNoun(head.split(' ').at(-1)?.toLowerCase() ?? '')
  const isThing =
    shape === 'thing' ||
    (shape === 'unclear' && (/^(?:NOUN|ADJ|NUM)$/.test(words[0]?.tag ?? '') || /ing$/.test(words[0]?.lower ?? '')))
  return isThing && !isPerson && !words.some(isDoing)
}

/** `had a stroke`, `and report to the nurse`: something is told that hangs on no name. */
function isDoing({ tag, lower }: TaggedWord, at: number, words: readonly TaggedWord[]): boolean {
  const verb = readVerbForm(lower)
  // `cycle counts,`
  const isPlural =
    verb?.form === 'third' && words[at - 1]?.tag === 'NOUN' && /^(?:PUNCT|CCONJ|)$/.test(words[at + 1]?.tag ?? '')
  return (
    tag === 'AUX' || (tag === 'VERB' && verb !== undefined && verb.form !== 'ing' && !verb.isMoreOftenNoun && !isPlural)
  )
}

const LONGEST_ACT = 24

/** Good behind `I`: everything done in it has one form, and no noun lacks the article that a list forgives. */
export function isWholeAct(text: string, form: 'past' | 'base'): boolean {
  const read = readLine(text)
  const { shape, verbs, acts, words } = read
  return (
    shape === 'act' &&
    opensWithAct(read) &&
    words.length <= LONGEST_ACT &&
    // `Cheerfully greeted customers`
    verbs[0]?.at === (/ly$/.test(words[0]?.lower ?? '') && words[0]?.tag === 'ADV' ? 1 : 0) &&
    verbs[0].form === form &&
    acts.length === verbs.length &&
    !words.some((_, at) => turns(read, at, form)) &&
    findFault(text) === undefined &&
    !/[;:()–—/+&~=]|[.!?] |\b(?:his|her|he|she)\b/.test(text) &&
    areRows(read) &&
    !words.some(opensAnother) &&
    words.every((_, at) => !lacksArticle(words, at))
  )
}

/** `Transferred residents`, of which the tagger is not sure; `Registered nurse on nights` is somebody. */
function opensWithAct({ opensSure, words }: ReadLine): boolean {
  const [first, second] = words
  const isDone = /ed$/.test(first?.lower ?? '') && /^(?:NUM|DET|CCONJ|ADP)$|s$/.test(`${second?.tag}`)
  const isOnMany = /ed$/.test(first?.lower ?? '') && /[^s]s$/.test(second?.lower ?? '')
  return opensSure || ((isDone || isOnMany) && !quality.test(first?.text ?? ''))
}

/** `in English and French Handled complaints`: two lines that ran together. */
function opensAnother({ text, lower }: TaggedWord, at: number): boolean {
  return at > 0 && /^\p{Lu}\p{Ll}+$/u.test(text) && readVerbForm(lower)?.isMoreOftenNoun === false
}

/** `set up arrangements and takes payments`, `manage projects and kept clients informed`: another person, or another time. */
function turns({ words }: ReadLine, at: number, form: 'past' | 'base'): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  if (at === 0 || !word || !/^(?:and|or|,|then|also)$/.test(before?.lower ?? '')) return false
  const verb = readVerbForm(word.lower)
  if (!verb || verb.form === form || word.tag === 'ADJ') return false
  const isPast = verb.form === 'past' && verbForms(verb.base).past === word.lower
  if (verb.form === 'third' || verb.form === 'base')
    return word.tag === 'VERB' || (!verb.isMoreOftenNoun && /^(?:DET|NUM|ADP)$/.test(after?.tag ?? ''))
  // `scanned and printed labels`
  return isPast && word.tag === 'VERB'
}

/** `motors, drives and circuits`, `create, modify and disable accounts`: behind a comma nothing but the rest of a row. */
function areRows({ text, words, acts, verbs }: ReadLine): boolean {
  const [, ...rest] = text.split(', ')
  const last = rest.at(-1)
  if (last === undefined) return true
  const [opening] = verbs
  // `assigned doors and matched bills`
  const isAct = (at: number) =>
    acts.some((act) => act.at === at) ||
    (/^(?:and|,)$/.test(words[at - 1]?.lower ?? '') && readVerbForm(words[at]?.lower ?? '')?.form === opening?.form)
  const doneIn = (part: string) => readVerbForm(/^(?:and )?(\p{L}+)/u.exec(part)?.[1]?.toLowerCase() ?? '')
  const isShort = (part: string) =>
    (opening?.form === 'past' && doneIn(part)?.form === 'past' && part.split(' ').length <= LONGEST_ACT_IN_ROW) ||
    part.split(' ').length <= LONGEST_MEMBER
  const [end] = last.split(/ ?\b(?:and|or) /)
  const from = text.indexOf(', ')
  const isOther = ({ tag, lower, start }: TaggedWord, at: number) =>
    start > from &&
    (tag === 'AUX' ||
      (tag === 'VERB' && readVerbForm(lower)?.isMoreOftenNoun !== true && !/ing$/.test(lower) && !isAct(at)) ||
      /^(?:no|not|which|who|where|that|so|but)$/.test(lower))
  return (
    / (?:and|or) |^(?:and|or) /.test(last) &&
    isShort(end ?? '') &&
    rest.slice(0, -1).every(isShort) &&
    !words.some(isOther)
  )
}

const LONGEST_MEMBER = 4
const LONGEST_ACT_IN_ROW = 7

const inFront = /^(?:ADJ|NOUN|PROPN|NUM|ADV|PART)$/

/** `Set up system for the office`: one system needs an article, or a word that stands for it. */
function lacksArticle(words: readonly TaggedWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word?.tag !== 'NOUN' || !countableNouns.has(word.lower)) return false
  if (/^(?:NOUN|PROPN)$/.test(next?.tag ?? '') || next?.lower === '-') return false
  let from = at - 1
  while (from >= 0 && (inFront.test(words[from]?.tag ?? '') || words[from]?.lower === '-')) {
    if (/^(?:\d|one$|each$|every$|no$)/.test(words[from]?.lower ?? '')) return false
    from -= 1
  }
  const before = words[from]
  return !before || !(before.tag === 'DET' || /^(?:my|our|their|his|her|its|your|each|every|'s|’s)$/.test(before.lower))
}

/** `I ran the desk for two years.`: they have written sentences, each with somebody who does something. */
export function isOwnSentence(text: string): boolean {
  const said = text.trim()
  return (
    /^\p{Lu}/u.test(said) &&
    /(?:^|[\p{L}\d,] )I (?!\p{Lu}\b)/u.test(said) &&
    !/[:;•|]|\.\.\.|…|\(\s*[,.)]| ,/.test(said) &&
    splitSentences(said).every((sentence) => isClause(sentence) && sentence.split(/\s+/).length >= SHORTEST_SENTENCE)
  )
}

const SHORTEST_SENTENCE = 4
