// What a posting names and the resume does not: tools, papers, methods, kinds of work, each by the few words that name it.
import { escapePattern } from '#engine/language/escape-pattern.ts'
import { rememberOf } from '#engine/language/remember.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { rarityOf } from '#engine/language/word-vectors.ts'
import type { Career } from '../facts/career.ts'
import { type Topic, topicsOf } from '../facts/topics.ts'
import type { Posting, Span } from '../posting/posting.ts'
import { isKnownWord, isPlainWord } from '../words/known-words.ts'
import { languageNames } from '../words/languages-data.ts'
import { isRoleNoun } from '../words/roles.ts'
import { stateNames } from '../words/states.ts'
import { stem } from '../words/stem.ts'
import { findTerms } from '../words/terms.ts'

export type LackingName = {
  /** As the posting writes it. */
  text: string
  span: Span
  /** What stands on the same row before and after it. */
  before: string
  after: string
  /** `ICP-MS`, `Playwright`, `NR 149`: a name, and no word of every day. */
  isProper: boolean
}

const LONGEST = 4

/** `isName`: of two letters, and shown to be a name by its capital. */
type Word = { text: string; start: number; end: number; tags: readonly string[]; isName: boolean }

/** Each once, where it is wanted most plainly. */
export function findLackingNames(posting: Posting, career: Career): LackingName[] {
  const found = new Map<string, { name: LackingName; rank: number }>()
  const theirs = new Set(topicsOf([posting.company?.text, posting.place?.text].join('\n')).map(({ key }) => key))
  for (const row of posting.text.matchAll(/[^\n]+/g)) {
    // A shout names nothing by its capitals.
    if (row[0] === row[0].toUpperCase()) continue
    for (const run of runsOf(row[0])) {
      const words = trim(run)
      const [first, last] = [words[0], words.at(-1)]
      if (!first || !last) continue
      const text = row[0].slice(first.start, last.end)
      const lacking = topicsIn(words, text).filter((topic) => topic.weight >= 1 && !isSaidIn(career, topic))
      const key = lacking
        .map((topic) => topic.key)
        .toSorted()
        .join(' ')
      if (lacking.every((topic) => theirs.has(topic.key)) || isShortFor(text, posting.company?.text)) continue
      // `2 CFR 200`: the number in front is of the name.
      const number = isCode(first.text)
        ? (/(?<![\d.,$£€] ?)\b\d{1,2} $/.exec(row[0].slice(0, first.start))?.[0].length ?? 0)
        : 0
      const span = { start: row.index + first.start - number, end: row.index + last.end }
      const before = row[0].slice(0, first.start - number)
      const isOwn = first.isName || isOwnName(text)
      const isRare = words.some((word) => isCode(word.text) || rarityOf(word.text.toLowerCase()) === 1)
      const isProper = isOwn || isTitled(text, before)
      const rank = rankOf(span, posting)
      // What is only said somewhere is worth asking about where it has a name of its own, or is a paper.
      if (rank === 0 && !((isOwn && (isRare || first.isName || isTool(text))) || isPaper(last.text))) continue
      // `Permit Technician 2` is what they call the person.
      if (words.some((word) => !isCode(word.text) && isRole(word.text))) continue
      if (isElse(text) || isCutOut(text, before) || isGlued(text) || denied.test(before)) continue
      if (words.length === 1 && !isProper && isEverydays(text)) continue
      const name = {
        text: row[0].slice(first.start - number, last.end),
        span,
        before,
        after: row[0].slice(last.end),
        isProper,
      }
      if (rank > (found.get(key)?.rank ?? -1)) found.set(key, { name, rank })
    }
  }
  return [...found.values()].map(({ name }) => name)
}

function isRole(word: string): boolean {
  return /^\p{Lu}/u.test(word) && isRoleNoun(word.toLowerCase())
}

/** `UCP` is United Cerebral Palsy. */
function isShortFor(text: string, company = ''): boolean {
  const initials = (company.match(/\b\p{Lu}/gu) ?? []).join('')
  return text.length > 1 && initials.startsWith(text) && findTerms(text).length === 0
}

/** `York State` of `New York State`, and `NETWORKThe` where a line break was lost. */
function isCutOut(text: string, before: string): boolean {
  return (
    (/^\p{Lu}/u.test(text) && /(?:^[\s•*–-]*|[\p{L},)] )\p{Lu}\p{Ll}+ (?:& ?)?$/u.test(before)) ||
    /\p{Lu}{2}\p{Lu}\p{Ll}/u.test(text)
  )
}

/** `homes`, `barriers`, `transferring`: nobody can say yes or no to a word. */
function isEverydays(word: string): boolean {
  return isKnownWord(word.toLowerCase()) && findTerms(word).length === 0 && rarityOf(word.toLowerCase()) < RARE
}

