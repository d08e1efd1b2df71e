// What speaks for and against a sentence beside one source, in figures: what the checks found, how it lies on the lines it tells of,
// and which words are new, lost or moved. `model.ts` weighs it.
import { type AlignedClause, type Alignment, alignClaim, isPlacing, nearestInScope, type Place } from './align.ts'
import type { Claim, Finding } from './check.ts'
import { isDuration } from './checks/durations.ts'
import { countTaken } from './doers.ts'
import { careerOf } from './evidence-career.ts'
import { numbersOf } from './evidence-numbers.ts'
import { praiseOf } from './evidence-praise.ts'
import { timesOf } from './evidence-times.ts'
import { carriedWords, findOpenWords, isPhraseCarried, isVetted, type OpenWord } from './find-open-words.ts'
import type { Ground, Scope, SourceText } from './ground.ts'
import { namedJobs } from './named-jobs.ts'
import type { ReadText, Segment } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { table } from './table.ts'
import { isOn } from './words.ts'

type Figures = Map<string, number>

export type Candidate = { scope: Scope; rival: number }

export type Evidence = {
  figures: Figures
  /** `+led`, `-helped`, `help>led`: which words are new, lost, put for which. */
  tokens: readonly string[]
  findings: readonly { check: string; finding: Finding }[]
  open: readonly OpenWord[]
  /** Words nothing in the source carries. */
  strangers: readonly string[]
  added: readonly OpenWord[]
  /** Words of the sentence that are nowhere in the resume: new ones, else such as say it otherwise. */
  unsaid: readonly OpenWord[]
  /** Where every word is there: the smallest phrase they were not said in. */
  phrase: OpenWord
  /** A second opinion bears out some of its words. */
  isCarried: boolean
  whole: string
}

/** `rival`: by how much another job says more of its words. */
export function gatherEvidence(told: Omit<Claim, 'ask'>, { scope, rival }: Candidate, ground: Ground): Evidence {
  const asked = new Map<Word, string>()
  const figures: Figures = new Map([['rival', rival]])
  const findings: Evidence['findings'][number][] = []
  let looking = ''
  const claim: Claim = { ...told, ask: (word) => asked.set(word, asked.get(word) ?? looking) }
  for (const row of table) {
    looking = row.name
    const finding = row[ground.kind] ? row.check.find(claim, scope, ground) : undefined
    if (!finding) continue
    findings.push({ check: row.name, finding })
    figures.set(`found ${row.name}`, 1)
    figures.set(`found ${row.name} ${finding.code}`, 1)
  }
  const carried = carriedWords(told, scope, ground)
  const given = findings.some(({ check }) => check === 'durations') ? new Set<Word>() : spanWords(told.read)
  const aligned = alignClaim(told.read, scope, { carried, given })
  const open = findOpenWords(claim, scope, ground, { asked: new Set(asked.keys()), carried })
  figures.set('open', open.length)
  figures.set('findings', findings.length)
  for (const name of asked.values()) figures.set(`asked ${name}`, (figures.get(`asked ${name}`) ?? 0) + 1)
  for (const part of [
    shapeOf(told, scope, ground),
    coverageOf(aligned, told, ground),
    strangenessOf(aligned, scope),
    praiseOf(aligned),
    lossesOf(aligned, told),
    numbersOf(aligned, told, scope, ground),
    careerOf(told, aligned.clauses, scope, ground),
    timesOf(told, scope, ground),
  ])
    for (const name in part) figures.set(name, part[name] ?? 0)
  const words = aligned.clauses.flatMap((clause) => clause.words)
  const added = words.filter(({ place }) => isAdded(place)).map(({ word }) => word)
  const phrase = smallestPhrase(aligned, told.read)
  return {
    figures,
    tokens: tokensOf(aligned, told),
    findings,
    open,
    strangers: added.map(({ lower }) => lower),
    added: added.map(placeIn),
    unsaid: unsaidWords(words, open, scope, new Set([...carried, ...given])),
    phrase,
    isCarried: carried.size > 0 || isPhraseCarried(phrase.text, told.read, scope, ground),
    whole: told.read.text,
  }
}

/** `years` and `experience` of a span that the dates give. */
function spanWords(read: ReadText): ReadonlySet<Word> {
  return new Set(
    read.numbers.flatMap((number) => {
      if (!isDuration(number, read)) return []
      const after = read.words.slice(number.at, number.end + 4)
      return after.filter(({ lower }) => /^(?:years?|months?|decades?|experience)$/.test(lower))
    }),
  )
}

function unsaidWords(
  words: readonly AlignedClause['words'][number][],
  open: readonly OpenWord[],
  { keys }: Scope,
  carried: ReadonlySet<Word>,
): readonly OpenWord[] {
  const isNew = ({ word }: (typeof words)[number]) => !keys.has(word.key) && !carried.has(word)
  const asked = new Set(open.map(({ start }) => start))
  const added = words.filter((one) => isNew(one) && (isAdded(one.place) || asked.has(one.word.start)))
  return (added.length > 0 ? added : words.filter(isNew)).map(({ word }) => placeIn(word))
}

