// No verb may claim more than the source did, for the same thing: who assisted did not lead, who used a thing did not build it.
import type { Verdict } from '../proposal.ts'
import { stem } from '../words/stem.ts'
import { attains, kindOf, nounsFor, type StrongKind, saysNoMore } from '../words/strong-verbs.ts'
import { relatedStems } from '../words/thesaurus.ts'
import { isPlainWord } from '../words/vocabulary.ts'
import { checkParts } from './check-parts.ts'
import { findLeading } from './find-leading.ts'
import { helpsOtherwise, isLicensed, isNamed } from './find-licence.ts'
import { isDoneTo, isOwnDoing, type Known, knowActs, placesOf, strengthOf, teaches } from './known-acts.ts'
import type { ParsedText } from './parsed-text.ts'
import { type Act, type Phrase, readActs } from './read-acts.ts'
import type { SourceLine } from './source.ts'
import { isTakenFromBeside } from './taken-from-beside.ts'

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
  // `patients recovering from surgery`; what one is certified in is looked at with the licences.
  if (act.owner === 'people' && act.verb === 'recover') return undefined
  if (isCertified(act)) return undefined
  if (act.owner === 'people' && known.teaches && teaches(readActs(text))) return undefined
  const word = text.tokens[act.at]?.text ?? act.verb
  const things = act.phrases.filter(
    (phrase) =>
      isDoneTo(phrase) &&
      !(
        phrase.words.length <= 2 &&
        isMeasure(phrase.words.at(-1) ?? '') &&
        phrase.words.every((one) => isMeasure(one) || isPlainWord(one, one))
      ),
  )
  const wanted = things.find((thing) => onlyTried(act, thing, known))
  if (wanted) return `${word} ${wanted.words.join(' ')}: it was only tried`
  if (act.owner === 'self' && isOnlyFrom(act, known)) return `${word}: it came from others`
  if (isShared(act, text)) return sharesLess(act, known) ? `${word}: no part in it is told` : undefined
  if (act.limit === undefined && !act.isLow && act.owner === 'self' && !asOneOf.test(text.text)) {
    const isStillShared = (known.isPartnership && partnership.test(text.text)) || keepsHelping(text, known)
    const helped = (receiving.test(act.verb) || isStillShared ? [] : things).find(
      (thing) => thing.slot !== 'with' && !isSomebodys(thing, text) && onlyHelped(thing.head, act, known, text),
    )
    if (helped) return `${helped.words.join(' ')}: the source claims less`
    if (!isStillShared && onlyTheirs(act, known) && !(known.teaches && teaches(readActs(text))))
      return `${word}: others did`
  }
  if (act.limit === 'inside')
    return kind && helpsOtherwise(act, kind, known) ? `${word}: helped with something else` : undefined
  const larger = things.find((thing) => isLarger(thing, kind, known))
  if (larger) return `${word} ${larger.words.join(' ')}: the source tells of less`
  // Whoever only helped ran nothing, and took nothing over.
  if (
    (act.verb === 'run' || (act.verb === 'tak' && text.tokens[act.at + 1]?.lower === 'over')) &&
    !kind &&
    !known.hasDuty &&
    known.acts.every((other) => other.verb === '' || !isOwnDoing(other))
  )
    return `${word}: the source only helps`
  if (kind === 'leading') return findLeading(act, things, known, text)
  const beside =
    isNamed(act.verb, known) || isParticiple(act, known) || isDoingOfSource(act, known)
      ? undefined
      : things.find((thing) => isTakenFromBeside(act, thing, known, text))
  if (beside) return `${word} ${beside.words.join(' ')}: the source does not say so`
  if (kind === undefined || isParticiple(act, known) || isLicensed(act, things, known, text.tokens)) return undefined
  return `${word}: no verb of the source says so`
}

/** `have been certified since 2021`, `earned a degree`. */
function isCertified({ verb, phrases }: Act): boolean {
  const [first] = phrases
  if (/^(?:certif|licens|accredit)$/.test(verb)) return first?.slot !== 'object'
  return (
    /^(?:earn|complet|receiv|obtain|hold|finish)$/.test(verb) &&
    phrases.some(
      ({ slot, words }) =>
        slot === 'object' && words.some((word) => /^(?:degre|diplom|bachelor|master|licens|certif)/.test(word)),
    )
  )
}

/** `did a stock count of 900 items` for `counted stock`. */
function isDoingOfSource({ verb, phrases }: Act, { acts }: Known): boolean {
  return (
    /^(?:do|perform|conduct|mak|carr|complet|run|hold|giv|tak|handl)$/.test(verb) &&
    phrases.some(
      ({ slot, head }) => slot === 'object' && acts.some((other) => other.verb === head && isOwnDoing(other)),
    )
  )
}

/** As much helping is told as the source tells: what else is said stands beside it. */
function keepsHelping(text: ParsedText, { acts }: Known): boolean {
  const helping = (all: readonly Act[]) => all.filter(({ isLow, servesPeople }) => isLow && !servesPeople).length
  return helping(acts) > 0 && helping(readActs(text)) >= helping(acts)
}

/** `raised toilet seats` after `and` looks like a doing. */
function isParticiple({ verb, phrases }: Act, { places }: Known): boolean {
  const first = phrases[0]
  return (places.get(verb) ?? []).some(({ phrase }) => phrase && phrase.head === first?.head && phrase.head !== verb)
}

/** Hours, parts and numbers are no things that somebody did. */
function isMeasure(head: string): boolean {
  return /^(?:part|number|hour|day|week|month|year|minut|tim|shift|season|summer|winter|spring|fall|semest|afternoon|weekend|weekda|morn|even|night|foot|feet|squar|mil|total|averag|hand|rol|member|peopl|person|one|way|kind|typ|dollar|percent|hundr|thousand|million)$/.test(
    head,
  )
}

/** The source has the verb, and only of others. */
function onlyTheirs({ verb, phrases }: Act, { places, acts }: Known): boolean {
  if (verb === 'contribut') return false
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
function onlyHelped(head: string, { verb }: Act, known: Known, text: ParsedText): boolean {
  // What was denied is looked at with the negations; `as a note taker` is what one did there oneself.
  const places = placesOf(head, known).filter(({ act }) => !act.isDenied)
  // `watched cameras` for `observed cameras`
  // What others learned is taught still, whoever does it.
  if (known.teaches && teaches(readActs(text)) && places.some(({ act }) => act.owner === 'people')) return false
  const isSame = (other: Act) => other.isLow && !/^(?:help|assist|support|aid)$/.test(other.verb)
  return (
    places.length > 0 &&
    !places.some(
      ({ act, phrase }) =>
        isOwnDoing(act) || phrase?.slot === 'as' || (isSame(act) && !kindOf(verb) && relatedStems(verb).has(act.verb)),
    )
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
  return words
    .slice(0, -1)
    .some((word) => (places.get(word) ?? []).some(({ phrase }) => phrase === undefined || phrase.head === word))
}
