// No verb may claim more than the source did, for the same thing: who assisted did not lead, who used a thing did not build it.
import type { Verdict } from '../proposal.ts'
import { stem } from '../words/stem.ts'
import {
  holdsEvents,
  isPartWord,
  isWhole,
  kindOf,
  nounsFor,
  overstates,
  performs,
  type StrongKind,
  saysNoMore,
} from '../words/strong-verbs.ts'
import { relatedStems } from '../words/thesaurus.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import type { ParsedText } from './parsed-text.ts'
import { type Act, isBody, isPeople, type Phrase, readActs } from './read-acts.ts'
import type { SourceLine } from './source.ts'
import { determiners } from './tag-words.ts'

const passed: Verdict = { ok: true }

/** A word of the source, in the act it belongs to; without a phrase it is the verb. */
type Place = { act: Act; phrase: Phrase | undefined }
type Known = {
  acts: readonly Act[]
  places: ReadonlyMap<string, readonly Place[]>
  hasDuty: boolean
  titles: string
  hasOver: boolean
  isOwn: boolean
}

export function checkScope(text: ParsedText, lines: readonly SourceLine[]): Verdict {
  const known = knowActs(lines)
  for (const act of readActs(text)) {
    const problem = act.verb === '' ? undefined : findRaise(act, known, text)
    if (problem) return { ok: false, reason: 'scope', detail: problem }
  }
  return checkParts(text, lines)
}

function knowActs(lines: readonly SourceLine[]): Known {
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
  const hasDuty = own.some(({ text }) => /\b(?:responsib|in charge of|accountable|duties)/i.test(text))
  const titles = lines
    .filter(({ role }) => role === 'header')
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  const hasOver = own.some(
    ({ text }) => /\b1[0-9]\d(?:\.\d+)?\s?(?:%|percent)/.test(text) && !/\b100\s?(?:%|percent)/.test(text),
  )
  return { acts, places, hasDuty, titles, hasOver, isOwn: own.some(({ text }) => /\bown\b/i.test(text)) }
}

/** Whoever says `as part of a team` claims a part. */
const asOneOf =
  /\bas (?:an? )?(?:part|one|members?) of\b|\bmembers? of\b|\b(?:on|in|with|within) an? (?:\S+ ){0,2}(?:team|crew|committee|group|panel)\b/i

function findRaise(act: Act, known: Known, text: ParsedText): string | undefined {
  const kind = strengthOf(act)
  if (isDenied(act, text)) return undefined
  if (act.owner !== 'self' && !act.isPassive && kind !== 'achieving') return undefined
  const word = text.tokens[act.at]?.text ?? act.verb
  const things = act.phrases.filter(
    (phrase) => isDoneTo(phrase) && !(phrase.words.length === 1 && isMeasure(phrase.head)),
  )
  if (act.limit === undefined && !act.isLow && act.owner === 'self' && !asOneOf.test(text.text)) {
    const helped = things.find(({ head, slot }) => slot !== 'with' && onlyHelped(head, known))
    if (helped) return `${helped.words.join(' ')}: the source claims less`
    if (onlyTheirs(act, known)) return `${word}: others did`
  }
  if (act.limit === 'inside') return undefined
  if (kind === 'leading') return findLeading(act, things, known, word)
  const beside = isNamed(act.verb, known)
    ? undefined
    : things.find((thing) => isTakenFromBeside(act, thing, known, text))
  if (beside) return `${word} ${beside.words.join(' ')}: the source does not say so`
  if (kind === undefined || isLicensed(act, things, known)) return undefined
  return `${word}: no verb of the source says so`
}

function isDenied({ at }: Act, { tokens }: ParsedText): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => /^(?:without|not|never)$|n't$/.test(lower))
}

const teaching = /^(?:teach|train|instruct|coach|mentor|tutor|precept)$/
const gains = /^(?:win|earn|sav)$/