/** `without giving legal advice`, `no experience with it needed` */
const denied = /\b(?:without|no|not|never|nor|less than|fewer than)\b(?! (?:less|fewer|limited|only)\b)[^.;,:]{0,40}$/i

/** `rules-UltiPro`: two items of a list that lost its line breaks. */
function isGlued(text: string): boolean {
  return /\p{Ll}{3}-\p{Lu}\p{L}{2}/u.test(text)
}

const RARE = 0.9

/** A place, a language, what belongs to somebody, or a shout. */
function isElse(text: string): boolean {
  if (/\bspeak(?:ing|ers?)$/.test(text)) return true
  if (isPlace(text) || text.split(' ').every(isPlace) || languages.has(text) || /['’]s(?:$| )|['’]ing\b/.test(text))
    return true
  return text.includes(' ') && text === text.toUpperCase() && /\p{Lu}{6}/u.test(text)
}

const states = new Set(stateNames.values())
const countries = /^(?:USA?|UK|EU|EEA|UAE|NZ)$/

function isPlace(word: string): boolean {
  return stateNames.has(word) || states.has(word) || countries.test(word)
}

const languages = new Set<string>(languageNames)

/** How plainly it is wanted there: as a must, as a wish, as work, in the title, or only said. */
function rankOf(span: Span, { mustHave, niceToHave, duties, title }: Posting): number {
  const isIn = (one: { span: Span }) => one.span.start <= span.start && one.span.end >= span.end
  if (mustHave.some(isIn)) return 4
  if (niceToHave.some(isIn)) return 3
  if (duties.some(isIn)) return 2
  return title && isIn(title) ? 1 : 0
}

/** What a name says; `Go`, `MC` and `Control-M` say as much as longer words. */
function topicsIn(words: readonly Word[], text: string): readonly Topic[] {
  const topics = topicsOf(text)
  const names = words.filter(
    (word) => (word.isName || isCode(word.text)) && !topics.some((topic) => covers(topic, word)),
  )
  return [...topics, ...names.map((word): Topic => ({ key: word.text.toLowerCase(), word: word.text, weight: 1 }))]
}

/** The same of a text that stands alone. */
export function nameTopics(text: string): readonly Topic[] {
  if (text.length === 2) return [{ key: text.toLowerCase(), word: text, weight: 1 }]
  return topicsIn(runsOf(text).flat(), text)
}

function covers({ word, weight }: Topic, { text }: Word): boolean {
  return weight >= 1 && word.toLowerCase().includes(text.toLowerCase())
}

export function isTool(text: string): boolean {
  return findTerms(text).some(({ term }) => term.kind === 'tool')
}

/** `Siemens S7`, `BigQuery`; `Permanent` and `Due` are words, and so is every label. */
function isOwnName(text: string): boolean {
  if (text.split(' ').some(isCode) || isTool(text)) return true
  return text.split(' ').some((word) => /^\p{Lu}/u.test(word) && !isKnownWord(word.toLowerCase()))
}

/** `Local Authorities Award`: known words that go on in capitals inside a row. */
function isTitled(text: string, before: string): boolean {
  const opens = before.trim() === '' || /[.:;!?•*–—-]\s*$/.test(before)
  const capitals = text.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length
  return capitals > (opens ? 2 : 1)
}

