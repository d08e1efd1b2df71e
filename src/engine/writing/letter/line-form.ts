// What form the lines of a job have, and so how they can be led in: work by its name (`Weekly payment run`) goes with
// `My work includes`, a whole act (`Brought in barcodes on two lines`) behind `I`. What is not sure is neither.
import { countableNouns } from '#engine/language/countable-nouns.ts'
import { findFault } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import type { TaggedWord } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { isRoleNoun } from '../words/roles.ts'
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
  const { shape, verbs, acts, words, isSure, opensSure } = readLine(text)
  return (
    shape === 'act' &&
    isSure &&
    opensSure &&
    words.length <= LONGEST_ACT &&
    verbs[0]?.at === 0 &&
    verbs[0].form === form &&
    acts.length === verbs.length &&
    findFault(text) === undefined &&
    !/[;:()–—/+&~=]|[.!?] |, (?!and\b)/.test(text) &&
    words.every((_, at) => !lacksArticle(words, at))
  )
}

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
