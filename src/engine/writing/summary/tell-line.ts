// A line of a job as a sentence of a summary: a sure verb told of the person, whole by itself, no longer than a reader takes
// in, and nothing but its words. Lists of things and half-read lines made summaries that readers turned down.

import { changeForms } from '#engine/language/change-forms.ts'
import { findFault, isBroken } from '#engine/language/find-fault.ts'
import { capitalize, countWords } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import type { LineContext } from '../steps/_step.ts'
import { tellsResult } from '../tells-result.ts'

type Tense = LineContext['tense']

const FEWEST_WORDS = 4
const MOST_WORDS = 21
const LONG = 12
/** With more commas than this a line is a list. */
const MOST_COMMAS = 3
/** What is no argument, or what a reader would take for more than it was. */
const notTold =
  /\b(?:I|[Mm]y|me|[Ww]e|[Oo]ur|us|[Hh]e|[Ss]he|[Tt]hey|his|her|etc|[Nn]ever|[Nn]ot|cannot|no longer|\p{L}+n['’]t|[Hh]elp(?:ed|ing|s|) (?!desk)|[Aa]ssist(?:ed|ing|s|)(?= )|[Oo]bserv(?:ed|ing|e|es)|[Ss]hadow(?:ed|ing|s|)|[Ss]at (?:in|with)|the usual|[Ss]ome|[Bb]asic|guys?|lads?|boys|whatever|many different|various|got)\b|\d(?:ish\b|\s?[ap]m\b)|->|[“”"!?:~]|\p{L}['’](?!s\b)\p{L}|^\W*[Tt]hesis\b/u
/** How far a line goes: without it the rest would say more than was done. */
const limits = /\b(?:under|supervis\p{L}*|assist\p{L}*|help\p{L}*|with|team|together|no|not|only|as part)\b/iu
/** Where the first half is whole without the second. */
const joints =
  /[;:] | [–—-] | \(|, (?:including|which|where|as|so|such as|e\.g\.|plus|also|mainly|mostly)\b| so that | for approval\b|,? (?:mostly|mainly|largely|partly) by /iu

/** `Wrote 17 procedures; cut calibration time from 55 minutes to 35` are two, unless one says how far the other goes. */
export function tellClauses(line: string, tense: Tense): string[] {
  const [first = '', ...rest] = line.split(/; (?=\p{Ll}{3})/u)
  // `planners used it`: nobody would know what.
  // `queries dropped from 60 a week to 15` without what brought it about says little.
  const clauses = [
    first,
    ...rest.filter(
      (clause) => !/\b(?:it|them|these|this|those|its|their)\b/.test(clause) && !byItself.test(capitalize(clause)),
    ),
  ]
  const isWhole = rest.some((clause) => limits.test(clause))
  return (isWhole ? [line] : clauses).flatMap((clause) => tellLine(capitalize(clause), tense) ?? [])
}

/** Undefined where it would not stand by itself. */
export function tellLine(line: string, tense: Tense): string | undefined {
  const [opening = ''] = line.trim().split(/(?<=\p{L}{3}|\))\. (?=\p{Lu})/u)
  const text = cutRow(shorten(opening.replace(/[\s.;,]+$/, '').replace(/\b(?:all )?by myself\b/g, 'alone')))
  const count = countWords(text)
  // `Settled 9 of 10 without passing them on`: nobody would know what.
  if (
    /\bthem\b/.test(text) &&
    !/\p{L}{3,}s\b/u.test(
      text
        .split(/\bthem\b/)[0]
        ?.split(' ')
        .slice(1)
        .join(' ') ?? '',
    )
  )
    return undefined
  if (pointsOutside(text)) return undefined
  if (count < FEWEST_WORDS || count > MOST_WORDS || notTold.test(text) || isBroken(findFault(text))) return undefined
  // A mark of another alphabet of bullets, or the end of a line that was broken.
  if (/^[^\p{L}\p{N}$€£~]/u.test(text)) return undefined
  if (text.split(',').length > MOST_COMMAS + 1 || text.includes(';')) return undefined
  if (byItself.test(text) && /\d/.test(text)) return text
  const read = readLine(text)
  const [head] = read.verbs
  if (read.shape === 'duty') return /^In charge of /.test(text) ? text : undefined
  if (read.shape === 'thing') return tellThing(text)
  if (read.shape !== 'act' || !head || !read.opensSure) return undefined
  if (head.form === 'past') {
    // `Cost and invoice files` of a present job would read like an order.
    const isOrder = tense === 'current' && readVerbForm(text.toLowerCase().split(' ')[0] ?? '')?.form === 'base'
    return isOrder && !tellsResult(text) ? undefined : text
  }
  if (head.form !== 'base' || tense === 'ended') return undefined
  // `Read shop drawings and weld symbols`: an act, or one more thing that is read.
  const mayBeThing = read.verbs.slice(1).some(({ at }) => {
    const [word, next] = [read.words[at]?.lower ?? '', read.words[at + 1]]
    return readVerbForm(word)?.isMoreOftenNoun === true && /^(?:NOUN|PROPN)$/.test(next?.tag ?? '')
  })
  if (mayBeThing) return undefined
  return read.isSure ? capitalize(changeForms(read, read.verbs, 'third').trim()) : undefined
}

/** `Rewrote it in 2021`: what `it` is stands in another sentence. Behind a thing of its own it may be that thing. */
function pointsOutside(text: string): boolean {
  const [ahead = '', word] = text.split(/\b(it|this|that one|these|those|the same|both|one of them)\b/i)
  if (word === undefined) return false
  // `for the team that runs these`: two words in, only the verb has been said.
  return !readLine(ahead.trim()).words.some(({ tag }, at) => at > 0 && /^(?:NOUN|PROPN)$/.test(tag))
}

const MOST_OF_THING = 12

/** `X-ray repair rate under 2% last three shutdowns`: a figure makes a thing worth telling. */
function tellThing(text: string): string | undefined {
  const isShort = countWords(text) <= MOST_OF_THING && text.split(',').length <= 2
  const [first = ''] = text.toLowerCase().split(/[^\p{L}]/u)
  // `Test 40 samples` reads like an order.
  const isOrder = readVerbForm(first)?.form === 'base'
  // `Laptop scheme 240 devices`: nothing says what the figure is of.
  const isJoined = /,| (?:of|for|in|on|to|with|under|at|per|across|from|over|between|an?|the) /.test(text)
  return isShort && isJoined && /\d/.test(text) && !isOrder && !/\bwhen\b|\/\p{Ll}/u.test(text) ? text : undefined
}

/** `Top seller of the store 5 months in 2025`, `History uptake went from 17 to 41`: whole without a doer. */
const byItself =
  /^(?:(?:Top|Highest|Best|Employee of the|Store of the|Zero|0|No) [^,;:()]*|\p{Lu}\p{Ll}[^,;:()]* (?:went|fell|dropped|rose|grew) from [^;:()]*\d[^;:()]* to [^;:()]*\d[^;:()]*)$/u

/** How many; `2023` says when. */
const figure = /\b(?!(?:19|20)\d\d\b)\d/

function shorten(text: string): string {
  const at = countWords(text) > LONG ? text.search(joints) : -1
  if (at < 0) return text
  const [head, tail] = [text.slice(0, at), text.slice(at)]
  const losesResult = (tellsResult(text) && !tellsResult(head)) || (figure.test(tail) && !figure.test(head))
  return countWords(head) > FEWEST_WORDS && !limits.test(tail) && !losesResult && !isBroken(findFault(head))
    ? head
    : text
}

/** Of many things done one after the other, as many as one takes in: each was done by itself. */
function cutRow(text: string): string {
  const isTooLong = (part: string) => countWords(part) > MOST_WORDS || part.split(',').length > MOST_COMMAS + 1
  if (!isTooLong(text)) return text
  const read = readLine(text)
  const { acts, words } = read
  // `Cut, wash and set hair`: what it was done to stands at the end of the row.
  const cuts = acts.flatMap(({ at }) => {
    const before = words[at - 1]
    const isWhole =
      !acts.some((act) => act.at === at - 2) && /^(?:NOUN|PROPN|NUM|PUNCT|ADV)$/.test(words[at - 2]?.tag ?? '')
    return before?.text === ',' && isWhole ? [before.start] : []
  })
  const head = cuts.map((at) => text.slice(0, at)).findLast((part) => !isTooLong(part))
  if (!read.isSure || head === undefined || countWords(head) < FEWEST_WORDS) return text
  const tail = text.slice(head.length)
  return limits.test(tail) || (tellsResult(tail) && !tellsResult(head)) ? text : head
}
