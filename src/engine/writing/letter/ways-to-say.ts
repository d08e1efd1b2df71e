// A line of the resume as a sentence of the person's, in the four ways that need no word of ours but the first two.
import { withArticle } from '#engine/language/articles.ts'
import { changeForms } from '#engine/language/change-forms.ts'
import { type ReadLine, readLine } from '#engine/language/read-line.ts'
import { tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm, verbForms } from '#engine/language/verb-forms.ts'
import { rarityOf } from '#engine/language/word-vectors.ts'
import { lowerOpening } from '../posting/lower-opening.ts'
import { findTerms } from '../words/terms.ts'

export const ways = [
  /** `I ran the till` */
  'act',
  /** `I was a buddy for new starters` */
  'state',
  /** `I had no lost time` */
  'result',
  /** `my work included reception, bookings and cashing up` */
  'work',
] as const

export type Way = (typeof ways)[number]

/** Undefined where it cannot be said that way. */
export function sayIn(way: Way, line: string, isCurrent: boolean): string | undefined {
  const text = endList(line)
  const read = readLine(text)
  if (way === 'act') return sayAct(read, isCurrent)
  // `my work included installed drywall`
  if (read.shape === 'act' && read.verbs[0]?.at === 0 && read.verbs[0].form === 'past') return undefined
  const said = lowerFirst(text)
  if (way === 'state') return `I ${isCurrent ? 'am' : 'was'} ${isOne(said) ? withArticle(said) : said}`
  if (way === 'result')
    return `I ${isCurrent && !over.test(text) ? 'have had' : 'had'} ${isOne(said) ? withArticle(said) : said}`
  return `my work ${isCurrent ? 'includes' : 'included'} ${said}`
}

/** What was last year is over. */
const over = /\blast (?:year|month|quarter|season)\b|\b(?:in|of) (?:19|20)\d\d\b/i

const COMMON = 0.97

/** `Front counter and cash up`: a word of everybody's that no capital follows is no name. */
function lowerFirst(text: string): string {
  const [, first = '', next = ''] = /^(\p{Lu}\p{Ll}+)(?:'s|-\p{Ll}+)?(?=[\s,/]|$)\W*(\S*)/u.exec(text) ?? []
  const isCommon = first !== '' && rarityOf(first.toLowerCase()) < COMMON && !/^[\p{Lu}\d]/u.test(next)
  return isCommon && !findTerms(first).some(({ term }) => term.kind === 'tool')
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : lowerOpening(text)
}

function sayAct({ text, shape, verbs, words, isSure, ...line }: ReadLine, isCurrent: boolean): string | undefined {
  if (/^I (?!['’])/.test(text)) return text
  const [first] = verbs
  const opening = first && words[first.at]
  const isOpening = words.slice(0, first?.at ?? 0).every(({ tag }) => tag === 'ADV')
  if (!opening || shape === 'duty' || !isOpening || quality.test(text)) return undefined
  const rest = joined(text.slice(0, 1).toLowerCase() + text.slice(1))
  if (first.form === 'past') {
    // `changed 14 sites since 2020` goes on.
    const goesOn = isCurrent && verbs.length === 1 && first.at === 0 && since.test(text)
    if (goesOn) return `I have ${verbForms(first.base).participle}${text.slice(opening.end)}`
    return `I ${rest}`
  }
  if (first.form === 'base' && isCurrent) return `I ${rest}`
  const form = isCurrent ? 'base' : 'past'
  // One verb that surely opens the line may change, whatever the words behind it are.
  const isPlain = isSure || (line.opensSure && verbs.length === 1)
  if (first.form === 'ing' ? first.at > 0 || !line.opensSure : !isPlain) return undefined
  const told = changeForms({ text, shape, verbs, words, isSure, ...line }, verbs, form)
  return `I ${joined(told.slice(0, 1).toLowerCase() + told.slice(1))}`
}

/** `Valued team member`, `Certified in phlebotomy`: what somebody is. */
export const quality =
  /^(?:valued|certified|licen[cs]ed|qualified|experienced|skilled|dedicated|proven|respected|accomplished)\b/i

/** `set up suppliers; stopped one fraud`: what the same person did goes on with `and`. */
function joined(text: string): string {
  return text.replace(/(?<=^[^;]*); (?=(\p{Ll}+) [^;]*$)/u, (_, word: string) => {
    const verb = readVerbForm(word)
    return verb && !verb.isMoreOftenNoun && (verb.form === 'past' || verb.form === 'base') ? ' and ' : '; '
  })
}

/** `mark out, prep, weld, finish`: the last of several takes an `and`. */
function endList(text: string): string {
  const items = text.split(', ')
  const last = items.at(-1) ?? ''
  const isList =
    items.length > 2 &&
    !/[;:.()]| and |\d/.test(text) &&
    items.slice(1).every((item) => item.split(' ').length <= LONGEST_ITEM) &&
    !aside.test(last)
  return isList ? `${items.slice(0, -1).join(', ')} and ${last}` : text
}

const LONGEST_ITEM = 3
const aside =
  /^(?:mostly|mainly|some|up|about|around|including|all|often|usually|approx\w*|to|for|in|on|at|with|no|one|then|also|as|by|or|if|when|which|who|from|both|plus)\b/i

const since = /\bsince (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b/u

/** `97.5% pass rate`, `Key holder`, `Member of the team`; not `No lost time`, not `responsible for` and not `on call`. */
function isOne(said: string): boolean {
  const words = tagWords(said)
  if (unnumbered.test(words[0]?.lower ?? '')) return false
  const end = words.findIndex(({ tag }) => !/^(?:ADJ|NOUN|PROPN|NUM|SYM)$/.test(tag))
  const last = words.slice(0, end < 0 ? words.length : end).at(-1)
  return last?.tag === 'NOUN' && !/s$/.test(last.lower)
}

const unnumbered = /^(?:no|zero|0|none|over|more|about|around|up|all|every|first|second|one|the|an?)$/
