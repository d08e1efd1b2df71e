// What a number counts: the noun of its phrase, wherever that stands.
import type { Quantity } from '../words/quantities.ts'
import { labelNouns } from '../words/quantity-words-data.ts'
import { isRoleNoun } from '../words/roles.ts'
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { findVerb } from '../words/verbs.ts'
import { isFunctionWord } from '../words/vocabulary.ts'
import { findRates } from './find-rates.ts'
import { isVerbAt, type ParsedText } from './parsed-text.ts'

export type Counted = {
  /** The nouns themselves: `patients` of five post-op patients, both of nurses and aides. */
  heads: readonly Token[]
  /** All words of the phrase. */
  words: readonly Token[]
  /** The noun before `of`: the team of six, the caseload of 24 families. */
  container: Token | undefined
  /** The noun a joined number describes: the committee of a three-person committee. */
  described: readonly Token[]
}

const nothing: Counted = { heads: [], words: [], container: undefined, described: [] }

/** Words behind a noun that are no noun. */
const trailing =
  /^(?:total|altogether|combined|overall|each|apiece|strong|deep|wide|long|high|old|olds|away|nationwide|statewide|worldwide|citywide|alone|simultaneously|concurrently|annually|respectively)$/

const noNouns =
  /^(?:instead|rather|ago|later|earlier|early|late|using|via|including|plus|roughly|about|approximately|nearly|almost|usually|often)$/
const phraseSigns = /^[-/&]$/
const steps = /^(?:the|our|its|their|those|these|all|my|different|separate|other)$/

/** A number belongs to one parsed text, which is looked at again for every sentence. */
const found = new WeakMap<Quantity, Counted>()

export function findCounted(parsed: ParsedText, quantity: Quantity): Counted {
  const known = found.get(quantity)
  if (known) return known
  const counted = readCounted(parsed, quantity)
  found.set(quantity, counted)
  return counted
}

function readCounted(parsed: ParsedText, quantity: Quantity): Counted {
  const { tokens } = parsed
  const container = containerOf(tokens, quantity)
  if (tokens[quantity.until]?.text === '-' || tokens[quantity.until]?.joined === '-') return joined(parsed, quantity)
  const label = tokens[quantity.boundFrom - 1]
  if (quantity.kind === 'ordinal' && label && labelNouns.has(label.lower))
    return { ...nothing, heads: [label], words: [label], container }
  const { heads, words } = readPhrase(parsed, skipSteps(tokens, quantity.until))
  if (heads.length > 0) return { heads: nounsOf(heads, words, quantity), words, container, described: [] }
  return lent(parsed, quantity) ?? { ...nothing, container }
}

/** `from 220 to 610 policies`, `9 of 12 months` say the noun once. */
function lent(parsed: ParsedText, quantity: Quantity): Counted | undefined {
  const at = parsed.quantities.indexOf(quantity)
  const twin = parsed.quantities.find(
    (other, place) =>
      Math.abs(place - at) === 1 && at >= 0 && other.mate === quantity.value && other.kind === quantity.kind,
  )
  if (!twin) return undefined
  const { heads, words } = readPhrase(parsed, skipSteps(parsed.tokens, twin.until))
  return heads.length > 0 ? { ...nothing, heads: nounsOf(heads, words, twin), words } : undefined
}

const plural =
  /(?:[^su]|[aeiou]u|ie)s$|ss?es$|^(?:children|people|men|women|feet|staff|personnel|aircraft|criteria|media|data|mice|alumni|\p{L}+(?:men|women|people))$/u

/** More than one are counted by a plural, and what follows it is another word: 40 managers use, 380 students advice. */
function nounsOf(heads: readonly Token[], words: readonly Token[], { kind, value, upTo }: Quantity): readonly Token[] {
  // The third quarter of third quarter results.
  if (kind === 'ordinal') return labelNouns.has(words[0]?.lower ?? '') ? words.slice(0, 1) : words
  if (value === 1 && upTo === undefined) return heads
  const several = words.filter(({ lower }) => plural.test(lower))
  return several.length > 0 ? several : heads
}

function containerOf(tokens: readonly Token[], { boundFrom, from }: Quantity): Token | undefined {
  const at = tokens[boundFrom - 1]?.lower === 'of' ? boundFrom - 2 : tokens[from - 1]?.lower === 'of' ? from - 2 : -1
  const noun = tokens[at]
  return noun?.kind === 'word' && !isFunctionWord(noun.lower) && noun.lower !== 'instead' ? noun : undefined
}

function skipSteps(tokens: readonly Token[], from: number): number {
  let at = from
  if (tokens[at]?.lower === 'of' || /^(?:different|separate|other|new)$/.test(tokens[at]?.lower ?? '')) at += 1
  while (steps.test(tokens[at]?.lower ?? '')) at += 1
  return at
}

/** `28-bed`, `three-person committee`, `2.3-million-member database`. */
function joined(parsed: ParsedText, { until }: Quantity): Counted {
  const { tokens } = parsed
  const parts: Token[] = []
  let at = tokens[until]?.text === '-' ? until + 1 : until
  for (;;) {
    const token = tokens[at]
    if (token?.kind !== 'word') break
    parts.push(token)
    if (tokens[at + 1]?.text !== '-') break
    at += 2
  }
  const heads = parts.filter(({ lower }) => !trailing.test(lower)).slice(-1)
  const rest = readPhrase(parsed, at + 1)
  return { heads, words: [...parts, ...rest.words], container: undefined, described: rest.heads }
}

