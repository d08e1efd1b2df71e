// Leading claims the most: it needs leading in the source, of the same people or thing.
import { stem } from '../words/stem.ts'
import { isWhole, performs, saysNoMore } from '../words/strong-verbs.ts'
import { relatedStems } from '../words/thesaurus.ts'
import { isDoneTo, isOwnDoing, type Known, matches, placesOf, strengthOf } from './known-acts.ts'
import type { ParsedText } from './parsed-text.ts'
import { type Act, isBody, isPeople, type Phrase } from './read-acts.ts'

/** Leading needs leading, of the same people or thing; what one keeps or runs one may be said to manage. */
export function findLeading(
  act: Act,
  things: readonly Phrase[],
  known: Known,
  { tokens }: ParsedText,
): string | undefined {
  const word = tokens[act.at]?.text ?? act.verb
  if (sendsOn(act)) return undefined
  const leads = known.acts.filter((other) => isOwnDoing(other) && /^(?:leading|owning)$/.test(strengthOf(other) ?? ''))
  const hasLeading = leads.length > 0 || known.hasDuty
  const led = things.filter(
    ({ ofWhat, head }, at) =>
      (ofWhat === undefined || isBody(ofWhat)) && !(isBody(head) && things[at + 1]?.ofWhat === head),
  )
  const unsupported = led.find(({ head, words, at }, index) => {
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
    if (places.length === 0) return index === 0 && (!hasLeading || isLarge(head))
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
    // `hiring` is no hire.
    const isDoing = /ing$/.test(tokens[at + words.length - 1]?.lower ?? '')
    if ((isPeople(head) && !isDoing) || isWhole(head)) return true
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

/** Who led people did not therefore lead one of these. */
function isLarge(head: string): boolean {
  return /^(?:depart|divis|compan|branch|busin|organiz|region|district)/.test(head)
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

/** A station is no kitchen: people and places are led under their own name or that of other people and places. */
function isLedAs(head: string, phrase: Phrase): boolean {
  if (phrase.words.includes(head)) return true
  if (!isWhole(head)) return matches(head, phrase)
  return phrase.words.some((word) => relatedStems(head).has(word) && (isWhole(word) || isPeople(word)))
}
