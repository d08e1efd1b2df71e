// What speaks for and against a sentence beside one source, in figures: what the checks found, how it lies on the lines it tells of,
// and which words are new, lost or moved. `model.ts` weighs it.
import { type AlignedClause, type Alignment, alignClaim, findParted, isPlacing, type Place } from './align.ts'
import type { Claim, Finding, OpenWord } from './check.ts'
import { isHeldWord } from './checks/credentials.ts'
import { isDuration } from './checks/durations.ts'
import { countsOf } from './compare-counts.ts'
import { amountsOf } from './evidence-amounts.ts'
import { heldOf } from './evidence-held.ts'
import { joinedOf } from './evidence-joined.ts'
import { languagesOf } from './evidence-languages.ts'
import { namesOf } from './evidence-names.ts'
import { numbersOf } from './evidence-numbers.ts'
import { phrasesOf } from './evidence-phrases.ts'
import { postedOf } from './evidence-posting.ts'
import { laurelsOf, praiseOf } from './evidence-praise.ts'
import { proofsOf } from './evidence-proofs.ts'
import { rolesOf } from './evidence-roles.ts'
import { tenureOf } from './evidence-tenure.ts'
import { viewsOf } from './evidence-views.ts'
import { type WordPart, wordsOf } from './evidence-words.ts'
import type { Ground, Scope } from './ground.ts'
import { namedJobs } from './named-jobs.ts'
import type { ReadText, Segment } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { carriedWords, isPhraseCarried } from './second-opinions.ts'
import { table } from './table.ts'
import { isOn } from './words.ts'

type Figures = Map<string, number>

export type Candidate = { scope: Scope; rival: number }

export type Evidence = {
  figures: Figures
  /** `+led`, `-helped`, `help>led`: which words are new, lost, put for which. */
  tokens: readonly string[]
  findings: readonly { check: string; finding: Finding }[]
  /** Words nothing in the source carries. */
  strangers: readonly string[]
  /** Each word that the line does not have, and each number, by itself. */
  words: readonly WordPart[]
  amounts: readonly (readonly number[])[]
  added: readonly OpenWord[]
  /** Words of the sentence that are nowhere in the resume: new ones, else such as say it otherwise. */
  unsaid: readonly OpenWord[]
  /** Where every word is there: the smallest phrase they were not said in. */
  phrase: () => OpenWord
  /** A second opinion bears out some of its words. */
  isCarried: boolean
  /** A wish in the words any letter has, which states nothing. */
  isPolite: boolean
  whole: string
}

const checks = Object.entries(table)

/** `rival`: by how much another job says more of its words. */
export function gatherEvidence(told: Claim, { scope, rival }: Candidate, ground: Ground): Evidence {
  const figures: Figures = new Map([['rival', rival]])
  const findings: Evidence['findings'][number][] = []
  for (const [name, check] of checks) {
    const finding = check(told, scope, ground)
    if (!finding) continue
    findings.push({ check: name, finding })
    figures.set(`found ${name}`, 1)
  }
  const carried = carriedWords(told, scope, ground)
  const isFound = (name: string) => findings.some(({ check }) => check === name)
  const given = new Set([
    ...(isFound('durations') ? [] : spanWords(told.read)),
    ...(isFound('credentials') || isFound('numbers') ? [] : heldWords(told.read, scope)),
  ])
  const aligned = alignClaim(told.read, scope, { carried, given })
  figures.set('findings', findings.length)
  for (const part of [
    shapeOf(told, scope, ground),
    coverageOf(aligned),
    praiseOf(aligned),
    rolesOf(told, scope, ground),
    phrasesOf(told, scope),
    lossesOf(aligned, told),
    numbersOf(aligned, told, scope, ground),
    countsOf(aligned.clauses, told.read),
    ...anywhereOf(told, ground),
    joinedOf(aligned, told),
    proofsOf(told, scope),
    postedOf(aligned, told, ground),
    languagesOf(told, scope),
  ])
    for (const name in part) figures.set(name, part[name] ?? 0)
  const words = aligned.clauses.flatMap((clause) => clause.words)
  const added = words.filter(({ place }) => isAdded(place)).map(({ word }) => word)
  const phrase = () => smallestPhrase(aligned, told.read)
  return {
    figures,
    tokens: tokensOf(aligned, told),
    findings,
    strangers: added.map(({ lower }) => lower),
    words: wordsOf(aligned, told, ground),
    amounts: amountsOf(
      aligned,
      told,
      scope,
      ground,
      ['numbers', 'dates', 'durations'].map((name) => (isFound(name) ? 1 : 0)),
    ),
    added: added.map(placeIn),
    unsaid: unsaidWords(words, scope, new Set([...carried, ...given])),
    phrase,
    isCarried:
      carried.size > 0 || (ground.opinions.length > 0 && isPhraseCarried(phrase().text, told.read, scope, ground)),
    isPolite: told.isWish && findings.length === 0 && isPolite(told.read),
    whole: told.read.text,
  }
}

