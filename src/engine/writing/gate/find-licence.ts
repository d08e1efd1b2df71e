// Which verbs and nouns of the source allow a verb that claims something.
import { stem } from '../words/stem.ts'
import {
  isPlainMake,
  kindOf,
  nounsFor,
  overstates,
  performs,
  type StrongKind,
  saysNoMore,
} from '../words/strong-verbs.ts'
import { relatedStems } from '../words/thesaurus.ts'
import type { Token } from '../words/tokens.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import { isDoneTo, isOwnDoing, type Known, matches, strengthOf } from './known-acts.ts'
import { type Act, isPeople, type Phrase } from './read-acts.ts'
import { isHalf, isWorkedThrough } from './taken-from-beside.ts'

/** A verb of the source, said of the same thing, for which this one may stand. */
export function isLicensed(act: Act, things: readonly Phrase[], known: Known, tokens: readonly Token[]): boolean {
  const own = known.acts.filter(
    (other) => other.verb !== '' && (isOwnDoing(other) || (act.owner === 'thing' && other.owner === 'thing')),
  )
  const sharing = own.filter((other) =>
    other.phrases.some(
      (phrase) =>
        isDoneTo(phrase) &&
        things.some((thing) => !isHalf(thing, act, tokens) && thing.words.some((word) => matches(word, phrase))),
    ),
  )
  const among = sharing.length > 0 ? sharing : own
  // `created specials and two drinks` for `wrote specials and suggested two drinks`
  if (isNamed(act.verb, known)) return true
  // `hand-drew and planted a bed` for `drew by hand and planted a bed`
  if (own.some((other) => other.verb === act.verb && other.phrases.every(({ slot }) => slot !== 'object'))) return true
  if (known.acts.some((other) => isOwnDoing(other) && isRoleOf(act.verb, other))) return true
  const isThrough = things.some(({ head }) =>
    (known.places.get(head) ?? []).some(
      ({ act: other, phrase }) => phrase && isOwnDoing(other) && isWorkedThrough(act.verb, other, phrase),
    ),
  )
  if (isThrough) return true
  if (isPlainMake(act.verb) && own.some((other) => turnsInto(other, things))) return true
  if (
    /^(?:writ|complet|draft)$/.test(act.verb) &&
    among.some(({ verb }) => /^(?:keep|complet|fill|do|maintain)$/.test(verb))
  )
    if (things.some(({ head }) => /^(?:log|record|not|minut|journal|diar|report)$/.test(head))) return true
  if (act.verb === 'design' && things.some(({ head }) => isDrawn(head)) && among.some(({ verb }) => isPlainMake(verb)))
    return true
  if (
    /^(?:making|deciding)$/.test(strengthOf(act) ?? '') &&
    things.some((thing) => !isHalf(thing, act, tokens) && isDoneOtherwise(act, thing, own))
  )
    return false
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

/** `served as preceptor` is to precept. */
function isRoleOf(verb: string, { phrases }: Act): boolean {
  return phrases.some(
    ({ slot, head }) =>
      slot === 'as' && verb.length > 3 && head.startsWith(verb) && /^(?:or|er|ist)?$/.test(head.slice(verb.length)),
  )
}

/** Whoever makes one of these designs it. */
function isDrawn(head: string): boolean {
  return /^(?:graphic|flyer|flier|post|poster|logo|banner|layout|brochur|leaflet|icon|illustr|infograph|sign|slid|bookmark|card|sticker|thumbnail)$/.test(
    head,
  )
}

/** What a thing was turned into was made. */
function turnsInto({ phrases }: Act, things: readonly Phrase[]): boolean {
  return phrases.some((phrase) => phrase.slot === 'into' && things.some(({ head }) => matches(head, phrase)))
}

/** Whoever helped count did not help draw. */
export function helpsOtherwise({ verb }: Act, kind: StrongKind, { acts, places }: Known): boolean {
  if (!/^(?:making|deciding|skilled)$/.test(kind)) return false
  // `helped develop the guide` for `contributed to the guide`
  if (kind === 'making' && acts.some((other) => /^(?:contribut|particip)/.test(other.verb))) return false
  const told = acts.filter((other) => other.verb !== '' && !other.isDenied)
  if (told.some((other) => saysNoMore(verb, other.verb) || isNear(verb, other.verb))) return false
  return ![verb, ...nounsFor(verb)].some((noun) =>
    (places.get(noun) ?? []).some(
      ({ phrase }) => phrase === undefined || !/^(?:from|by|per|under|according|following|at)$/.test(phrase.slot),
    ),
  )
}

/** The source has the very thing, and only with verbs that say less of it. */
function isDoneOtherwise({ verb }: Act, { head, slot, words }: Phrase, own: readonly Act[]): boolean {
  const acts = own.filter(
    (other) =>
      // `proposed opinions` are a thing, though they look like a doing.
      !words.includes(other.verb) && other.phrases.some((phrase) => phrase.head === head && phrase.slot === 'object'),
  )
  return (
    slot === 'object' &&
    acts.length > 0 &&
    !acts.some((other) => saysNoMore(verb, other.verb) || isNear(verb, other.verb))
  )
}

/** Nearer words will do for a trade, a make or an outcome; not for leading, owning or deciding. */
function isNear(verb: string, source: string): boolean {
  const kind = kindOf(verb)
  return (
    /^(?:skilled|making|achieving)$/.test(kind ?? '') &&
    relatedStems(verb === 'setup' ? 'set' : verb).has(source) &&
    !overstates(verb, source)
  )
}

const setters = new Set(['set', 'establish', 'decide', 'determine', 'price', 'develop', 'create', 'write'].map(stem))
const overVerbs = new Set(['exceed', 'surpass', 'beat'].map(stem))

/** `placed orders` is to order, `responsible for repairs` is to repair; `attended training` is not to train. */
export function isNamed(verb: string, known: Known): boolean {
  return [verb, ...nounsFor(verb)].some((noun) =>
    (known.places.get(noun) ?? []).some(({ act, phrase }) => {
      if (phrase === undefined || isPeople(noun) || !isOwnDoing(act)) return false
      if (phrase.head !== noun && !isPlainWord(phrase.head, phrase.head)) return false
      if (act.verb === '') return true
      // `for savings of $4`
      if (kindOf(verb) === 'achieving' && /^(?:for|with)$/.test(phrase.slot)) return true
      return performs(act.verb) && (phrase.slot === 'object' || phrase.isDirect)
    }),
  )
}
