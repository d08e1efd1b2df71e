// A sentence laid beside the lines it tells of, clause by clause: which of its words they carry, which are new, and what of them was
// left out.
import { nearness, vectorOf } from '#engine/language/word-vectors.ts'
import { type Scope, type SourceText, says, textSays } from './ground.ts'
import type { ReadText, Segment } from './read-segments.ts'
import type { Word } from './read-words.ts'
import { isOn, isSynonym } from './words.ts'

/**
 * `line`: the line itself has it; `kin`: it takes the place of one of its words that means the same; `near`: of one of the same topic;
 * `stray`: another line has it; `person`: a title, a skill, a school; `extra`: like a word of the line that is told already; or `new`.
 */
export type Place = 'line' | 'kin' | 'near' | 'stray' | 'person' | 'extra' | 'new'

type AlignedWord = {
  word: Word
  place: Place
  /** The word of the line whose place it takes. */
  partner: Word | undefined
  /** Put in, where nothing of the line was taken out. */
  isInserted: boolean
}

export type AlignedClause = {
  segment: Segment
  line: SourceText | undefined
  words: readonly AlignedWord[]
  /** The clause of the line that shares most. */
  source: Segment | undefined
  /** How much of it stands in the line in the same order. */
  ordered: number
  insertions: number
  replacements: number
  /** Words put in behind everything that the line has. */
  trailing: number
  /** Words that hang on what they follow by another preposition than in the line. */
  relinked: number
}

export type Alignment = { clauses: readonly AlignedClause[]; lost: readonly Word[] }

/** `carried`: by a second opinion; `given`: by the dates of the resume. */
export function alignClaim(
  read: ReadText,
  scope: Scope,
  { carried, given }: { carried: ReadonlySet<Word>; given: ReadonlySet<Word> },
): Alignment {
  const lines = scope.texts.filter(({ role }) => role === 'line' || role === 'person')
  const tellings = read.segments.map((segment) => {
    const told = segment.words.filter(isTelling)
    return { segment, told, line: bestLine(told, segment, lines) }
  })
  const partners = findPartners(tellings, carried)
  const clauses = tellings.map(({ segment, told, line }): AlignedClause => {
    const order = line ? compareOrder(segment.words, line.read.words) : { ordered: 0, gaps: [] }
    const counted = order.gaps.filter(({ words: own }) => own.some(({ isContent }) => isContent))
    return {
      segment,
      line,
      words: told.map((word) => ({
        ...placeOf(word, { line, lines, scope, given, partner: partners.get(word) }),
        isInserted: order.gaps.find(({ words: own }) => own.includes(word))?.lost === 0,
      })),
      source: line && bestSegment(told, line),
      ordered: order.ordered / Math.max(1, segment.words.filter(({ kind }) => kind !== 'sign').length),
      insertions: counted.filter(({ lost }) => lost === 0).length,
      replacements: counted.filter(({ lost }) => lost > 0).length,
      trailing: counted.filter(({ isLast }) => isLast).reduce((sum, gap) => sum + gap.words.length, 0),
      relinked: line ? countRelinked(segment.words, line.read) : 0,
    }
  })
  return { clauses, lost: findLost(read, clauses, partners) }
}

function isTelling(word: Word): boolean {
  return word.kind === 'word' && word.isContent && !numberWord.test(word.lower)
}

const numberWord =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|percent|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|daily|weekly|monthly|yearly|annual|annually|hourly|nightly|quarterly|th|st|nd|rd|k|pm|am)$/

type Partner = { word: Word; kind: 'line' | 'kin' | 'near' }
type Telling = { segment: Segment; told: readonly Word[]; line: SourceText | undefined }

/** Each word of the sentence takes the place of at most one of the line, the surest first. */
function findPartners(tellings: readonly Telling[], carried: ReadonlySet<Word>): Map<Word, Partner> {
  const partners = new Map<Word, Partner>()
  for (const line of new Set(tellings.flatMap(({ line: own }) => own ?? []))) {
    const told = tellings.filter((one) => one.line === line).flatMap((one) => one.told)
    const free = new Set(line.read.words.filter(isTelling))
    for (const word of told) {
      const own = [...free].find(({ key }) => key === word.key)
      if (own) free.delete(own)
      if (own) partners.set(word, { word: own, kind: 'line' })
      else if (carried.has(word)) partners.set(word, { word, kind: 'kin' })
    }
    const pairs = told
      .filter((word) => !partners.has(word) && !line.read.keys.has(word.key))
      .flatMap((word) => [...free].map((own) => ({ word, own, ...kinshipOf(word, own) })))
      .filter(({ nearness }) => nearness >= LEAST_NEAR)
      .sort((one, other) => other.nearness - one.nearness)
    for (const { word, own, isKin } of pairs) {
      if (partners.has(word) || !free.has(own)) continue
      free.delete(own)
      partners.set(word, { word: own, kind: isKin ? 'kin' : 'near' })
    }
  }
  return partners
}

const LEAST_NEAR = 0.3

function kinshipOf(one: Word, other: Word): { nearness: number; isKin: boolean } {
  const between = nearnessOf(one.lower, other.lower)
  if (isSynonym(one.key, other.key)) return { nearness: 1 + between, isKin: true }
  const shared = Math.min(one.lower.length, other.lower.length, 5)
  if (shared > 3 && one.lower.slice(0, shared) === other.lower.slice(0, shared))
    return { nearness: 0.9 + between, isKin: true }
  return { nearness: between, isKin: false }
}

