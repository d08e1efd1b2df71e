// A line short enough for a sentence: without what hangs on it. The head of a line stands by itself; a number, or a word that
// says how far it is true, is never cut off.
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { readLine } from '#engine/language/read-line.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { asidesOf } from '../steps/_aside.ts'

const SHORTEST = 8

const keeps =
  /\d|\b(?:not|no|never|without|except|only|unless|until|if|under|partly|part of|team|group|help\w*|assist\w*|support\w*)\b/i

/** `most`: so many words are short enough. */
export function trimLine(line: string, most: number): string {
  const whole = withoutRunOn(countOf(line) > most ? withoutBrackets(line) : line)
  if (countOf(whole) <= most) return whole
  const text = asidesOf(whole)[0]?.head ?? whole
  if (countOf(text) <= most) return text
  const heads = seamsOf(text)
    .map((at) => text.slice(0, at).replace(/[\s,;:–-]+$/, ''))
    .filter((head) => countOf(head) >= SHORTEST && !keeps.test(text.slice(head.length)))
    .filter((head) => !isBroken(findFault(head)) && isEven(head) && !goesOn.test(head) && !isEmpty.test(head))
  const fitting = heads.filter((head) => countOf(head) <= most).toSorted((one, other) => other.length - one.length)
  return fitting[0] ?? heads.toSorted((one, other) => one.length - other.length)[0] ?? text
}

/** `proposed, created`, `ensure the unit`, `find ways`: the rest of a row, or of what was meant. */
const goesOn =
  /(?:[,;]|\b(?:such as|including)) \p{L}+$|\b(?:ensur|enabl|allow|help|requir|ask|want)\w* (?:\p{L}+ ){0,2}\p{L}+$|\b(?:ways?|ability|opportunit\w+|effort|needs?|time|used)$/iu

/** `an array of morbidities including ...`: what comes behind it is what it says. */
const isEmpty = /\b(?:variety|array|range|number|various|duties|tasks|aspects)\b/i

function countOf(text: string): number {
  return text.split(/\s+/).length
}

function isEven(text: string): boolean {
  return text.split('(').length === text.split(')').length
}

/** `a consolidation system (BPC-SAP)`: what is in brackets is for those who know. */
function withoutBrackets(text: string): string {
  return text.replace(/ \([^()]*\)(?=[ ,.;]|$)/g, (bracket) => (/\d/.test(bracket) ? bracket : ''))
}

/** `Monitoring of funds, Draft full set of statements`: two lines that ran together. */
function withoutRunOn(text: string): string {
  const at = text.search(/, (?:\p{Lu}\p{Ll}+|provide|provided|attend|prepare|draft|ensure|assist|maintain) \p{Ll}/u)
  if (at < 0) return text
  const [, word = ''] = /^, (\p{L}+)/u.exec(text.slice(at)) ?? []
  const { verbs } = readLine(text)
  const isOther = readVerbForm(word.toLowerCase())?.form === 'base' && verbs[0]?.form !== 'base'
  return isOther && !keeps.test(text.slice(at)) && countOf(text.slice(0, at)) >= SHORTEST ? text.slice(0, at) : text
}

const seams =
  /; |,? (?:as well as|including|such as|while|ultimately|in accordance with|in an effort to|such that|so that)\b|, (?=\p{L}+ing\b)|,? which\b/giu

/** Where something begins that could be left out. */
function seamsOf(text: string): number[] {
  const { words, verbs } = readLine(text)
  const [, ...further] = verbs
  return [
    ...[...text.matchAll(seams)]
      // `mapping the accounts, cleaning the file`: a row is left out whole.
      .filter(({ 0: seam, index }) => seam !== ', ' || !/, \p{L}+ing\b/u.test(text.slice(0, index)))
      .map(({ index }) => index),
    // `draft commentary and provide work papers`
    ...further.flatMap(({ at }) => {
      const before = words[at - 1]
      return before?.lower === 'and' ? [before.start] : []
    }),
    // `to ensure accuracy`: what it was for.
    ...words.flatMap(({ lower, start }, at) => {
      const [before, next] = [words[at - 1], words[at + 1]]
      const isAim = lower === 'to' && before?.tag === 'NOUN' && readVerbForm(next?.lower ?? '')?.form === 'base'
      return isAim ? [start] : []
    }),
  ]
}
