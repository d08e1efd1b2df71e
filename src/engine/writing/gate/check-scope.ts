// No verb may claim more than the source did, for the same thing: who assisted did not lead, who used a thing did not build it.
import type { Verdict } from '../proposal.ts'
import { stem } from '../words/stem.ts'
import {
  attains,
  holdsEvents,
  isPartWord,
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
const partnership = /\b(?:with|together|alongside|jointly|co|shared|between|beside)\b/i
const asOneOf =
  /\bto (?:help|assist|support) (?:the|an?|my|our|\w+s)\b|\bas (?:an? )?(?:part|one|members?) of\b|\bmembers? of\b|\b(?:on|in|with|within) an? (?:\S+ ){0,2}(?:team|crew|committee|group|panel)\b/i

function findRaise(act: Act, known: Known, text: ParsedText): string | undefined {
  const kind = strengthOf(act)
  if (act.isDenied) return undefined
  if (act.owner !== 'self' && !act.isPassive && kind !== 'achieving') return undefined
  const word = text.tokens[act.at]?.text ?? act.verb
  const things = act.phrases.filter(
    (phrase) => isDoneTo(phrase) && !(phrase.words.length === 1 && isMeasure(phrase.head)),
  )
  const wanted = things.find((thing) => onlyTried(act, thing, known))
  if (wanted) return `${word} ${wanted.words.join(' ')}: it was only tried`
  if (act.owner === 'self' && isOnlyFrom(act, known)) return `${word}: it came from others`
  if (isShared(act, text)) return sharesLess(act, known) ? `${word}: no part in it is told` : undefined
  if (act.limit === undefined && !act.isLow && act.owner === 'self' && !asOneOf.test(text.text)) {
    const isStillShared = known.isPartnership && partnership.test(text.text)
    const helped = (receiving.test(act.verb) || isStillShared ? [] : things).find(
      (thing) => thing.slot !== 'with' && !isSomebodys(thing, text) && onlyHelped(thing.head, act, known),
    )
    if (helped) return `${helped.words.join(' ')}: the source claims less`
    if (!isStillShared && onlyTheirs(act, known)) return `${word}: others did`
  }
  if (act.limit === 'inside')
    return kind && helpsOtherwise(act, kind, known) ? `${word}: helped with something else` : undefined
  const larger = things.find((thing) => isLarger(thing, kind, known))
  if (larger) return `${word} ${larger.words.join(' ')}: the source tells of less`
  // Whoever only helped ran nothing.
  if (
    act.verb === 'run' &&
    !kind &&
    !known.hasDuty &&
    known.acts.every((other) => other.verb === '' || !isOwnDoing(other))
  )
    return `${word}: the source only helps`
  if (kind === 'leading') return findLeading(act, things, known, text)
  const beside =
    isNamed(act.verb, known) || isParticiple(act, known)
      ? undefined
      : things.find((thing) => isTakenFromBeside(act, thing, known, text))
  if (beside) return `${word} ${beside.words.join(' ')}: the source does not say so`
  if (kind === undefined || isParticiple(act, known) || isLicensed(act, things, known, text.tokens)) return undefined
  return `${word}: no verb of the source says so`
}

const teaching = /^(?:teach|train|instruct|coach|mentor|tutor|precept)$/
const gains = /^(?:win|earn|sav)$/

/** `built the site` for `posted listings on the site`. */
function isTakenFromBeside(act: Act, thing: Phrase, known: Known, { tokens }: ParsedText): boolean {
  const kind = strengthOf(act)
  const isEvent = kind === undefined && holdsEvents(act.verb)
  if (kind === undefined && !isEvent) return false
  if (act.verb === 'hold' && isHad(thing.head)) return false
  if (teaching.test(act.verb)) return isPeople(thing.head) && onlyWith(thing.head, known)
  if (kind === 'achieving' && !gains.test(act.verb)) return false
  const last = tokens[thing.at + thing.words.length - 1]
  // Names of tools
  if (!last || /\p{Lu}/u.test(last.text)) return false
  return !isHalf(thing, act, tokens) && onlyBeside(thing.head, act.verb, isEvent, known)
}

/** `home` in `home and auto premium` */
function isHalf({ words, at }: Phrase, { phrases }: Act, tokens: readonly Token[]): boolean {
  return (
    words.length === 1 &&
    phrases.some((other) => other.at === at + 2) &&
    (!determiners.test(tokens[at - 1]?.lower ?? '') || tokens[at - 1]?.lower === 'new') &&
    /^(?:and|or|,)$/.test(tokens[at + 1]?.lower ?? '') &&
    !/s$/.test(tokens[at]?.lower ?? '')
  )
}

/** A quota or a post is held by having it. */
function isHad(head: string): boolean {
  return /^(?:quota|target|goal|licens|certif|permit|record|post|posit|titl|rol|rank|caseload|account|clear|card|offic|inventor|stock|key|conver|eye|place)/.test(
    head,
  )
}

/** Those one worked with, under or for were not taught. */
function onlyWith(head: string, { places }: Known): boolean {
  const found = places.get(head) ?? []
  return (
    found.length > 0 &&
    found.every(({ phrase }) => phrase !== undefined && /^(?:with|alongside|under|by|from)$/.test(phrase.slot))
  )
}

/** `raised toilet seats` after `and` looks like a doing. */
function isParticiple({ verb, phrases }: Act, { places }: Known): boolean {
  const first = phrases[0]
  return (places.get(verb) ?? []).some(({ phrase }) => phrase && phrase.head === first?.head && phrase.head !== verb)
}

/** Hours, parts and numbers are no things that somebody did. */
function isMeasure(head: string): boolean {
  return /^(?:part|number|hour|day|week|month|year|minut|tim|shift|season|afternoon|weekend|weekda|morn|even|night|foot|feet|squar|mil|total|averag|hand|rol|member|peopl|person|one|way|kind|typ|dollar|percent|hundr|thousand|million)$/.test(
    head,
  )
}

/** The source has the verb, and only of others. */
function onlyTheirs({ verb, phrases }: Act, { places, acts }: Known): boolean {
  const said = (places.get(verb) ?? []).filter(({ phrase, act }) => phrase === undefined && !act.isDenied)
  if (said.length === 0 || said.some(({ act }) => isOwnDoing(act))) return false
  // `considered for the post`: done to them still
  if (said.some(({ act }) => act.isLow) && !phrases.some(({ slot }) => slot === 'object')) return false
  return !acts.some((other) => other.verb !== '' && isOwnDoing(other) && relatedStems(verb).has(other.verb))
}

/** `received training` for `was trained` */
const receiving = /^(?:receiv|get|undergo|learn)$/

/** The source has the very thing, and tells only of wanting or beginning it. */
function onlyTried({ verb, owner, limit }: Act, { head, slot }: Phrase, { places }: Known): boolean {
  if (slot !== 'object' || owner !== 'self' || limit !== undefined) return false
  const acts = (places.get(head) ?? []).flatMap(({ act, phrase }) =>
    act.verb !== '' && phrase?.head === head ? [act] : [],
  )
  return acts.length > 0 && acts.every((other) => attains(verb, other.verb) && !saysNoMore(verb, other.verb))
}

/** `sketched details` for `drafted details from sketches` */
function isOnlyFrom({ verb }: Act, { places }: Known): boolean {
  const found = places.get(verb) ?? []
  return (
    found.length > 0 &&
    found.every(
      ({ phrase }) =>
        phrase !== undefined && phrase.head === verb && /^(?:from|per|under|according|following)$/.test(phrase.slot),
    )
  )
}

/** `co-led`, `shared the supervision of` */
function isShared({ verb, at }: Act, { tokens }: ParsedText): boolean {
  return verb === 'shar' || (tokens[at]?.joined === '-' && /^(?:co|second)$/.test(tokens[at - 2]?.lower ?? ''))
}

/** A part in leading needs leading too, be it only shared. */
function sharesLess({ verb }: Act, { acts, places }: Known): boolean {
  if (kindOf(verb) === undefined) return false
  const own = acts.filter(({ owner, isDenied }) => owner === 'self' && !isDenied)
  return (
    !own.some((other) => saysNoMore(verb, other.verb)) && ![verb, ...nounsFor(verb)].some((noun) => places.has(noun))
  )
}

/** The engineer's decision is the engineer's. */
function isSomebodys({ at, words }: Phrase, { tokens }: ParsedText): boolean {
  return tokens.slice(at, at + words.length - 1).some(({ lower }) => /'s?$|'s$/.test(lower))
}

/** Wherever the source names it, it names what others did or what the person helped with. */
function onlyHelped(head: string, { verb }: Act, known: Known): boolean {
  // What was denied is looked at with the negations; `as a note taker` is what one did there oneself.
  const places = placesOf(head, known).filter(({ act }) => !act.isDenied)
  // `watched cameras` for `observed cameras`
  const isSame = (other: Act) => other.isLow && !/^(?:help|assist|support|aid)$/.test(other.verb)
  return (
    places.length > 0 &&
    !places.some(
      ({ act, phrase }) =>
        isOwnDoing(act) || phrase?.slot === 'as' || (isSame(act) && !kindOf(verb) && relatedStems(verb).has(act.verb)),
    )
  )
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
        !isWorkedThrough(verb, act, phrase) &&
        (isBeside(phrase) ||
          // To cover code with tests is to write them.
          (!isEvent && instruments.test(phrase.slot) && !/^(?:cover|back|suppl|provid|equip)$/.test(act.verb)) ||
          // `completed repairs` for `passed on repair requests`
          (isEvent && phrase.head !== head && !performs(act.verb))),
    )
  )
}

