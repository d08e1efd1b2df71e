// The names of the work a person has done, in their own words: `crisis intervention`, `payroll taxes`, `home visits`.
import { countableNouns } from '#engine/language/countable-nouns-data.ts'
import { readLine } from '#engine/language/read-line.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { bearsOn } from '../match/posting-work.ts'
import type { Posting } from '../posting/posting.ts'
import { isRoleNoun } from '../words/roles.ts'
import type { Career, SourceLine } from './career.ts'
import { isCommonKind, kindsOf } from './kinds-of-work.ts'

export type NamedWork = { name: string; entry: string; line: string }

/** Being near work is not doing it. */
const besideIt =
  /\b(?:assist|help|support|participat|attend|learn|shadow|observ|studi|train(?:ed|ing)? (?:in|on)|familiar|exposure|volunteer|aid|contribut|involved|prepar(?:ed|ing) for|not|never|without|no|plan(?:ned|s|ning)? to|alongside|under|report(?:ed|ing)? to)\w*\b/i
const LONGEST_NAME = 4
const MOST_NAMES = 3
const LEAST = 0.3

/** What bears on the posting, best first, each thing once. */
export function nameWork({ jobs }: Career, posting: Posting): NamedWork[] {
  const asked = posting.text.toLowerCase()
  const rated = jobs
    .flatMap(({ entry, lines }, place) =>
      lines
        .filter(({ role }) => role === 'line')
        .flatMap((line) => namesIn(line).map((name) => ({ name, entry, line: line.text, place }))),
    )
    .map((one) => {
      const score = bearsOn(kindsOf(one.name), posting)
      return { ...one, score: score === 0 ? 0 : score + (asked.includes(one.name) ? 0.5 : 0) - one.place * 0.1 }
    })
    .filter(({ score }) => score >= LEAST)
    .toSorted((one, other) => other.score - one.score)
  const chosen: NamedWork[] = []
  for (const one of rated) {
    if (chosen.length >= MOST_NAMES) break
    if (!chosen.some(({ name }) => isSameThing(name, one.name))) chosen.push(one)
  }
  return chosen
}

/** Whether two names share a word that says something. */
function isSameThing(one: string, other: string): boolean {
  const words = new Set(one.split(' '))
  return other.split(' ').some((word) => word.length > 3 && words.has(word))
}

function namesIn({ text }: SourceLine): string[] {
  const read = readLine(text)
  if (besideIt.test(text) || read.shape === 'clause') return []
  const words = tagWords(text)
  // `Takes and records vital signs` names no records.
  const isVerb = (at: number) => read.verbs.some((verb) => verb.at === at)
  const names: string[] = []
  for (let end = 0; end < words.length; end += 1) {
    if (words[end]?.tag !== 'NOUN' || isPart(words[end + 1])) continue
    let start = end
    while (start > 0 && isPart(words[start - 1]) && !isVerb(start - 1)) start -= 1
    const run = dropEnds(words.slice(start, end + 1))
    if (run.length === 0 || run.length > LONGEST_NAME) continue
    const name = text.slice(run[0]?.start, run.at(-1)?.end).toLowerCase()
    if (standsBare(run.at(-1)) && (run.length > 1 || isDoing.test(name)) && namesWork(name)) names.push(name)
  }
  return names
}

const isDoing = /(?:ing|tion|ment|roll)s?$/
const people = /^(?:patient|client|customer|guest|resident|student|child|people|staff|family|member|user|team|adult)$/
const bareNames = /(?:care|service|support|maintenance|compliance|safety|hygiene|carpentry)$/

/** `payroll taxes` and `crisis intervention` need no article; `income statement` does, and people are not work. */
function standsBare(word: TaggedWord | undefined): boolean {
  if (!word || isRoleNoun(word.lemma) || people.test(word.lemma)) return false
  if (countableNouns.has(word.lower)) return false
  return word.lower !== word.lemma || isDoing.test(word.lower) || bareNames.test(word.lower)
}

const opening =
  /^(?:generating|new|existing|various|other|all|complete|daily|full|own|multiple|several|different|many|first|proper|high|superior|current|custom|actual|safe|quality|regular|basic|general)$/

/** `new case management services` is case management. */
function dropEnds(run: readonly TaggedWord[]): readonly TaggedWord[] {
  const at = run.findIndex(({ lower }) => !opening.test(lower))
  const rest = at < 0 ? [] : run.slice(at)
  return rest.length > 2 && rest.at(-1)?.lower === 'services' ? rest.slice(0, -1) : rest
}

function isPart(word: TaggedWord | undefined): boolean {
  return word !== undefined && /^(?:NOUN|ADJ)$/.test(word.tag) && /^[a-z][a-z-]{2,}$/.test(word.text)
}

/** Its end must name the work: `course objectives` is not a course. */
function namesWork(name: string): boolean {
  const [last = '', before = ''] = name.split(' ').toReversed()
  const known = kindsOf(before)
  return [...kindsOf(last).keys(), ...[...kindsOf(`${before} ${last}`).keys()].filter((kind) => !known.has(kind))].some(
    (kind) => !isCommonKind(kind),
  )
}
