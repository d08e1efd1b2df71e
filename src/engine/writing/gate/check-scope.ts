// No verb may claim more than the source did, for the same thing: who assisted did not lead, who used a thing did not build it.
import type { Verdict } from '../proposal.ts'
import { stem } from '../words/stem.ts'
import { holdsEvents, isPartWord, kindOf, nounsFor, overstates, performs, saysNoMore } from '../words/strong-verbs.ts'
import { relatedStems } from '../words/thesaurus.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import { checkParts } from './check-parts.ts'
import { findLeading } from './find-leading.ts'
import { isDoneTo, isOwnDoing, type Known, knowActs, matches, placesOf, strengthOf } from './known-acts.ts'
import type { ParsedText } from './parsed-text.ts'
import { type Act, isPeople, type Phrase, readActs } from './read-acts.ts'
import type { SourceLine } from './source.ts'
import { determiners } from './tag-words.ts'

export function checkScope(text: ParsedText, lines: readonly SourceLine[]): Verdict {
  const known = knowActs(lines)
  for (const act of readActs(text)) {
    const problem = act.verb === '' ? undefined : findRaise(act, known, text)
    if (problem) return { ok: false, reason: 'scope', detail: problem }
  }
  return checkParts(text, lines)
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
  // A driver drove, a driver's helper did not.
  const isTitle = sharing.length === 0 && new RegExp(`\\b${act.verb}\\w?(?:e?r|or|ist)\\b`).test(known.titles)
  if (isTitle && !/\b(?:helper|assistant|apprentice|trainee|intern|junior|aide|student)\b/.test(known.titles))
    return true
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