const telling =
  /^(?:all|every|each|both|only|own|alone|never|always|not|no|none|most|now|still|since|after|until|because|already|fully|completed|hardly|ever|any|above|ahead|under|over)$/

function smallestPhrase({ clauses }: Alignment, { text, words }: ReadText): OpenWord {
  const [word] = clauses.flatMap(({ segment, line }) => addedIn(segment, line?.read))
  const [pair] = clauses.flatMap(({ parted }) => parted)
  const verb = words.find((one) => one.verb) ?? words[0]
  const [from, until] = word ? [word, word] : (pair ?? [verb, verb])
  const [start, end] = [from?.start ?? 0, until?.end ?? text.length]
  return { text: text.slice(start, end), start, end }
}

function placeIn({ text, start, end }: Word): OpenWord {
  return { text, start, end }
}

function shapeOf({ read }: Omit<Claim, 'ask'>, scope: Scope, ground: Ground): Record<string, number> {
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
    isPresent: read.words.some(({ verb }) => verb && (verb.form === 'base' || verb.form === 'third')) ? 1 : 0,
    isEnded: scope.jobs.length === 1 && scope.jobs[0]?.source.current !== true ? 1 : 0,
  }
}

function isAdded(place: Place): boolean {
  return place === 'new' || place === 'extra'
}

function countVerbs(segments: readonly Segment[]): number {
  return new Set(segments).size === 0 ? 0 : [...new Set(segments)].flatMap(({ verbs }) => verbs).length
}

function coverageOf(
  { clauses }: Alignment,
  { read, isPostingAt }: Omit<Claim, 'ask'>,
  { posting }: Ground,
): Record<string, number> {
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
  const near = words.filter(({ place }) => place === 'near')
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
    parted: clauses.reduce((sum, clause) => sum + clause.parted.length, 0),
    relinked: clauses.reduce((sum, clause) => sum + clause.relinked, 0),
    strays: count(({ place }) => place === 'stray'),
    ofPerson: count(({ place }) => place === 'person'),
    nearWell: near.filter(({ nearness }) => nearness >= 0.6).length,
    nearFairly: near.filter(({ nearness }) => nearness >= 0.45 && nearness < 0.6).length,
    nearHardly: near.filter(({ nearness }) => nearness < 0.45).length,
    addedVerbs: words.filter(({ word, place }) => word.verb && (isAdded(place) || place === 'stray')).length,
    insertedVerbs: words.filter(({ word, place, isInserted }) => word.verb && place !== 'line' && isInserted).length,
    insertedNouns: words.filter(({ word, place, isInserted }) => word.tag === 'NOUN' && isAdded(place) && isInserted)
      .length,
    moreVerbs: countVerbs(read.segments) - countVerbs(clauses.flatMap(({ source }) => source ?? [])),
    skillNames: words.filter(({ word, place }) => place === 'person' && /^\p{Lu}/u.test(word.text) && !word.isFirst)
      .length,
    otherVerbs: words.filter(({ word, place }) => word.verb && place === 'near').length,
    takenActs: countTaken(
      read,
      [...lines].map((line) => line.read.words),
    ),
    kin: count(({ place }) => place === 'kin'),
    strangers: strange.length,
    heavyStrangers: heavy.length,
    mostInClause: Math.max(0, ...clauses.map((clause) => clause.words.filter(({ place }) => isAdded(place)).length)),
    insertedStrangers: strange.filter(({ isInserted }) => isInserted).length,
    far: heavy.filter(({ nearness }) => nearness < 0.35).length,
    close: heavy.filter(({ nearness }) => nearness >= 0.55).length,
    farthest: Math.min(1, ...heavy.map(({ nearness }) => nearness)),
    wanted: heavy.filter(({ word }) => posting.has(word.key) && !isPostingAt(word.start)).length,
    names: heavy.filter(({ word }) => /\p{Lu}/u.test(word.text) && !word.isFirst).length,
    lines: lines.size,
    lineless: clauses.filter(({ line, words: own }) => !line && own.length > 0).length,
    newNouns: heavy.filter(({ word }) => word.tag === 'NOUN').length,
    newVerbs: heavy.filter(({ word }) => word.tag === 'VERB').length,
    newAdjectives: heavy.filter(({ word }) => word.tag === 'ADJ').length,
    newNames: heavy.filter(({ word }) => word.tag === 'PROPN').length,
    newInList: countNewItems(read, words),
  }
  return figures
}

