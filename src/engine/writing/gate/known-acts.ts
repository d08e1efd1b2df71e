// The acts of a source, and where each of its words stands in them.
import { stem } from '../words/stem.ts'
import { isPartWord, isWhole, kindOf, type StrongKind } from '../words/strong-verbs.ts'
import { relatedStems } from '../words/thesaurus.ts'
import { type Act, isBody, isPeople, type Phrase, readActs } from './read-acts.ts'
import type { SourceLine } from './source.ts'

/** A word of the source, in the act it belongs to; without a phrase it is the verb. */
export type Place = { act: Act; phrase: Phrase | undefined }
export type Known = {
  acts: readonly Act[]
  places: ReadonlyMap<string, readonly Place[]>
  hasDuty: boolean
  titles: string
  hasOver: boolean
  isOwn: boolean
  /** Others are taught in it. */
  teaches: boolean
  /** All that was not done alone was done with a partner. */
  isPartnership: boolean
}

const cache = new WeakMap<readonly SourceLine[], Known>()

export function knowActs(lines: readonly SourceLine[]): Known {
  const known = cache.get(lines) ?? gatherActs(lines)
  cache.set(lines, known)
  return known
}

/** `evening supervisor of seven clerks`, `served as captain of` */
const leads =
  /(?:^|\bas |\bwas |\bam )(?:an? |the )?(?!(?:\S+ )?(?:assistant|deputy|co-))(?:[\w-]+ ){0,2}(?:supervisor|manager|leader|head|director|chair|captain) (?:of|over)\b/i

function gatherActs(lines: readonly SourceLine[]): Known {
  const own = lines.filter(({ role }) => role === 'line' || role === 'answer')
  const acts = own.flatMap(readActs)
  const places = new Map<string, Place[]>()
  const add = (word: string, place: Place) => {
    const list = places.get(word)
    if (list) list.push(place)
    else places.set(word, [place])
  }
  for (const act of acts) {
    if (act.verb) add(act.verb, { act, phrase: undefined })
    for (const phrase of act.phrases) for (const word of phrase.words) add(word, { act, phrase })
  }
  const hasDuty = own.some(({ text }) => /\b(?:responsible|in charge of|accountable)/i.test(text) || leads.test(text))
  const low = acts.filter(({ isLow, servesPeople }) => isLow && !servesPeople)
  const isPartnership =
    low.length > 0 && low.every(({ verb }) => /^(?:partner|collabor|cooper|join|team|pair)/.test(verb))
  const titles = lines
    .filter(({ role }) => role === 'header')
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  const hasOver = own.some(
    ({ text }) => /\b1[0-9]\d(?:\.\d+)?\s?(?:%|percent)/.test(text) && !/\b100\s?(?:%|percent)/.test(text),
  )
  return {
    acts,
    places,
    hasDuty,
    titles,
    hasOver,
    isOwn: own.some(({ text }) => /\bown\b/i.test(text)),
    teaches: teaches(acts),
    isPartnership,
  }
}

const guiding = new Set(
  'guide advise coach train instruct teach mentor tutor counsel educate onboard precept show demonstrate explain'
    .split(' ')
    .map(stem),
)

/** Whether others are taught: `trained clerks`, `provided training`. */
export function teaches(acts: readonly Act[]): boolean {
  return acts.some(
    ({ verb, owner, phrases }) =>
      owner === 'self' &&
      (guiding.has(verb) ||
        phrases.some(({ slot, words }) => slot === 'object' && words.some((word) => guiding.has(word)))),
  )
}

/** To set a table is nothing, to set prices is to decide them; to run a machine is to work it, to run a shop is to lead it. */
export function strengthOf({ verb, phrases }: Act): StrongKind | undefined {
  const heads = phrases.filter(({ slot }) => slot === 'object').map(({ head }) => head)
  if (
    verb === 'set' &&
    heads.some((head) => /^(?:pric|polic|budget|goal|target|standard|rat|strateg|quota|rul)$/.test(head))
  )
    return 'deciding'
  // Gardens are cared for as things are; patients need a trade.
  if (verb === 'car' && !phrases.some(({ words }) => words.some(isPeople))) return undefined
  if (verb === 'run' && heads.some((head) => isWhole(head) || (isBody(head) && isPeople(head)))) return 'leading'
  return kindOf(verb)
}

/** The thing a verb is said of: its object, or what its own preposition names. */
export function isDoneTo({ slot, isDirect, ofWhat, isCounted }: Phrase): boolean {
  if (ofWhat !== undefined && !isPartWord(ofWhat) && !isCounted) return false
  // `turned findings into personas`
  return slot === 'object' || slot === 'into' || (isDirect && /^(?:for|after|to|of|on|with|about)$/.test(slot))
}

export function placesOf(head: string, { places }: Known): readonly Place[] {
  const exact = places.get(head)
  if (exact) return exact
  return [...relatedStems(head)].flatMap((other) => places.get(other) ?? [])
}

export function isOwnDoing({ owner, limit, isLow, servesPeople, isDenied }: Act): boolean {
  return owner !== 'people' && limit !== 'inside' && !isDenied && (!isLow || servesPeople)
}

export function matches(head: string, { words }: Phrase): boolean {
  return words.includes(head) || words.some((word) => relatedStems(head).has(word))
}
