// Whether a line surely opens with what somebody did. `Tills, fitting rooms` is no past tense of tilling, `Charge 2 shifts a
// week` is a nurse in charge, and `Planning drawings` are drawings: what may be a thing is not told as an act.
import { openingVerbs } from './opening-verbs-data.ts'
import { namingWords, readLine } from './read-line.ts'
import { type TaggedWord, tagWords } from './tag-words.ts'
import { readVerbForm } from './verb-forms.ts'

export function isSureOpening(line: string): boolean {
  const words = tagWords(line).filter(({ tag }) => tag !== 'PUNCT' && tag !== 'SYM')
  const at = words.findIndex(
    ({ tag, lower }) => !(tag === 'ADV' || /ly$/.test(lower)) || readVerbForm(lower) !== undefined,
  )
  // `Process around 45 applications`: about how many is not what.
  const isAbout = about.test(words[at + 1]?.lower ?? '') && words[at + 2]?.tag === 'NUM'
  const [first, next] = [words[at], words[at + (isAbout ? 2 : 1)]]
  if (!first) return false
  const verb = readVerbForm(first.lower)
  if (!verb) return /\p{Ll}ed$/u.test(first.lower) && opensObject(next)
  // A second verb of the same form makes a row of acts, not of things.
  // `Falls assessments, falls down by a third` is none.
  const isKnown = openingVerbs.has(verb.base)
  const { verbs } = readLine(line)
  const isRow = verbs.length > 1 && verbs.every(({ form }) => form === verbs[0]?.form)
  if (verb.form !== 'past' && isKnown && isRow) return true
  if (verb.base === 'lead') return !/(?:er|or|ist|agent|nurse|assistant)s?$/.test(next?.lower ?? '')
  switch (verb.form) {
    case 'past':
      // `Cut roofs, dormers and staircases`
      if (verb.base === first.lower) return opensObject(next) || (isKnown && /\d/.test(line))
      // `Wound care`
      return (isKnown && !verb.isMoreOftenNoun) || opensObject(next)
    case 'ing':
      return opensObject(next) || (isKnown && (!isNoun(next) || isDoneTo(line, [first, next, words[at + 2]])))
    case 'base':
    case 'third':
      // `Board operator`
      return verb.isMoreOftenNoun || isOneOfTwo(first, next)
        ? isDeterminer(next) || (isKnown && (isMany(next) || (next?.tag === 'ADJ' && !tellsChange.test(line))))
        : isKnown || opensObject(next)
  }
}

/** `Store average remake rate dropped`: whatever did, it comes first. */
const tellsChange = /\p{L} (?:dropped|fell|rose|went|grew|climbed|doubled|halved|improved|was|were|is|are) /u
const about = /^(?:around|about|approximately|roughly|nearly|almost|over|up)$/

function isDeterminer(word: TaggedWord | undefined): boolean {
  return (
    word !== undefined &&
    (/^(?:DET|PRON)$/.test(word.tag) || /^(?:up|out|in|off|over|down|back|after)$/.test(word.lower))
  )
}

function opensObject(word: TaggedWord | undefined): boolean {
  return isDeterminer(word) || word?.tag === 'NUM'
}

/** Two words that make one name: neither is surely a verb, and the second is one thing. */
function isOneOfTwo(first: TaggedWord, next: TaggedWord | undefined): boolean {
  return first.tag !== 'VERB' && isNoun(next) && next?.lower === next?.lemma
}

/** What an -ing word often names the kind of: `packing slips`, `riding lessons`. */
const kinds =
  /^(?:areas|boards|boats|carts|classes|costs|courses|docks|equipment|forms|groups|lessons|lines|lists|machines|materials|plans|points|presses|procedures|projects|rooms|schools|services|sessions|sheets|slips|stations|supplies|systems|tables|tanks|tests|tools|trials|trips|units|visits)$/

/** `Packing orders`, `Preparing RCA reports` */
function isDoneTo(line: string, [first, next, other]: readonly (TaggedWord | undefined)[]): boolean {
  if (!first || !next || namingWords.has(first.lower) || kinds.test(next.lower)) return false
  // `Sourcing trips, range planning, negotiation` is a list of things.
  if (line.split(', ').length > 2) return false
  // `Checking expiry dates`
  const isCompound = other?.tag === 'NOUN' && isMany(other) && !kinds.test(other.lower)
  return isMany(next) || isCompound || /^\p{Lu}{2,}$/u.test(next.text)
}

function isNoun(word: TaggedWord | undefined): boolean {
  return word?.tag === 'NOUN' || word?.tag === 'PROPN'
}

/** `Order supplies`, `Process 40 claims` */
function isMany(word: TaggedWord | undefined): boolean {
  return word?.tag === 'NUM' || (word?.tag === 'NOUN' && word.lower !== word.lemma)
}