function nearnessOf(one: string, other: string): number {
  const [first, second] = [vectorOf(one), vectorOf(other)]
  return first && second ? nearness(first, second) : 0
}

function weightOf({ key }: Word): number {
  return isOn('plain', key) ? 0.3 : 1
}

function bestLine(told: readonly Word[], segment: Segment, lines: readonly SourceText[]): SourceText | undefined {
  const values = segment.words.filter(({ kind }) => kind === 'number').map(({ lower }) => lower)
  let best = 0.25
  let found: SourceText | undefined
  for (const line of lines) {
    let score = 0
    for (const word of told) {
      if (line.read.keys.has(word.key)) score += weightOf(word)
      else if (textSays(line, word.key)) score += 0.6 * weightOf(word)
    }
    if (values.length > 0)
      score += 0.7 * values.filter((value) => line.read.words.some(({ lower }) => lower === value)).length
    if (score > best) [best, found] = [score, line]
  }
  return found
}

function bestSegment(told: readonly Word[], { read }: SourceText): Segment | undefined {
  const share = ({ words }: Segment) => told.filter(({ key }) => words.some((one) => one.key === key)).length
  return [...read.segments].sort((one, other) => share(other) - share(one))[0]
}

type Beside = {
  line: SourceText | undefined
  lines: readonly SourceText[]
  scope: Scope
  given: ReadonlySet<Word>
  partner: Partner | undefined
}

function placeOf(word: Word, { line, lines, scope, given, partner }: Beside): Omit<AlignedWord, 'isInserted'> {
  const { key } = word
  const at = (place: Place) => ({ word, place, partner: partner?.word })
  if (line?.read.keys.has(key)) return at('line')
  if (given.has(word)) return at('person')
  if (partner?.kind === 'kin') return at('kin')
  if (scope.keys.has(key)) return at(lines.some(({ read }) => read.keys.has(key)) ? 'stray' : 'person')
  if (partner) return at('near')
  return at(says(scope, key) ? 'extra' : 'new')
}

const CLOSE = 3

/** `the engineer checks` made of `for the engineer` and `checks`: neighbours here, apart or in other clauses there. */
export function findParted(words: readonly Word[], { words: source, segments }: ReadText): (readonly [Word, Word])[] {
  const told = words.filter(({ isContent, kind }) => isContent || kind === 'number')
  const there = source.filter(({ isContent, kind }) => isContent || kind === 'number')
  const places = (key: string) => there.flatMap((word, at) => (word.key === key ? [at] : []))
  const clauseOf = (at: number) => segments.findIndex(({ words: own }) => there[at] && own.includes(there[at]))
  return told.flatMap((word, at): (readonly [Word, Word])[] => {
    const before = told[at - 1]
    const [left, right] = [before ? places(before.key) : [], places(word.key)]
    if (!before || left.length === 0 || right.length === 0) return []
    const isClose = left.some((one) =>
      right.some((other) => Math.abs(one - other) <= CLOSE && clauseOf(one) === clauseOf(other)),
    )
    return isClose ? [] : [[before, word]]
  })
}

function countRelinked(words: readonly Word[], { words: source }: ReadText): number {
  return words.filter((word, at) => {
    if (!word.isContent) return false
    const there = source.flatMap((one, place) => (one.key === word.key ? [linkBefore(source, place)] : []))
    return there.length > 0 && !there.includes(linkBefore(words, at))
  }).length
}

/** `on two wards` is across two wards. */
export function isPlacing({ lower }: Word): boolean {
  return /^(?:in|on|at|across|within|throughout|inside)$/.test(lower)
}

/** The preposition a word hangs on; none where it opens, or a verb or a comma stands before it. */
function linkBefore(words: readonly Word[], at: number): string {
  for (let place = at - 1; place >= Math.max(0, at - 4); place -= 1) {
    const word = words[place]
    if (!word || word.kind === 'sign' || word.verb) return ''
    if (isPlacing(word)) return 'at'
    if (word.tag === 'ADP' || word.lower === 'to' || word.lower === 'as') return word.lower
  }
  return ''
}

type Gap = { words: readonly Word[]; lost: number; isLast: boolean }

/** The longest row of words both have in order, and what stands between. */
function compareOrder(claim: readonly Word[], source: readonly Word[]): { ordered: number; gaps: Gap[] } {
  const own = claim.filter(({ kind }) => kind !== 'sign')
  const other = source.filter(({ kind }) => kind !== 'sign')
  const width = other.length + 1
  const lengths = new Uint16Array((own.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = own.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        own[row]?.key === other[column]?.key
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const gaps: Gap[] = []
  let [row, column, from, since] = [0, 0, 0, 0]
  while (row < own.length && column < other.length) {
    if (own[row]?.key === other[column]?.key) {
      if (row > from) gaps.push({ words: own.slice(from, row), lost: column - since, isLast: false })
      row += 1
      column += 1
      from = row
      since = column
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  if (from < own.length) gaps.push({ words: own.slice(from), lost: other.length - since, isLast: true })
  return { ordered: at(0, 0), gaps }
}

/** What the clauses told of say besides, and the sentence does not. */
function findLost({ keys }: ReadText, clauses: readonly AlignedClause[], partners: ReadonlyMap<Word, Partner>): Word[] {
  const taken = new Set([...partners.values()].map(({ word }) => word))
  const sources = new Set(clauses.flatMap(({ source }) => source ?? []))
  return [...sources].flatMap(({ words }) =>
    words.filter((word) => word.kind !== 'sign' && !keys.has(word.key) && !taken.has(word)),
  )
}