/** `built the site` for `posted listings on the site`. */
function isTakenFromBeside(act: Act, thing: Phrase, known: Known, { tokens }: ParsedText): boolean {
  const kind = strengthOf(act)
  const isEvent = kind === undefined && holdsEvents(act.verb)
  if (kind === undefined && !isEvent) return false
  if (teaching.test(act.verb)) return isPeople(thing.head) && onlyWith(thing.head, known)
  if (kind === 'achieving' && !gains.test(act.verb)) return false
  const last = tokens[thing.at + thing.words.length - 1]
  // Names of tools, and the first half of `a nitrate and lead test`.
  if (!last || /\p{Lu}/u.test(last.text)) return false
  const isHalf =
    thing.words.length === 1 &&
    !determiners.test(tokens[thing.at - 1]?.lower ?? '') &&
    /^(?:and|or|,)$/.test(tokens[thing.at + 1]?.lower ?? '') &&
    !/s$/.test(last.lower)
  return !isHalf && onlyBeside(thing.head, act.verb, isEvent, known)
}

/** Those one worked with, under or for were not taught. */
function onlyWith(head: string, { places }: Known): boolean {
  const found = places.get(head) ?? []
  return (
    found.length > 0 &&
    found.every(({ phrase }) => phrase !== undefined && /^(?:with|alongside|under|by|from)$/.test(phrase.slot))
  )
}

/** To set a table is nothing, to set prices is to decide them; to run a machine is to work it, to run a shop is to lead it. */
function strengthOf({ verb, phrases }: Act): StrongKind | undefined {
  const heads = phrases.filter(({ slot }) => slot === 'object').map(({ head }) => head)
  if (
    verb === 'set' &&
    heads.some((head) => /^(?:pric|polic|budget|goal|target|standard|rat|strateg|quota|rul)$/.test(head))
  )
    return 'deciding'
  if (verb === 'run' && heads.some((head) => isWhole(head) || (isBody(head) && isPeople(head)))) return 'leading'
  return kindOf(verb)
}

/** Hours, parts and numbers are no things that somebody did. */
function isMeasure(head: string): boolean {
  return /^(?:part|number|hour|day|week|month|year|minut|tim|shift|season|total|averag|hand|rol|member|peopl|person|one|way|kind|typ|dollar|percent|hundr|thousand|million)$/.test(
    head,
  )
}

/** The source has the verb, and only of others. */
function onlyTheirs({ verb }: Act, { places, acts }: Known): boolean {
  const said = (places.get(verb) ?? []).filter(({ phrase }) => phrase === undefined)
  if (said.length === 0 || said.some(({ act }) => isOwnDoing(act))) return false
  return !acts.some((other) => other.verb !== '' && isOwnDoing(other) && relatedStems(verb).has(other.verb))
}

/** The thing a verb is said of: its object, or what its own preposition names. */
function isDoneTo({ slot, isDirect, ofWhat, isCounted }: Phrase): boolean {
  if (ofWhat !== undefined && !isPartWord(ofWhat) && !isCounted) return false
  // `turned findings into personas`
  return slot === 'object' || slot === 'into' || (isDirect && /^(?:for|after|to|of|on|with|about)$/.test(slot))
}

function placesOf(head: string, { places }: Known): readonly Place[] {
  const exact = places.get(head)
  if (exact) return exact
  return [...relatedStems(head)].flatMap((other) => places.get(other) ?? [])
}

function isOwnDoing({ owner, limit, isLow, servesPeople }: Act): boolean {
  return owner !== 'people' && limit !== 'inside' && (!isLow || servesPeople)
}

/** Wherever the source names it, it names what others did or what the person helped with. */
function onlyHelped(head: string, known: Known): boolean {
  const places = placesOf(head, known)
  return places.length > 0 && !places.some(({ act }) => isOwnDoing(act))
}

const circumstances =
  /^(?:in|at|on|during|from|against|after|before|under|by|per|around|between|within|according|following|over|near|where|when|as)$/
const instruments = /^(?:with|via|through)$/

/** The source names it only as where, when, by, for or of what something else was done. */
function onlyBeside(head: string, verb: string, isEvent: boolean, { places }: Known): boolean {
  const found = places.get(head) ?? []
  return (
    found.length > 0 &&
    found.every(
      ({ act, phrase }) =>
        phrase !== undefined &&
        act.verb !== '' &&
        act.verb !== verb &&
        (isBeside(phrase) ||
          (!isEvent && instruments.test(phrase.slot)) ||
          // `completed repairs` for `passed on repair requests`
          (isEvent && phrase.head !== head && !performs(act.verb))),
    )
  )
}

function isBeside({ slot, isDirect, ofWhat, isCounted, head }: Phrase): boolean {
  if (ofWhat !== undefined && !isPartWord(ofWhat) && !isCounted) return true
  if (isDirect) return false
  return circumstances.test(slot) || (/^(?:for|to)$/.test(slot) && !isPeople(head))
}

