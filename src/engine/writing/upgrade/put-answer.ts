// The person's own answer put into the line it was asked about: a number joins what it counts, a sentence becomes a line.
import { capitalize } from '#engine/language/plain-words.ts'
import { readLine } from '#engine/language/read-line.ts'
import { completeLine } from '../interview/build-line.ts'
import type { LineContext } from '../steps/_step.ts'
import dropPronoun from '../steps/drop-pronoun.ts'
import { stem } from '../words/stem.ts'
import type { LineQuestion } from './line-question.ts'

const nothing = /^(?:no|none|nothing|n\/?a|not sure|unsure|(?:i )?do(?:n['’]?t| not) know|unknown|idk|yes|[-–—.?]+)$/i
const amount =
  /^((?:about|around|approximately|approx\.?|roughly|over|more than|at least|up to|nearly|almost|less than|under|~)\s*)?([$€£]?\d[\d.,]*\s?(?:%|\+|[kKmM]\b|percent\b)?(?:\s?(?:-|–|to)\s?[$€£]?\d[\d.,]*\s?%?)?|(?:a )?dozens?|hundreds|thousands|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)(?:\s+(.*))?$/i
const rate = /^(?:an?|per|each|every|at a|in a|daily|weekly|monthly|yearly|hourly|\/)(?:\s|$)/i
const LONGEST_TAIL = 8
const LONGEST_RESULT = 16

/** `no`, `n/a`, `I don’t know` */
export function saysNo(answer: string): boolean {
  return nothing.test(answer)
}

/** The line with the answer, or two lines; undefined if the answer says nothing. */
export function putAnswer(line: string, question: LineQuestion, answer: string): string | undefined {
  const said = answer.replace(/\s+/g, ' ').trim().replace(/\.$/, '')
  if (said === '' || saysNo(said)) return undefined
  const stop = line.endsWith('.') ? '.' : ''
  const own = `${capitalize(withoutPronoun(said))}${stop}`
  if (question.kind === 'whole') return inPlace(line, own)
  const text = stop ? line.slice(0, -1) : line
  // What came of it belongs to what was done.
  if (question.kind === 'result' && said.split(' ').length <= LONGEST_RESULT && !isSentence(said))
    return `${completeLine(text, { result: said })}${stop}`
  const [, bound = '', number, tail = ''] = amount.exec(said.replace(/^by /i, '')) ?? []
  if (number !== undefined && tail.split(' ').length <= LONGEST_TAIL && !isSentence(tail))
    return `${withAmount(text, question, { much: `${bound.trim()} ${number}`.trim(), tail: tail.trim() })}${stop}`
  if (question.kind === 'act' && readLine(own).shape === 'act') return inPlace(line, own)
  if (said.split(' ').length < 4 && (question.kind === 'count' || question.kind === 'people'))
    return `${text}, ${said}${stop}`
  return `${line}\n${own}`
}

/** An answer takes the place of a line whose facts it tells; `greased bearings` leaves `maintenance of 22 motors` where it was. */
function inPlace(line: string, own: string): string {
  const said = new Set(keysOf(own))
  const left = keysOf(line).filter((key) => !said.has(key))
  const numbers = line.match(/\d[\d.,]*/g) ?? []
  return left.length <= MOST_LEFT_OUT && numbers.every((number) => own.includes(number)) ? own : `${line}\n${own}`
}

/** Of `Insurance verification`, and of `Worked on the billing system`, nothing is lost that the answer doesn't say better. */
const MOST_LEFT_OUT = 2
/** How a line opens says nothing that could be lost. */
const opening =
  /^(?:responsible for|helped (?:with|to)?|worked on|assisted (?:with|in)|in charge of|involved in|duties included?)\b/i

function keysOf(text: string): string[] {
  return (
    text
      .replace(opening, '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  ).map(stem)
}

function isSentence(tail: string): boolean {
  return /[.!?;]\s/.test(tail)
}

type Amount = { much: string; tail: string }

function withAmount(text: string, { kind, noun }: LineQuestion, { much, tail }: Amount): string {
  if (kind === 'change')
    return `${text}${/,/.test(text) || text.split(' ').length > 12 ? ',' : ''} by ${join(much, tail)}`
  if (kind === 'people') {
    const who = tail.replace(/^(?:people|persons|members|of us)\b\s*/i, '')
    const group = /\b(?:team|staff|crew)\b/i.exec(text)
    if (group && (who === '' || /^\p{L}+s$/u.test(who)))
      return `${text.slice(0, group.index)}${group[0]} of ${join(much, who)}${text.slice(group.index + group[0].length)}`
  }
  if (kind === 'count' && noun) return withCount(text, noun, { much, tail })
  return `${text}, ${join(much, tail)}`
}

/** `12 patients per shift`, where the noun has no article or number of its own; else `, 12 per shift` after the line. */
function withCount(text: string, { start, end }: { start: number; end: number }, { much, tail }: Amount): string {
  const name = text.slice(start, end)
  const last = name.split(' ').at(-1)?.toLowerCase() ?? ''
  const rest = tail.replace(/^\p{L}+/u, (word) => (sameThing(word.toLowerCase(), last) ? '' : word)).trim()
  const before = text.slice(0, start).trimEnd().split(' ').at(-1)?.toLowerCase() ?? ''
  const isPlain =
    !/^(?:the|all|each|every|any|these|those|this|that|some|many|multiple|several|my|our|their|his|her|its|both|various|an?|no|of)$|['’]s$/.test(
      before,
    )
  const ends = end >= text.length
  const vague = /(?:multiple|several|many|various|numerous) $/i.exec(text.slice(0, start))
  if (vague && rest === '')
    return `${text.slice(0, vague.index)}${lowerMuch(much, vague.index)} ${name}${text.slice(end)}`
  if (isPlain && rest === '') return `${text.slice(0, start)}${lowerMuch(much, start)} ${name}${text.slice(end)}`
  if (isPlain && rate.test(rest) && ends) return `${text.slice(0, start)}${lowerMuch(much, start)} ${name} ${rest}`
  if (rest === '') return `${text} (${much})`
  return `${text}, ${join(much, rest)}`
}

function lowerMuch(much: string, start: number): string {
  return start > 0 ? much.slice(0, 1).toLowerCase() + much.slice(1) : much
}

function sameThing(word: string, noun: string): boolean {
  return word === noun || `${word}s` === noun || `${word}es` === noun || word.replace(/y$/, 'ies') === noun
}

function join(much: string, tail: string): string {
  return tail === '' ? much : `${much} ${tail}`
}

const anyLine: LineContext = { place: 'line', tense: 'none', knownWords: new Set(), names: new Map(), beside: {} }

function withoutPronoun(said: string): string {
  const told = capitalize(said.replace(/^i\b/, 'I'))
  return dropPronoun.apply(told, anyLine)?.text ?? told
}
