// Names of employers, people, places, products and tools: only those of the source, and tools only with the work they were used for.
import { rarityOf } from '#engine/language/word-vectors.ts'
import { degreeRank } from '../../words/degrees.ts'
import { languageNames } from '../../words/languages-data.ts'
import { stateNames } from '../../words/states.ts'
import { findTerms, type TermKind } from '../../words/terms.ts'
import { type Check, type Claim, type Finding, refuse } from '../check.ts'
import { type Ground, type Scope, type SourceText, textSays } from '../ground.ts'
import { nearestLines, segmentAt } from '../nearest-lines.ts'
import type { ReadText } from '../read-segments.ts'
import type { Word } from '../read-words.ts'
import { isOn, keyOf } from '../words.ts'

export const names: Check = (claim, scope, ground) => {
  const terms = foundIn(claim.read)
  for (const { term, text, start } of terms) {
    if (!isNameTerm(term.kind, text)) continue
    const finding = checkTerm({ id: term.id, text, start }, claim, scope, ground)
    if (finding) return finding
  }
  for (const word of claim.read.words) {
    if (
      !isName(word) ||
      terms.some(({ term, text, start, end }) => isNameTerm(term.kind, text) && start <= word.start && word.end <= end)
    )
      continue
    const finding = checkName(word, claim, scope, ground)
    if (finding) return finding
  }
  return undefined
}

/** `ICU` and `intensive care unit` are one name; `set up` is none, and degrees are judged as such. */
function isNameTerm(kind: TermKind, text: string): boolean {
  return degreeRank(text) === 0 && (kind !== 'alias' || /.\p{Lu}/u.test(text))
}

const notNames = new Set(
  'i january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas thanksgiving am pm'.split(
    ' ',
  ),
)

/** A capital where nothing else calls for one. */
function isName({ kind, text, lower, isFirst, isJoined, tag }: Word): boolean {
  if (kind !== 'word' || !/\p{Lu}/u.test(text) || notNames.has(lower.replace(/days$/, 'day'))) return false
  if (isJoined && /^(?:k|m|bn|b)$/i.test(text)) return false
  if (/.\p{Lu}|\p{N}/u.test(text)) return true
  return !isFirst && /^\p{Lu}/u.test(text) && tag !== 'PRON' && !isOn('function', lower)
}

function checkTerm(
  { id, text, start }: { id: string; text: string; start: number },
  claim: Claim,
  scope: Scope,
  ground: Ground,
): Finding | undefined {
  if ((claim.isPostingAt(start) || claim.isWish) && termsOfPosting(ground).has(id)) return undefined
  const core = text
    .split(/\s+/)
    .filter((word) => !/^(?:microsoft|ms|google|adobe|oracle|amazon|apple|the)$/i.test(word))
  const sources = scope.texts.filter(
    ({ read }) =>
      termsOf(read).has(id) ||
      read.lower.includes(text.toLowerCase()) ||
      (core.length > 0 && core.every((word) => read.text.includes(word))),
  )
  if (sources.length === 0)
    return refuse('tool', `${text} is not in ${ground.kind === 'line' ? 'this job' : 'your resume'}.`)
  return checkTogether({ name: text, start, id }, sources, claim, scope)
}

const foundByText = new WeakMap<ReadText, ReturnType<typeof findTerms>>()
const termsByText = new WeakMap<ReadText, ReadonlySet<string>>()

function foundIn(read: ReadText): ReturnType<typeof findTerms> {
  const known = foundByText.get(read)
  if (known) return known
  const found = findTerms(read.text)
  foundByText.set(read, found)
  return found
}

function termsOf(read: ReadText): ReadonlySet<string> {
  const known = termsByText.get(read)
  if (known) return known
  const found = new Set(foundIn(read).map(({ term }) => term.id))
  termsByText.set(read, found)
  return found
}

const termsByGround = new WeakMap<Ground, ReadonlySet<string>>()

function termsOfPosting(ground: Ground): ReadonlySet<string> {
  const known = termsByGround.get(ground) ?? new Set(findTerms(ground.postingText).map(({ term }) => term.id))
  termsByGround.set(ground, known)
  return known
}