const anywhere = new WeakMap<Claim, readonly Record<string, number>[]>()

/** What is the same beside whichever job, read once. */
function anywhereOf(told: Claim, ground: Ground): readonly Record<string, number>[] {
  const known = anywhere.get(told)
  if (known) return known
  const parts = [
    tenureOf(told, ground),
    heldOf(told, ground),
    namesOf(told, ground),
    viewsOf(told, ground),
    laurelsOf(told, ground),
  ]
  anywhere.set(told, parts)
  return parts
}

/** `I would be glad to talk about the position.` */
function isPolite({ words, numbers }: ReadText): boolean {
  return numbers.length === 0 && words.every(({ isContent, key }) => !isContent || isOn('letter', key))
}

/** `years` and `experience` of a span that the dates give. */
function spanWords(read: ReadText): Word[] {
  return read.numbers.flatMap((number) => {
    if (!isDuration(number, read)) return []
    const after = read.words.slice(number.at, number.end + 4)
    return after.filter(({ lower }) => /^(?:years?|months?|decades?|experience)$/.test(lower))
  })
}

const NEAR = 3

/** `certified` in `BLS-certified`, where BLS is among the certificates. */
function heldWords({ words }: ReadText, { texts }: Scope): Word[] {
  const held = texts.filter(({ role }) => role === 'credential')
  return words.filter(
    ({ lower }, at) =>
      isHeldWord(lower) &&
      words
        .slice(Math.max(0, at - NEAR), at)
        .some(({ key, isContent }) => isContent && held.some(({ read }) => read.keys.has(key))),
  )
}

function unsaidWords(
  words: readonly AlignedClause['words'][number][],
  { keys }: Scope,
  carried: ReadonlySet<Word>,
): readonly OpenWord[] {
  const isNew = ({ word }: (typeof words)[number]) => !keys.has(word.key) && !carried.has(word)
  const added = words.filter((one) => isNew(one) && isAdded(one.place))
  return (added.length > 0 ? added : words.filter(isNew)).map(({ word }) => placeIn(word))
}

const telling =
  /^(?:all|every|each|both|only|own|alone|never|always|not|no|none|most|now|still|since|after|until|because|already|fully|completed|hardly|ever|any|above|ahead|under|over)$/

function smallestPhrase({ clauses }: Alignment, { text, words }: ReadText): OpenWord {
  const [word] = clauses.flatMap(({ segment, line }) => addedIn(segment, line?.read))
  const [pair] = clauses.flatMap(({ segment, line }) => (line ? findParted(segment.words, line.read) : []))
  const verb = words.find((one) => one.verb) ?? words[0]
  const [from, until] = word ? [word, word] : (pair ?? [verb, verb])
  const [start, end] = [from?.start ?? 0, until?.end ?? text.length]
  return { text: text.slice(start, end), start, end }
}

