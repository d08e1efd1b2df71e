// A line taken apart the way the gate looks at it: words, numbers, names, and clauses with the verb that governs each word.
import { findQuantities, type Quantity } from '../words/quantities.ts'
import { type FoundTerm, findTerms } from '../words/terms.ts'
import { type Token, tokenize } from '../words/tokens.ts'
import { findVerb, verbRank } from '../words/verbs.ts'
import { isFunctionWord, isPlainWord } from '../words/vocabulary.ts'
import { rememberByText } from './remember.ts'

export type ParsedText = {
  text: string
  tokens: readonly Token[]
  quantities: readonly Quantity[]
  terms: readonly FoundTerm[]
  /** Which clause each token stands in. */
  clauseOf: readonly number[]
  /** Stems of all words. */
  stems: ReadonlySet<string>
  termIds: ReadonlySet<string>
}

const cache = new Map<string, ParsedText>()

export function parseText(text: string): ParsedText {
  const known = cache.get(text)
  if (known) return known
  const tokens = tokenize(text)
  const terms = findTerms(text, tokens)
  const parsed: ParsedText = {
    text,
    tokens,
    quantities: findQuantities(text),
    terms,
    clauseOf: splitClauses(tokens),
    stems: new Set(tokens.filter(({ kind }) => kind === 'word').map((token) => token.stem)),
    termIds: new Set(terms.map(({ term }) => term.id)),
  }
  if (cache.size > 4000) cache.clear()
  cache.set(text, parsed)
  return parsed
}

const joiners = /^(?:and|while|then|plus|or|but|which|who|that|by|resulting|thereby)$/

/** A clause ends at a stop, and at a comma or joining word that a verb follows. */
function splitClauses(tokens: readonly Token[]): number[] {
  const clauses: number[] = []
  let clause = 0
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    const isStop = token.kind === 'sign' && /[.;:—–()!?•]/.test(token.text)
    const isBreak =
      (token.text === ',' || joiners.test(token.lower)) && next !== undefined && startsClause(tokens, index + 1)
    clauses.push(clause)
    if (isStop || isBreak) clause += 1
  }
  return clauses
}

function startsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  if (joiners.test(token.lower) || token.lower.endsWith('ly')) return startsClause(tokens, at + 1)
  if (/^(?:i|we|he|she|they|it|you)$/.test(token.lower)) return true
  return isVerbAt(tokens, at)
}

const neverVerbs =
  /^(?:being|during|including|following|using|building|training|cleaning|cooking|meeting|training|nursing|housing|clothing|marketing|accounting|engineering|banking|plumbing|welding|roofing|flooring|lighting|wiring|piping|painting|purchasing|scheduling|billing|planning|processing|testing|teaching|pricing|staffing|catering|parking|landscaping|recruiting|onboarding|bookkeeping|housekeeping|charting|hiring)$/

/** Whether the word is used as a verb there: by its form, or because it opens the line or follows `to`. */
export function isVerbAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return false
  const verb = findVerb(token.lower)
  // `Engineer in Training`: a capital inside the sentence makes a name.
  if (!verb || (/^\p{Lu}/u.test(token.text) && !token.isFirst)) return false
  const before = tokens[at - 1]
  // `point of sale`, `supply of linen`: a base form before `of` is a noun.
  if (verb.form === 'base' && tokens[at + 1]?.lower === 'of' && !token.isFirst) return false
  if (
    token.isFirst ||
    before?.lower === 'to' ||
    /^(?:i|we|he|she|they|you|and|also|who|that)$/.test(before?.lower ?? '')
  ) {
    return verb.form !== 'ing' || token.isFirst || before?.lower !== 'and' || !neverVerbs.test(token.lower)
  }
  const after = tokens[at + 1]
  if (
    token.lower === 'training' &&
    before?.lower === 'in' &&
    (!after || after.kind === 'sign' || /^(?:for|at|as)$/.test(after.lower))
  )
    return false
  if (verb.form === 'ing') return !neverVerbs.test(token.lower) || /^(?:for|in|by|with|of)$/.test(before?.lower ?? '')
  // `helped the chef cost the menu`
  const next = tokens[at + 1]?.lower ?? ''
  const isBase = verb.form === 'base' || token.lower === verb.base
  if (
    isBase &&
    /^(?:the|an?|their|our|its|new|all|every)$/.test(next) &&
    before?.kind === 'word' &&
    !isFunctionWord(before.lower)
  )
    return true
  if (verb.form === 'past') return token.lower !== verb.base
  // A base or third form inside a line is more often a noun: reports, orders, plans.
  return before?.text === ',' && verb.form === 'base'
}

export type Governed = { stem: string; rank: number; at: number }

const peopleServed =
  /^(?:customer|client|patient|resident|student|guest|shopper|visitor|user|caller|passenger|child|pupil|learner|famil|member|tenant|diner|patron|victim|senior|elder|people|individual|adult|employee|veteran|buyer|seller|consumer|borrower|policyholder|donor|attendee|participant|applicant|candidate|job|read|infant|toddler|inmate|athlet|traveler|homeown|parent|person|worker|faculty|dog|cat|animal|pet|woman|man|teen)/

const helpNouns = /^(?:help|support|assist|aid|assistanc)$/

