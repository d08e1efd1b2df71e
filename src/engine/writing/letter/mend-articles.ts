// Resumes drop their articles: `Prepared yearly budget for subsidiary`. A sentence needs them.
import { article } from '../words/articles.ts'
import { isRoleNoun } from '../words/roles.ts'
import { findVerb } from '../words/verbs.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import { countableNouns } from './countable-nouns-data.ts'

type Word = { text: string; index: number }

const determiner =
  /^(?:the|an?|this|that|these|those|each|every|all|any|no|some|another|either|both|my|our|their|its|his|her|your|one|what|which|\d[\d,.]*\+?%?)$/i

/** An article before the nouns that miss one; undefined where too many of them stand bare. */
export function mendArticles(text: string): string | undefined {
  const line = text
    .replace(/\b(for|of|to|with|by|from|in|on) (?=([a-z]+)['’]s\b)/g, (whole, _word, owner: string) =>
      countableNouns.has(owner) || isRoleNoun(owner) ? `${whole}the ` : whole,
    )
    .replace(
      /\b(on|of|for|with|in) (?=(?:\p{Lu}[\p{L}-]+ ){1,4}(?:Board|Committee|Council|Team|Program|Department|Division)\b)/gu,
      '$1 the ',
    )
    .replace(
      /^(\p{L}+) (?=(?:\p{Lu}[\p{L}-]+ (?:and )?){1,5}(?:Officer|Manager|Director|Coordinator|Supervisor|Clerk|Department|Committee|Board)\b)/u,
      '$1 the ',
    )
  const words = [...line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'.%+-]*/gu)].map(
    (match): Word => ({ text: match[0], index: match.index }),
  )
  const bare = [...new Set(words.flatMap((_, at) => findBare(line, words, at) ?? []))]
  // More than a few would be a telegram, not a sentence.
  if (bare.length > MOST_MENDED || bare.includes(0)) return undefined
  return bare.reduceRight((whole, start) => {
    const at = words[start]?.index ?? 0
    return `${whole.slice(0, at)}${articleFor(words, start)} ${whole.slice(at)}`
  }, line)
}

const MOST_MENDED = 2
/** What comes into being has not been spoken of before. */
const creates = new Set(
  'build create develop design implement write establish launch introduce author produce invent organize make draft compose start found'.split(
    ' ',
  ),
)

function articleFor(words: readonly Word[], start: number): string {
  const phrase = words
    .slice(start, start + 4)
    .map(({ text }) => text)
    .join(' ')
  const isMade = start <= 2 && creates.has(findVerb(words[start - 1]?.text ?? '')?.base ?? '')
  const isCount = /^(?:\w+ ){0,2}(?:team|group|set|variety|range|number|staff|crew) of\b/i.test(phrase)
  return isMade || isCount || /^(?:new|novel|custom|small|large)\b/i.test(phrase) ? article(phrase) : 'the'
}

/** Where the phrase of a lone countable noun begins, if nothing determines it. */
function findBare(line: string, words: readonly Word[], at: number): number | undefined {
  const word = words[at]
  if (!word || at === 0 || !countableNouns.has(word.text.toLowerCase()) || !isHead(line, words, at)) return undefined
  if (isVerbInRow(line, words, at) || modifiesLater(line, words, at)) return undefined
  let start = at
  for (; start > 0; start -= 1) {
    const before = words[start - 1]
    if (!before) break
    if (determiner.test(before.text) || /[’']s$|s[’']$/.test(before.text)) return undefined
    if (opensPhrase(line, words, start)) break
  }
  if (sharesDeterminer(line, words, start) || isListed(line, words, start, at)) return undefined
  const before = words[start - 1]?.text.toLowerCase() ?? ''
  const strictly = strict.has(word.text.toLowerCase())
  // `by phone`, `in person`, `per shift`, `as cashier` stand bare in good English.
  if (before === 'by') return isRoleNoun(word.text) ? start : undefined
  if (/^(?:per|via|as|on|at|in|into|from|upon)$/.test(before))
    return strictly && !/^(?:per|via|as)$/.test(before) ? start : undefined
  return start
}

/** `intake, assessment, crisis intervention and referral`: the items of a row may stand bare. */
function isListed(line: string, words: readonly Word[], start: number, at: number): boolean {
  const [before, first, last, next] = [words[start - 1], words[start], words[at], words[at + 1]]
  if (!before || !first || !last) return false
  const isAnd = /^(?:and|or)$/i.test(before.text) && /,\s*$/.test(line.slice(0, before.index))
  const isAfter = isAnd || line.slice(before.index + before.text.length, first.index).includes(',')
  const goesOn =
    next === undefined ||
    /,/.test(line.slice(last.index + last.text.length, next.index)) ||
    /^(?:and|or)$/i.test(next.text)
  return isAfter && goesOn
}

/** `administer medications and chart`, `design, write, test and debug`: the later ones are verbs too. */
function isVerbInRow(line: string, words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]]
  if (!word || !before) return false
  const form = findVerb(word.text)?.form
  const opening = findVerb(words[0]?.text ?? '')?.form ?? findVerb(words[1]?.text ?? '')?.form
  if (form === undefined || (form !== opening && !(opening === 'past' && /^(?:set|cut|put|read)$/i.test(word.text))))
    return false
  const gap = line.slice(before.index + before.text.length, word.index)
  return /^(?:and|or)$/i.test(before.text) || gap.includes(',')
}