function placeIn({ text, start, end }: Word): OpenWord {
  return { text, start, end }
}

function shapeOf({ read }: Claim, scope: Scope, ground: Ground): Record<string, number> {
  const named = namedJobs(read, ground.career.jobs)
  return {
    isLetter: ground.kind === 'letter' ? 1 : 0,
    isSummary: ground.kind === 'summary' ? 1 : 0,
    words: read.words.length,
    clauses: read.segments.length,
    numbers: read.numbers.length,
    named: named.length,
    jobs: ground.career.jobs.length,
    isAll: scope.jobs.length > 1 ? 1 : 0,
    hasNoLines: scope.texts.some(({ role }) => role === 'line') ? 0 : 1,
    startsWithVerb: read.words[0]?.verb ? 1 : 0,
    startsWithI: read.words[0]?.lower === 'i' && /^(?:base|third)$/.test(read.words[1]?.verb?.form ?? '') ? 1 : 0,
    isPresent: read.words.some(({ verb }) => verb && (verb.form === 'base' || verb.form === 'third')) ? 1 : 0,
    isEnded: scope.jobs.length === 1 && scope.jobs[0]?.source.current !== true ? 1 : 0,
  }
}

function isAdded(place: Place): boolean {
  return place === 'new' || place === 'extra'
}

function coverageOf({ clauses }: Alignment): Record<string, number> {
  const words = clauses.flatMap((clause) => clause.words)
  const count = (isOne: (word: (typeof words)[number]) => boolean) => words.filter(isOne).length
  const shares = clauses
    .filter((clause) => clause.words.length > 0)
    .map(
      (clause) =>
        clause.words.filter(({ place }) => place === 'line' || place === 'kin' || place === 'near').length /
        clause.words.length,
    )
  const strange = words.filter(({ place }) => isAdded(place))
  const heavy = strange.filter(({ word }) => !isOn('plain', word.key))
  const lines = new Set(clauses.flatMap(({ line }) => line ?? []))
  const figures: Record<string, number> = {
    leastShare: shares.length > 0 ? Math.min(...shares) : 1,
    share: words.length > 0 ? count(({ place }) => place === 'line' || place === 'kin') / words.length : 1,
    exactShare: words.length > 0 ? count(({ place }) => place === 'line') / words.length : 1,
    ordered: clauses.length > 0 ? Math.max(...clauses.map((clause) => clause.ordered)) : 0,
    leastOrdered: clauses.length > 0 ? Math.min(...clauses.map((clause) => clause.ordered)) : 0,
    insertions: clauses.reduce((sum, clause) => sum + clause.insertions, 0),
    replacements: clauses.reduce((sum, clause) => sum + clause.replacements, 0),
    trailing: clauses.at(-1)?.trailing ?? 0,
    strays: count(({ place }) => place === 'stray'),
    ofPerson: count(({ place }) => place === 'person'),
    kin: count(({ place }) => place === 'kin'),
    strangers: strange.length,
    heavyStrangers: heavy.length,
    mostInClause: Math.max(0, ...clauses.map((clause) => clause.words.filter(({ place }) => isAdded(place)).length)),
    insertedStrangers: strange.filter(({ isInserted }) => isInserted).length,
    lines: lines.size,
    lineless: clauses.filter(({ line, words: own }) => !line && own.length > 0).length,
  }
  return figures
}

const unfinished =
  /^(?:yet|plan|planned|planning|pending|expected|proposed|draft|pilot|trial|tried|shelved|postponed|pushed|failed|cancell?ed|dropped|not|no|never|none|without|toward|towards|enrolled|registered|applied|asked|scheduled|upcoming|slated|discussion|studying|watched|observed|shown|learned|learning|missed|still|started|far|rest|remaining)$/