/** Every content word with the rank of the verb that governs it. `most` reads a verb as high as it goes, `least` as low. */
export function governedWords(parsed: ParsedText, reading: 'least' | 'most'): readonly Governed[] {
  return reading === 'most' ? governedMost(parsed) : governedLeast(parsed)
}

const governedMost = rememberByText((parsed: ParsedText) => readGoverned(parsed, 'most'))
const governedLeast = rememberByText((parsed: ParsedText) => readGoverned(parsed, 'least'))

function readGoverned(parsed: ParsedText, reading: 'least' | 'most'): Governed[] {
  const { tokens, clauseOf } = parsed
  const words: Governed[] = []
  // Before its first verb a text claims no doing.
  let rank = reading === 'most' ? 2 : 0
  let highest = 0
  let limit = Number.POSITIVE_INFINITY
  let clause = -1
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    const here = clauseOf[at] ?? 0
    if (here !== clause) {
      clause = here
      highest = 0
      if (startsClause(tokens, at) || tokens[at - 1]?.kind === 'sign') limit = Number.POSITIVE_INFINITY
      if (/[.;!?]/.test(tokens[at - 1]?.text ?? '')) rank = reading === 'most' ? 2 : 0
    }
    const duty = dutyRank(tokens, at)
    const verb = duty ?? (isVerbAt(tokens, at) ? rankAt(tokens, at, reading) : undefined)
    if (
      verb !== undefined &&
      findVerb(token.lower)?.form === 'past' &&
      tokens[at + 1]?.lower === 'by' &&
      !token.isFirst
    ) {
      // Supervised by a foreman: the foreman did it.
      limit = 0
      continue
    }
    if (verb !== undefined) {
      rank = servesPeople(tokens, at, verb) ? 2 : verb
      highest = Math.max(highest, rank)
      if (rank <= 1 || actsForGroup(tokens, at)) limit = Math.min(limit, 1)
      continue
    }
    if (token.lower === 'for' && preparesFor(tokens, at)) limit = Math.min(limit, 1)
    if (helpNouns.test(token.stem) && rank === 2) {
      rank = nearPeople(tokens, at) ? 2 : 1
      continue
    }
    if (isFunctionWord(token.lower) || isPlainWord(token.lower, token.stem)) continue
    words.push({ stem: token.stem, rank: Math.min(reading === 'most' ? Math.max(rank, highest) : rank, limit), at })
  }
  return words
}

const wholes =
  /^(?:group|meet|session|workshop|team|crew|staff|kitchen|department|store|shop|office|business|compan|firm|unit|operation|site|plant|branch|restaurant|employe|worker|people|division|organiz|driver|server|nurs|developer|technician|apprentic|cook|agent|facult)/

/** To run a register is to work it, to run a shop is to lead it. */
export function rankAt(tokens: readonly Token[], at: number, reading: 'least' | 'most'): number | undefined {
  const token = tokens[at]
  const rank = token && verbRank(token.stem)
  if (!token || !rank) return undefined
  if (/^(?:run|head)$/.test(token.stem)) {
    return tokens.slice(at + 1, at + 6).some((other) => wholes.test(other.stem)) ? rank.most : rank.least
  }
  if (reading === 'least' && token.stem === 'manag' && keepsThings(tokens, at)) return 2
  return rank[reading]
}

/** A calendar or a file is managed by whoever keeps it. */
function keepsThings(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(at + 1, at + 5)
    .some((other) =>
      /^(?:calendar|diar|inbox|mailbox|fil|record|caseload|appointment|reserv|correspondenc|schedul|databas|document|mail|email)/.test(
        other.stem,
      ),
    )
}

const groups =
  /^(?:committe|team|crew|group|board|task|forc|round|campaign|project|effort|initiat|program|department|council|panel|squad|compan|firm|staff|person|peopl|nurs|chef|manager|doctor)/

/** In `the committee that chose`, the committee chose. */
function actsForGroup(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.lower ?? ''
  return /^(?:that|which|who)$/.test(before) && groups.test(tokens[at - 2]?.stem ?? '')
}

/** Who prepares for an operation does not operate. */
function preparesFor(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ lower }) => /^(?:prepar(?:e|es|ed|ing)|prep(?:s|ped|ping)?|read(?:y|ied|ies|ying))$/.test(lower))
}

/** `responsible for`, `in charge of`, `accountable for`: they answer for what follows. */
function dutyRank(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.lower
  if (word === 'responsible' || word === 'accountable') return 4
  if (word === 'charge' && tokens[at - 1]?.lower === 'in') return 4
  if (/^(?:took|take|takes|taking)$/.test(word ?? '') && tokens[at + 1]?.lower === 'part') return 1
  if (word === 'involved' || word === 'involvement' || word === 'participation') return 1
  if (word === 'assistance' && tokens[at + 1]?.lower === 'in') return 1
  return undefined
}

/** To assist a customer is the work itself; to assist a colleague is a part in theirs. */
function servesPeople(tokens: readonly Token[], at: number, rank: number): boolean {
  return rank === 1 && /^(?:assist|help|aid|support|back)/.test(tokens[at]?.stem ?? '') && nearPeople(tokens, at)
}

function nearPeople(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 6).some((token) => peopleServed.test(token.stem))
}