/** The words up to the next small word, verb, number or stop; the nouns are the last of each part. */
function readPhrase(parsed: ParsedText, from: number): { heads: Token[]; words: Token[] } {
  const { tokens } = parsed
  const heads: Token[] = []
  const words: Token[] = []
  let last: Token | undefined
  let isDescribed = false
  const close = () => {
    if (last) heads.push(last)
    last = undefined
  }
  for (let at = from; at < tokens.length && words.length < 7; at += 1) {
    const token = tokens[at]
    if (!token) break
    if (token.kind === 'sign') {
      if (phraseSigns.test(token.text)) continue
      break
    }
    const inner = parsed.quantities.find((other) => other.from === at)
    if (inner) {
      // `26 third-grade students`, `15 three- and four-year-olds`
      if (inner.kind !== 'ordinal' && tokens[inner.until]?.text !== '-') break
      at = inner.until - 1
      isDescribed = true
      continue
    }
    const isJoin = /^(?:and|or)$/.test(token.lower)
    if (isJoin) {
      const isNumber = parsed.quantities.some((other) => other.boundFrom === at + 1 && !isDescribed)
      if ((words.length === 0 && !isDescribed) || isNumber || !goesOn(tokens, at + 1)) break
      close()
      continue
    }
    // `2 Algebra I sections`
    if (token.text === 'I' && words.length > 0) continue
    if (token.kind === 'number' || isFunctionWord(token.lower) || noNouns.test(token.lower)) break
    const rate = findRates(parsed).find(({ from: start, until }) => at >= start && at < until)
    if (rate) {
      if (words.length > 0 || !tokens[at + 1]) break
      continue
    }
    if (isVerbHere(tokens, at) && !isPeople(token)) break
    if (trailing.test(token.lower) && words.length > 0) break
    words.push(token)
    last = token
  }
  close()
  return { heads, words }
}

/** A participle before a noun describes it, one behind a noun begins another thought. */
function isVerbHere(tokens: readonly Token[], at: number): boolean {
  if (!isVerbAt(tokens, at)) return false
  const next = tokens[at + 1]
  const isForm = /^(?:past|ing)$/.test(findVerb(tokens[at]?.lower ?? '')?.form ?? '')
  return !(
    isForm &&
    next?.kind === 'word' &&
    !isFunctionWord(next.lower) &&
    !/ly$/.test(next.lower) &&
    !isVerbAt(tokens, at + 1)
  )
}

function goesOn(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || isFunctionWord(token.lower)) return false
  return !isVerbAt(tokens, at) || isPeople(token)
}

/** The guards of `17 clerks and guards` are no doing. */
function isPeople(token: Token): boolean {
  return /s$/.test(token.lower) && isPerson(token)
}

const groupWords =
  'team crew group staff committee panel squad department class cohort caseload fleet portfolio chain network household board workforce force roster unit office'
const groups = new Set(groupWords.split(' ').map(stem))

export function isGroup(token: Token): boolean {
  return groups.has(token.stem)
}

const anyone = new Set('people person individual man woman head soul'.split(' ').map(stem))
const workers = new Set(
  'employee staff team member crew worker colleague associate personnel report hire coworker staffer headcount'
    .split(' ')
    .map(stem),
)
const persons =
  /^(?:customer|client|patient|resident|student|guest|shopper|visitor|user|caller|passenger|child|children|kid|pupil|learner|famil|member|tenant|diner|patron|victim|senior|elder|adult|employee|veteran|buyer|seller|consumer|borrower|donor|attendee|participant|applicant|candidate|infant|toddler|inmate|athlete|parent|worker|woman|women|man|men|teen|volunteer|hire|staff|crew|nurse|cook|chef|aide|clerk|intern|apprentice|trainee|recruit|agent|rep|guard|official|graduate|newcomer|sibling|grader|olds|couple|soldier|player)/

/** Things whose names end as those of people do. */
const things =
  /^(?:order|computer|printer|paper|center|trailer|container|letter|dinner|folder|register|meter|filter|number|quarter|semester|chapter|corner|error|floor|door|color|motor|monitor|sensor|reactor|tractor|elevator|generator|restaurant|plant|freezer|cooler|boiler|fryer|charter|offer|transfer|newsletter|poster|flyer|banner|tower|shower|router|scanner|burner|conveyor|compressor|year|lever|fiber|layer|river|tier|matter|cover|drawer|tender|binder|sticker|counter|locker|water|timer|liter|theater|barrier|carrier)s?$/

export function isPerson(token: Token): boolean {
  if (anyone.has(token.stem) || workers.has(token.stem) || persons.test(token.lower)) return true
  return isRoleNoun(token.lower.replace(/s$/, '')) && !things.test(token.lower)
}

export function isAnyone(token: Token): boolean {
  return anyone.has(token.stem)
}

export function isWorker(token: Token): boolean {
  return workers.has(token.stem)
}