/** What was only to be understood, `makes 40 runs` of `40 runs`, and how far the rest lies from everything the resume speaks of. */
function strangenessOf({ clauses }: Alignment, scope: Scope): Record<string, number> {
  const isSupplied = ({ source }: AlignedClause, { verb, key }: Word) =>
    verb !== undefined && source?.verbs.length === 0 && !isOn('strong', key)
  const rest = clauses.flatMap((clause) =>
    clause.words.flatMap(({ word, place }) =>
      isAdded(place) && !isOn('plain', word.key) && !isVetted(word) && !isSupplied(clause, word) ? [word] : [],
    ),
  )
  const distances = rest.map(({ lower }) => nearestInScope(lower, scope))
  return {
    verbless: clauses.filter(({ source }) => source?.verbs.length === 0).length,
    suppliedVerbs: clauses.flatMap((clause) =>
      clause.words.filter(({ word, place }) => place !== 'line' && isSupplied(clause, word)),
    ).length,
    restStrangers: rest.length,
    farFromAll: distances.filter((nearness) => nearness < 0.4).length,
    farthestFromAll: Math.min(1, ...distances),
  }
}

/** `GA, AL, FL and TN`: a new one in a row of which the others are told. */
function countNewItems({ words }: ReadText, aligned: readonly AlignedClause['words'][number][]): number {
  const places = new Map(aligned.map(({ word, place }) => [word.start, place]))
  const items: { own: Word[]; isLast: boolean }[] = [{ own: [], isLast: false }]
  for (const word of words) {
    const isLink = /^(?:,|and|or|&|\/)$/.test(word.lower)
    if (isLink || (word.kind === 'sign' && word.lower !== '-')) items.push({ own: [], isLast: !isLink })
    else items.at(-1)?.own.push(word)
  }
  const told = items.filter(({ own }) => own.length > 0)
  const hasOwn = (at: number) => told[at]?.own.some(({ start }) => places.get(start) === 'line') === true
  return told.filter(({ own }, at) => {
    const content = own.filter(({ start }) => places.has(start))
    if (content.length === 0 || own.length > 3 || at === 0) return false
    const isNew = content.every(({ start }) => !/^(?:line|kin)$/.test(places.get(start) ?? ''))
    const isAnyNew = content.some(({ start }) => isAdded(places.get(start) ?? 'line'))
    const isLast = at + 1 === told.length || told[at + 1]?.isLast === true
    return isNew && isAnyNew && hasOwn(at - 1) && (isLast || hasOwn(at + 1))
  }).length
}

const limits =
  /^(?:usually|typically|sometimes|occasionally|mostly|mainly|often|partly|some|few|small|minor|backup|relief|when|if|until|temporary|temp|only)$/

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
function lossesOf({ clauses, lost }: Alignment, { read }: Omit<Claim, 'ask'>): Record<string, number> {
  const values = (numbers: typeof read.numbers) => numbers.filter(({ isYear }) => !isYear).map(({ value }) => value)
  const lines = [...new Set(clauses.flatMap(({ line }) => line ?? []))]
  const known = new Set(lines.flatMap(({ read: line }) => line.numbers.map(({ value }) => value)))
  const figures: Record<string, number> = {
    lost: lost.length,
    lostNames: lost.filter(({ text, isFirst }) => /^\p{Lu}/u.test(text) && !isFirst).length,
    lostContent: lost.filter(({ isContent }) => isContent).length,
    lostLimit: lost.filter(({ lower }) => limits.test(lower)).length,
    lostNot: lost.filter(({ lower }) => /^(?:not|no|never|without|nor)$|n't$/.test(lower)).length,
    lostDoer: lost.filter(({ lower, key }) => /^(?:with|by|under|for)$/.test(lower) || isOn('people', key)).length,
    numbersNotInLine: values(read.numbers).filter((value) => !known.has(value)).length,
    lostNumbers: lines
      .flatMap(({ read: line }) => values(line.numbers))
      .filter((value) => !values(read.numbers).includes(value)).length,
    lostYears: lostYears(lines, read),
    lostHedge: clauses.filter(({ segment, source }) => source?.hedge !== undefined && segment.hedge === undefined)
      .length,
    lostNouns: lost.filter(({ tag, isContent }) => isContent && tag === 'NOUN').length,
    lostVerbs: lost.filter(({ tag, isContent }) => isContent && tag === 'VERB').length,
    lostAdjectives: lost.filter(({ tag, isContent }) => isContent && tag === 'ADJ').length,
    restOpen: lines.reduce((sum, { read: line }) => sum + lostIn(line, read, unfinished), 0),
    otherDenial: clauses.filter(({ segment, source }) => source && source.isDenied !== segment.isDenied).length,
  }
  return figures
}

/** `opened both in 2019` of one in 2019 and one in 2022. */
function lostYears(lines: readonly SourceText[], read: ReadText): number {
  const told = new Set(read.numbers.flatMap(({ isYear, value }) => (isYear ? [value] : [])))
  if (told.size === 0) return 0
  return lines.flatMap(({ read: line }) => line.numbers).filter(({ isYear, value }) => isYear && !told.has(value))
    .length
}

const silent = /^(?:a|an|the|of|and|i|my|in|to|&)$/

function tokensOf({ clauses, lost }: Alignment, { read }: Omit<Claim, 'ask'>): string[] {
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