/** A verb of the source, said of the same thing, for which this one may stand. */
function isLicensed(act: Act, things: readonly Phrase[], known: Known): boolean {
  const own = known.acts.filter((other) => other.verb !== '' && isOwnDoing(other))
  const sharing = own.filter((other) =>
    other.phrases.some(
      (phrase) => isDoneTo(phrase) && things.some(({ words }) => words.some((word) => matches(word, phrase))),
    ),
  )
  const among = sharing.length > 0 ? sharing : own
  if (act.verb === 'set') return among.some((other) => setters.has(other.verb))
  if (among.some((other) => saysNoMore(act.verb, other.verb) || isNear(act.verb, other.verb))) return true
  // `created site maps` for `mapped the sites`
  if (things.some(({ head }) => own.some((other) => other.verb === head))) return true
  if (known.hasOver && overVerbs.has(act.verb)) return true
  // A driver drove.
  if (new RegExp(`\\b${act.verb}\\w?(?:e?r|or|ist)\\b`).test(known.titles)) return true
  if (known.acts.some((other) => other.limit === 'inside' && act.limit === 'aside' && saysNoMore(act.verb, other.verb)))
    return true
  return isNamed(act.verb, known)
}

/** Nearer words will do for a trade, a make or an outcome; not for leading, owning or deciding. */
function isNear(verb: string, source: string): boolean {
  const kind = kindOf(verb)
  return (
    /^(?:skilled|making|achieving)$/.test(kind ?? '') && relatedStems(verb).has(source) && !overstates(verb, source)
  )
}

const setters = new Set(['set', 'establish', 'decide', 'determine', 'price', 'develop', 'create', 'write'].map(stem))
const overVerbs = new Set(['exceed', 'surpass', 'beat'].map(stem))

function matches(head: string, { words }: Phrase): boolean {
  return words.includes(head) || words.some((word) => relatedStems(head).has(word))
}

/** A station is no kitchen: people and places are led under their own name or that of other people and places. */
function isLedAs(head: string, phrase: Phrase): boolean {
  if (phrase.words.includes(head)) return true
  if (!isWhole(head)) return matches(head, phrase)
  return phrase.words.some((word) => relatedStems(head).has(word) && (isWhole(word) || isPeople(word)))
}

/** `placed orders` is to order, `responsible for repairs` is to repair; `attended training` is not to train. */
function isNamed(verb: string, known: Known): boolean {
  return [verb, ...nounsFor(verb)].some((noun) =>
    (known.places.get(noun) ?? []).some(({ act, phrase }) => {
      if (phrase === undefined || isPeople(noun) || !isOwnDoing(act)) return false
      if (phrase.head !== noun && !isPlainWord(phrase.head, phrase.head)) return false
      if (act.verb === '') return true
      return performs(act.verb) && (phrase.slot === 'object' || phrase.isDirect)
    }),
  )
}

/** Leading needs leading, of the same people or thing; what one keeps or runs one may be said to manage. */
function findLeading(act: Act, things: readonly Phrase[], known: Known, word: string): string | undefined {
  if (sendsOn(act)) return undefined
  const leads = known.acts.filter((other) => isOwnDoing(other) && /^(?:leading|owning)$/.test(strengthOf(other) ?? ''))
  const hasLeading = leads.length > 0 || known.hasDuty
  const led = things.filter(
    ({ ofWhat, head }, at) =>
      (ofWhat === undefined || isBody(ofWhat)) && !(isBody(head) && things[at + 1]?.ofWhat === head),
  )
  const unsupported = led.find(({ head, words }, index) => {
    if (leads.some((other) => other.phrases.some((phrase) => isPartOf(phrase, other) && isLedAs(head, phrase))))
      return false
    const places = placesOf(head, known)
    // `led swim lessons` for `taught swimming`
    if (
      words.some(isHeld) &&
      !known.places.has(head) &&
      known.acts.some((other) => isOwnDoing(other) && gives.has(other.verb))
    )
      return false
    if (places.length === 0) return index === 0 && !hasLeading
    if (index > 0 && !known.places.has(head)) return false
    if (known.hasDuty && places.some(({ act: other }) => isOwnDoing(other))) return false
    if (
      places.some(
        ({ act: other, phrase }) =>
          isOwnDoing(other) &&
          (other.verb === 'run' || (act.verb === 'lead' && /^(?:guid|escort|walk|tour|tak)$/.test(other.verb))) &&
          phrase?.head === head &&
          isDoneTo(phrase),
      )
    )
      return false
    if (isPeople(head) || isWhole(head)) return true
    return !places.some(
      ({ act: other, phrase }) =>
        isOwnDoing(other) &&
        // `manage my own bookings` for `book`
        (phrase === undefined
          ? known.isOwn
          : isDoneTo(phrase) && (saysNoMore(act.verb, other.verb) || (isHeld(head) && performs(other.verb)))),
    )
  })
  if (unsupported) return `${word} ${unsupported.words.join(' ')}: the source claims less`
  return things.length === 0 && !hasLeading ? `${word} claims more than the source does` : undefined
}