/** `income statement and balance sheet accounts`: the noun belongs to a plural that comes later. */
function modifiesLater(line: string, words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next) return false
  const gap = line.slice(word.index + word.text.length, next.index)
  if (!/^(?:and|or)$/i.test(next.text) || gap.includes(',')) return false
  for (let later = at + 1; later < Math.min(words.length, at + 8); later += 1) {
    const here = words[later]
    if (!here || determiner.test(here.text)) return false
    if (isFunctionWord(here.text.toLowerCase()) && !/^(?:and|or)$/i.test(here.text)) return false
    const before = words[later - 1]?.text ?? ''
    if (
      /[^s]s$/i.test(here.text) &&
      later > at + 1 &&
      !/^(?:and|or)$/i.test(before) &&
      !/,/.test(line.slice((words[later - 1]?.index ?? 0) + before.length, here.index))
    )
      return true
  }
  return false
}

/** In `an accurate monthly, quarterly and year-end close` one article serves the row. */
function sharesDeterminer(line: string, words: readonly Word[], start: number): boolean {
  const gap = (at: number) =>
    line.slice((words[at - 1]?.index ?? 0) + (words[at - 1]?.text.length ?? 0), words[at]?.index ?? 0)
  if (!/^(?:and|or)$/i.test(words[start - 1]?.text ?? '') && !gap(start).includes(',')) return false
  for (let at = start - 1; at >= Math.max(0, start - 8); at -= 1) {
    const word = words[at]?.text ?? ''
    if (determiner.test(word)) return true
    if (isFunctionWord(word.toLowerCase()) && !/^(?:and|or)$/i.test(word)) return false
  }
  return false
}

function isHead(line: string, words: readonly Word[], at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (!word || !next) return true
  if (/[,.;()]/.test(line.slice(word.index + word.text.length, next.index))) return true
  const form = findVerb(next.text)?.form
  // `store merchandising layouts` is one thing, `a team serving the county` has a verb.
  const further = words[at + 2]?.text.toLowerCase() ?? ''
  if (form === 'ing') return determiner.test(further) || participle.test(next.text)
  return isFunctionWord(next.text.toLowerCase()) || form === 'past'
}

/** After a noun these are never the first half of another. */
const participle =
  /^(?:reducing|serving|using|including|involving|improving|providing|supporting|enabling|allowing|resulting|covering|containing|increasing|helping|requiring|ranging|consisting|leading|saving)$/i
const adjective = /(?:ly|al|ive|ic|ary|ous|ed|ing|ern|end)$/i

/** Whether the phrase begins at `start`: after a verb, a small word or a comma. */
function opensPhrase(line: string, words: readonly Word[], start: number): boolean {
  const before = words[start - 1]
  const here = words[start]
  if (!before || !here) return true
  const gap = line.slice(before.index + before.text.length, here.index)
  if (/[,;()/&]/.test(gap)) return true
  if (/^(?:and|or)$/i.test(before.text))
    return !(
      (adjective.test(here.text) && adjective.test(words[start - 2]?.text ?? '')) ||
      /^(?:daily|weekly|monthly|quarterly|annual|yearly)$/i.test(words[start - 2]?.text ?? '')
    )
  if (isFunctionWord(before.text.toLowerCase())) return true
  // `to implement action plan`: the verb is no part of the thing.
  if (/^to$/i.test(words[start - 2]?.text ?? '') && findVerb(before.text)?.form === 'base') return true
  const isVerb = findVerb(before.text)?.form === 'past' || start === 1
  const further = words[start - 2]
  return (
    isVerb &&
    (further === undefined || /^(?:and|or|then|also)$/i.test(further.text) || /,\s*$/.test(line.slice(0, before.index)))
  )
}

const strict = new Set(
  'department team office company system project program store restaurant hospital school classroom kitchen warehouse facility committee'.split(
    ' ',
  ),
)