/** What a line says of itself, in whichever clause, and the sentence leaves out. */
function lostIn({ words }: ReadText, { keys }: ReadText, pattern: RegExp): number {
  return words.filter(({ lower, key }) => pattern.test(lower) && !keys.has(key)).length
}

function addedIn({ words }: Segment, line: ReadText | undefined): Word[] {
  return words.filter(({ lower, key }) => telling.test(lower) && line !== undefined && !line.keys.has(key))
}

/** What was taken out, and whether it was a limit. */
function lossesOf({ clauses, lost }: Alignment, { read }: Claim): Record<string, number> {
  const values = (numbers: typeof read.numbers) => numbers.filter(({ isYear }) => !isYear).map(({ value }) => value)
  const lines = [...new Set(clauses.flatMap(({ line }) => line ?? []))]
  const told = new Set(read.numbers.map(({ value }) => value))
  const known = new Set(lines.flatMap(({ read: line }) => line.numbers.map(({ value }) => value)))
  const figures: Record<string, number> = {
    lost: lost.length,
    lostContent: lost.filter(({ isContent }) => isContent).length,
    numbersNotInLine: values(read.numbers).filter((value) => !known.has(value)).length,
    lostNumbers: lines
      .flatMap(({ read: line }) => values(line.numbers))
      .filter((value) => !values(read.numbers).includes(value)).length,
    lostYears: lines.flatMap(({ read: line }) => line.numbers).filter(({ isYear, value }) => isYear && !told.has(value))
      .length,
    lostHedge: clauses.filter(({ segment, source }) => source?.hedge !== undefined && segment.hedge === undefined)
      .length,
    restOpen: lines.reduce((sum, { read: line }) => sum + lostIn(line, read, unfinished), 0),
    otherDenial: clauses.filter(({ segment, source }) => source && source.isDenied !== segment.isDenied).length,
  }
  return figures
}

const silent = /^(?:a|an|the|of|and|i|my|in|to|&)$/

function tokensOf({ clauses, lost }: Alignment, { read }: Claim): string[] {
  const tokens = new Set<string>()
  for (const { words, line, segment, source, relinked } of clauses) {
    for (const { word, place, isInserted, partner } of words) {
      if (place === 'line') continue
      if (partner) tokens.add(`${partner.key}>${word.key}`)
      if (isAdded(place)) {
        tokens.add(`+${word.key}`)
        if (isInserted) tokens.add(`+i ${word.key}`)
      } else tokens.add(`${place} ${word.key}`)
    }
    // A preposition of place in place of another.
    const isPlaced = relinked === 0 && line?.read.words.some(isPlacing) === true
    for (const word of segment.words)
      if (
        word.kind === 'word' &&
        !word.isContent &&
        !silent.test(word.lower) &&
        !(isPlacing(word) && isPlaced) &&
        !line?.read.words.some(({ lower }) => lower === word.lower)
      )
        tokens.add(`+${word.lower}`)
    const verb = segment.words.find((one) => one.verb)
    const own = source?.words.find((one) => one.verb)
    if (verb && own && verb.key !== own.key) tokens.add(`${own.key}>${verb.key}`)
    if (verb && !line?.read.keys.has(verb.key)) tokens.add(`v ${verb.key}`)
    for (const [at, word] of segment.words.entries()) {
      const next = segment.words[at + 1]
      if (!next || word.kind !== 'word' || next.kind !== 'word') continue
      if (!line?.read.keys.has(word.key) || !line.read.keys.has(next.key)) tokens.add(`${word.key}_${next.key}`)
    }
  }
  const isPlaced = read.words.some(isPlacing) && clauses.every(({ relinked }) => relinked === 0)
  for (const word of lost) {
    const { kind, key, lower, isContent } = word
    if (kind === 'word' && !silent.test(lower) && !(isPlaced && isPlacing(word)))
      tokens.add(`-${isContent ? key : lower}`)
  }
  const first = read.words[0]
  if (first) tokens.add(`^${first.key}`)
  return [...tokens]
}