/** Whoever runs a store runs its people; whoever runs a meeting does not lead those who come. */
function isPartOf(phrase: Phrase, { phrases }: Act): boolean {
  if (isDoneTo(phrase)) return true
  return isPeople(phrase.head) && phrases.some(({ slot, head }) => slot === 'object' && isWhole(head))
}

/** Calls and visitors are directed on, not led. */
function sendsOn({ verb, phrases }: Act): boolean {
  return (
    verb === 'direct' &&
    phrases.some(
      ({ slot, words }) =>
        slot === 'to' ||
        words.some((word) => /^(?:call|caller|visit|traffic|guest|inquir|question|mail|custom|patient)/.test(word)),
    )
  )
}

/** To lead a tour is to give it. */
function isHeld(head: string): boolean {
  return /^(?:tour|class|session|discuss|workshop|activit|exerc|lesson|less|rehears|walk|game|stor|train|demonstr|circl|group|talk|present|orient|clinic|seminar|drill|lectur|practic|meet|cours|program)/.test(
    head,
  )
}

const gives = new Set(
  'teach train instruct coach present give hold conduct run host deliver facilitate show guide demonstrate lead read tell play'
    .split(' ')
    .map(stem),
)

/** Who wrote two sections of a proposal did not write the proposal; of two clients, one with dementia, not both had it. */
function checkParts(text: ParsedText, lines: readonly SourceLine[]): Verdict {
  for (const line of lines) {
    if (line.role === 'header' || line.role === 'list') continue
    const lost = lostPart(text, line) ?? lostOne(text, line)
    if (
      /(?<!\bon )\b(?:my|our|his|her|their) own\b/i.test(text.text) &&
      !/\b(?:[Oo]wn|[Oo]wned|owns|my|I|myself|personally)\b/.test(line.text)
    )
      return { ok: false, reason: 'scope', detail: 'it was not their own' }
    if (lost) return { ok: false, reason: 'hedge', detail: `${lost} is gone` }
  }
  return passed
}

function lostPart(text: ParsedText, line: ParsedText): string | undefined {
  for (const { phrases } of readActs(line)) {
    for (const { ofWhat, head, slot } of phrases) {
      if (slot !== 'object' || !ofWhat || !/^(?:section|chapter|portion|half|piec|phas|shar|segment)$/.test(ofWhat))
        continue
      const isWholeNow = readActs(text).some(({ phrases: mine }) =>
        mine.some((phrase) => phrase.slot === 'object' && phrase.head === head && phrase.ofWhat === undefined),
      )
      if (isWholeNow && !text.stems.has(ofWhat)) return ofWhat
    }
  }
  return undefined
}

function lostOne(text: ParsedText, line: ParsedText): string | undefined {
  for (const [at, token] of line.tokens.entries()) {
    if (token.lower !== 'one' || !/^(?:of|with|in|for|at|from|on)$/.test(line.tokens[at + 1]?.lower ?? '')) continue
    if (/^(?:,|\()$/.test(line.tokens[at - 1]?.text ?? '') === false) continue
    const named = line.tokens
      .slice(at + 1)
      .find(({ kind, lower, stem }) => kind === 'word' && !isPlainWord(lower, stem) && lower !== 'which')
    const place = named ? text.tokens.findIndex(({ stem }) => stem === named.stem) : -1
    if (place < 0) continue
    const isKept = text.tokens.slice(0, place).some(({ lower }) => /^(?:one|1|single)$/.test(lower))
    if (!isKept) return 'one'
  }
  return undefined
}