/** Goods are carried in a van by driving it, law is summed up in memos by writing them, methods are taught in seminars by holding them. */
function isWorkedThrough(verb: string, { verb: source }: Act, { slot, ofWhat }: Phrase): boolean {
  if (ofWhat !== undefined) return ofWhat === verb || relatedStems(ofWhat).has(verb)
  if (verb === 'driv')
    return (
      /^(?:with|in|by|using)$/.test(slot) && /^(?:transport|carr|haul|deliver|load|unload|mov|bring|tak)$/.test(source)
    )
  if (/^(?:writ|draft|author|prepar|produc)$/.test(verb))
    return /^(?:in|into)$/.test(slot) && /^(?:summar|summariz|record|document|not|report|condens|log)$/.test(source)
  return holdsEvents(verb) && /^(?:in|at|through)$/.test(slot) && teaching.test(source)
}

function isBeside({ slot, isDirect, ofWhat, isCounted, head }: Phrase): boolean {
  if (ofWhat !== undefined && !isPartWord(ofWhat) && !isCounted) return true
  if (isDirect) return false
  return circumstances.test(slot) || (/^(?:for|to)$/.test(slot) && !isPeople(head))
}

/** A verb of the source, said of the same thing, for which this one may stand. */
function isLicensed(act: Act, things: readonly Phrase[], known: Known, tokens: readonly Token[]): boolean {
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

/** What a thing was turned into was made. */
function turnsInto({ phrases }: Act, things: readonly Phrase[]): boolean {
  return phrases.some((phrase) => phrase.slot === 'into' && things.some(({ head }) => matches(head, phrase)))
}

/** Whoever helped count did not help draw. */
function helpsOtherwise({ verb }: Act, kind: StrongKind, { acts, places }: Known): boolean {
  if (!/^(?:making|deciding|skilled)$/.test(kind)) return false
  const told = acts.filter((other) => other.verb !== '' && !other.isDenied)
  if (told.some((other) => saysNoMore(verb, other.verb) || isNear(verb, other.verb))) return false
  return ![verb, ...nounsFor(verb)].some((noun) =>
    (places.get(noun) ?? []).some(
      ({ phrase }) => phrase === undefined || !/^(?:from|by|per|under|according|following|at)$/.test(phrase.slot),
    ),
  )
}

const undertakings = new Set(
  'program system department strategy policy initiative framework curriculum infrastructure campaign division platform process network operation function practice line business'
    .split(' ')
    .map(stem),
)

/** Who set up payment plans did not create the payment plan program. */
function isLarger({ head, words }: Phrase, kind: StrongKind | undefined, { places }: Known): boolean {
  if (!/^(?:making|leading|owning)$/.test(kind ?? '') || !undertakings.has(head) || places.has(head)) return false
  return words.slice(0, -1).some((word) => (places.get(word) ?? []).some(({ phrase }) => phrase?.head === word))
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
function isNamed(verb: string, known: Known): boolean {
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