/** Runs of words that may name one thing: `orbital welding`, `CO2 systems`, `Class 1 licence`. */
function runsOf(row: string): Word[][] {
  const tagged = tagWords(row)
  const words = [
    ...row.matchAll(/[\p{L}\d](?:[\p{L}\d.+#&'’-]|(?<=\p{Lu})\/(?=\p{Lu}{2}|\d\p{Lu}))*(?<![.'’-])\+*/gu),
  ].map((match): Word => {
    const [start, end] = [match.index, match.index + match[0].length]
    const tags = tagsIn(tagged, { start, end })
    const isName = /^\p{Lu}\p{Ll}$/u.test(match[0]) && /[\p{Ll}\d),/(] ?$/u.test(row.slice(0, start))
    return {
      text: match[0],
      start,
      end,
      tags,
      isName: isName && tags.some((tag) => /^(?:NOUN|PROPN|VERB)$/.test(tag)),
    }
  })
  const runs: Word[][] = []
  let run: Word[] = []
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const isNext = before && row.slice(before.end, word.start) === ' '
    // `a medication round using Medimap`
    const isTurn = isActing(word) && words[at + 1] !== undefined && row[word.end] === ' '
    if (!isNext || !isMember(word, run.at(-1)) || isTurn) {
      if (run.length > 0) runs.push(run)
      run = []
    }
    if (isMember(word, run.at(-1))) run.push(word)
  }
  return run.length > 0 ? [...runs, run] : runs
}

function tagsIn(tagged: readonly TaggedWord[], { start, end }: Span): string[] {
  return tagged.filter((one) => one.start >= start && one.end <= end).map(({ tag }) => tag)
}

/** `ICP-MS`, `S7`, `iManage`; `AND` and `APPLY` only shout. */
function isCode(text: string): boolean {
  if (!/^\p{Lu}[\p{L}&/-]*\p{Lu}|\p{Ll}\p{Lu}|\p{L}\d|\d\p{Lu}/u.test(text)) return false
  const lower = text.toLowerCase()
  return !/^\d+(?:st|nd|rd|th|am|pm|hrs?|kg|k)$|^cvs?$/.test(lower) && !isPlainWord(lower, stem(lower))
}

function isActing({ text, tags }: Word): boolean {
  return /ing$/.test(text) && tags.includes('VERB')
}

/** A number belongs to what it numbers: `Studio 5000`, `level 3`; `4 depots` are depots. */
function isMember({ text, tags, isName }: Word, before: Word | undefined): boolean {
  if (isName || isCode(text) || /ing$/.test(text)) return true
  if (/^\d/.test(text)) return before !== undefined && /^\p{Lu}|^(?:level|class|grade|band)$/iu.test(before.text)
  if (units.test(text)) return false
  return tags.some((tag) => /^(?:NOUN|PROPN|ADJ)$/.test(tag)) && !tags.includes('VERB')
}

const units =
  /^(?:yrs?|years?|months?|mths?|weeks?|days?|hours?|hrs?|min(?:ute)?s?|kgs?|lbs?|pounds|miles?|km|metres|am|pm|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)s?|january|february|march|april|may|june|july|august|september|october|november|december)$/i

/** How a paper is held says nothing of which it is. */
const merely = /^(?:clean(?:-ish)?|valid|current|full|active|recognised|recognized)$/i

/** Without what fits any job at either end, and down to a thing: `calm` is none. */
function trim(run: readonly Word[]): Word[] {
  const isNaming = ({ text, isName }: Word) =>
    isName || (topicsOf(text).some(({ weight }) => weight >= 1) && !merely.test(text)) || isCode(text)
  const isHead = (word: Word) => isCode(word.text) || /^\d/.test(word.text) || !word.tags.includes('ADJ')
  // `cook school lunches`: what is done is not of the name.
  const isDone = ({ text }: Word, at: number) => {
    const verb = at === 0 && run.length > 1 ? readVerbForm(text.toLowerCase()) : undefined
    return verb?.form === 'base' && !verb.isMoreOftenNoun
  }
  const from = run.findIndex((word, at) => isNaming(word) && !isDone(word, at))
  const until = run.findLastIndex(
    (word) => isHead(word) && (isNaming(word) || isPaper(word.text) || /^\d/.test(word.text)),
  )
  if (from < 0 || until < from) return []
  // `future life opportunities`: what it is of may say little, and without it the name is half of one.
  // `applicant tracking systems`: without its first word it is another thing.
  let start = from
  while (start > 0 && leads(run[start - 1])) start -= 1
  let end = until
  while (isOfName(run[end + 1], run[end])) end += 1
  return run.slice(Math.max(start, until + 1 - LONGEST), end + 1)
}

/** How one knows a thing, and where, is not of its name. */
const around =
  /^(?:experience|skills?|knowledge|background|training|work|roles?|jobs?|positions?|environments?|settings?|preferred|required|desired|desirable|plus|asset|bonus|etc|years?|needs?|use|proficiency|familiarity|understanding|exposure|ability|abilities|duties|responsibilities|requirements?|candidates?|applicants?|level|basis|manner|time|ones?|things?)$/i

function leads(word: Word | undefined): boolean {
  return word !== undefined && /^(?:applicant|candidate|job|work|role|task|level|position)$/.test(word.text)
}

function isOfName(word: Word | undefined, before: Word | undefined): boolean {
  if (!word || !before || around.test(word.text)) return false
  return word.tags.length > 0 && word.tags.every((tag) => tag === 'NOUN') && /^\p{Ll}/u.test(word.text)
}

export function isPaper(word: string): boolean {
  return /^(?:licen[cs]e|ticket|certificat\p{L}*|cert|registration|card|permit|endorsement|qualification|diploma)s?$/iu.test(
    word,
  )
}

export function isSaidIn(career: Career, { key, word }: Topic): boolean {
  const { keys, text } = readSaid(career)
  if (keys.has(key)) return true
  if (word.length <= 3) return new RegExp(`(?<![\\p{L}\\d])${escapePattern(word)}(?![\\p{L}\\d])`, 'u').test(text)
  return text.toLowerCase().includes(word.toLowerCase().replace(/s$/, ''))
}

const readSaid = rememberOf(({ lines }: Career) => ({
  keys: new Set(lines.flatMap(({ topics }) => topics.map(({ key }) => key))),
  text: lines.map((line) => line.text).join('\n'),
}))