function checkName(word: Word, claim: Claim, scope: Scope, ground: Ground): Finding | undefined {
  const bare = word.lower.replace(/'s$/, '')
  const short = initialsOver(word, claim.read.words)
  const whole = hyphened(word, claim.read.words)
  const key = whole && keyOf(whole)
  const sources = scope.texts.filter(
    ({ read }) =>
      isNamedIn(word, bare, read) ||
      (key !== '' && read.keys.has(key)) ||
      short.some((letters) => read.keys.has(letters) || read.keys.has(`${letters}s`)),
  )
  if (sources.length === 0 && word.text.length === 1) return undefined
  if (sources.length > 0) return checkTogether({ name: word.text, start: word.start, id: '' }, sources, claim, scope)
  if (
    ground.kind !== 'line' &&
    (ground.posting.has(word.key) || ground.postingText.includes(word.text)) &&
    (claim.isPostingAt(word.start) || claim.isWish || isWished(word, claim.read))
  )
    return undefined
  if (languageNames.some((name) => name.toLowerCase() === bare))
    return refuse('level', `${word.text} is not among your languages.`)
  if (
    /^(?:bachelor|master|associat|doctor|diploma|certif|licens)/.test(word.key) &&
    scope.texts.some(({ role }) => role === 'school' || role === 'credential')
  )
    return undefined
  return refuse(
    'name',
    `${word.text.replace(/['’]s$/, '')} is not in ${ground.kind === 'line' ? 'this job' : 'your resume'}.`,
  )
}

/** `would like to build on that as your Service Lead`: the job applied for, in a sentence that tells of the person elsewhere. */
function isWished({ start }: Word, read: ReadText): boolean {
  const [before, after] = [read.text.slice(0, start), read.text.slice(start)]
  if (/\b[Yy]our(?: [\p{L}&'’-]+){0,6} $/u.test(before)) return true
  // `an executive role at Cloudpost`, `hoping to become a chef at Orchard Hall`, `The Lantern asks for`
  if (
    /\b(?:(?:role|post|position|opening|vacancy) (?:at|with|of)|the work of) (?:the )?(?:\p{Lu}[\p{L}&'’-]* )*$/u.test(
      before,
    )
  )
    return true
  // `I bring five years with Optomate` tells of the person, `would bring` of what they want.
  if (/\b(?:to become|applying|(?:would|could|can|hope to) bring|ready for|interest you)\b[^.;]*$/.test(before))
    return true
  if (
    /^\p{Lu}[\p{L}&'’-]*(?: \p{Lu}[\p{L}&'’-]*){0,6} (?:asks?|wants?|needs?|seeks?|mentions?|values?|uses?|offers?|expects?)\b/u.test(
      after,
    )
  )
    return true
  // `I bring experience of bids to Harbour Hospice`, `the software you use at Letterkenny Dental`
  // but not `I bring five years of moving data to Salesforce`.
  if (
    /\b(?:bring\b(?:(?!ing\b)[^.;])* to|you \p{L}+(?: \p{L}+)? (?:at|in)) (?:the )?(?:\p{Lu}[\p{L}&'’-]* )*$/u.test(
      before,
    )
  )
    return true
  const clause = segmentAt(read, start)?.words.map(({ lower }) => lower) ?? []
  return /\b(?:would|could|drawn to|look forward|hope to|apply|applying|to join)\b/.test(clause.join(' '))
}

const namedIn = new WeakMap<ReadText, Map<string, boolean>>()

/** The same name is looked for in the same lines beside each job. */
function isNamedIn(word: Word, bare: string, read: ReadText): boolean {
  if (read.keys.has(word.key)) return true
  const known = namedIn.get(read) ?? new Map<string, boolean>()
  namedIn.set(read, known)
  const is =
    known.get(word.text) ??
    ((bare.length > 3 && read.lower.includes(bare)) || isSaidOtherwise(bare, read) || spells(word.text, read.words))
  known.set(word.text, is)
  return is
}

const spelled: readonly (readonly [RegExp, RegExp])[] = [
  [/^celsius$/, /\d ?°?c\b/],
  [/^fahrenheit$/, /\d ?°?f\b/],
  [/^gbp$/, /£|\bpounds?\b/],
  [/^usd$/, /\$|\bdollars?\b/],
  [/^eur$/, /€|\beuros?\b/],
]

/** `Celsius` for 6C, `Ethiopian` for Ethiopia, `Oklahoma` for OK, `Avenue` for Ave. */
function isSaidOtherwise(bare: string, { lower, words }: ReadText): boolean {
  if (spelled.some(([name, source]) => name.test(bare) && source.test(lower))) return true
  const people = /^(\p{L}{4,}?)(?:ian|ean|an|n|ish|ese|i)s?$/u.exec(bare)?.[1]
  return words.some(
    ({ text, lower: own }) =>
      (people !== undefined && own.startsWith(people) && (/^\p{Lu}/u.test(text) || own.length < people.length + 2)) ||
      (((own.length > 2 && bare.length > own.length + 1 && bare.startsWith(own)) ||
        stateNames.get(text)?.toLowerCase().split(' ').includes(bare)) &&
        /^\p{Lu}/u.test(text)) ||
      // `gen chem`
      (own.length === 3 && bare.length > 5 && bare.startsWith(own) && rarityOf(own) > 0.9 && !isOn('function', own)),
  )
}

/** RN for registered nurse, SOPs for standard operating procedures. */
function spells(short: string, words: readonly Word[]): boolean {
  const letters = short.replace(/s$/, '')
  if (!/^\p{Lu}{2,5}$/u.test(letters)) return false
  const said = words.filter(({ kind }) => kind === 'word')
  return said.some((_, from) => {
    for (const skips of [true, false]) {
      const run = said
        .slice(from, from + letters.length * 2)
        .filter(({ lower }) => !skips || !/^(?:of|and|the|for|in|to|a|an|on)$/.test(lower))
        .slice(0, letters.length)
      const isNamed =
        letters.length > 2 ||
        run.every(({ text }) => /^\p{Lu}/u.test(text)) ||
        run.every(
          ({ tag, lower, verb }) =>
            (!verb || verb.form === 'ing') &&
            (/^(?:NOUN|PROPN|ADJ|X)$/.test(tag) ||
              /^(?:of|and|for|operating|listing)$/.test(lower) ||
              verb?.form === 'ing'),
        )
      if (isNamed && run.map(({ lower }) => lower[0]).join('') === letters.toLowerCase()) return true
    }
    return false
  })
}

/** `Wi-Fi` where it says wifi. */
function hyphened(word: Word, words: readonly Word[]): string {
  const at = words.indexOf(word)
  const [joint, next] = [words[at + 1], words[at + 2]]
  if (joint?.text === '-' && joint.isJoined && next?.isJoined) return word.lower + next.lower
  const [before, first] = [words[at - 1], words[at - 2]]
  return before?.text === '-' && before.isJoined && word.isJoined && first ? first.lower + word.lower : ''
}

/** `Multiple Listing Service` where the source says MLS: every row of initials with this word's. */
function initialsOver(word: Word, words: readonly Word[]): string[] {
  const at = words.indexOf(word)
  const isCapital = (place: number) => words[place]?.kind === 'word' && /^\p{Lu}/u.test(words[place]?.text ?? '')
  // `Education, Health and Care Plans` where it says EHCPs
  const isLink = (place: number) => /^(?:,|and|of|&)$/.test(words[place]?.lower ?? '')
  let [from, until] = [at, at]
  while (isCapital(from - 1) || (isLink(from - 1) && isCapital(from - 2))) from -= 1
  while (isCapital(until + 1) || (isLink(until + 1) && isCapital(until + 2))) until += 1
  const run = words.slice(from, until + 1).filter((_, place) => isCapital(from + place))
  const place = run.indexOf(word)
  const letters = run.map(({ lower }) => lower[0]).join('')
  const found: string[] = []
  for (let size = letters.length; size > 1; size -= 1)
    for (let start = 0; start + size <= letters.length; start += 1)
      if (start <= place && place < start + size) found.push(letters.slice(start, start + size))
  return found
}

/** A name of the resume beside work that names another. */
function checkTogether(
  { name, start, id }: { name: string; start: number; id: string },
  sources: readonly SourceText[],
  { read, kind }: Claim,
  scope: Scope,
): Finding | undefined {
  if (sources.some(({ role }) => role !== 'line' && role !== 'skill' && role !== 'language')) return undefined
  const segment = segmentAt(read, start) ?? read.segments.find(({ words }) => words.some(({ end }) => end > start))
  const rest = (segment?.keys ?? []).filter((key) => !name.toLowerCase().includes(key))
  const isSaid = sources.some((source) => source.role === 'line' && rest.some((key) => textSays(source, key)))
  if (rest.length === 0 || isSaid) return undefined
  const isListed = sources.some(({ role }) => role !== 'line')
  if (
    isListed &&
    /\b(?:skills?|skilled|speak\w*|spoken|fluent\w*|native|convers\w+|tongue|advanced|at home|\w*lingual|basic|languages?|experienced?|background|knowledge|familiar)\b/i.test(
      read.text,
    )
  )
    return undefined
  if (sources.every(({ role }) => role === 'language'))
    return refuse('moved-fact', `Your resume lists ${name}, but does not name it for this.`)
  const told = termsOf(read)
  const isOther = nearestLines(scope, rest).some(({ read: line }) =>
    [...termsOf(line)].some((other) => other !== id && !told.has(other)),
  )
  if (isOther && id !== '' && kind === 'line')
    return refuse('moved-fact', `Your resume names ${name}, but not for this.`)
  return undefined
}
