// A wish in a few words that read right after `You ask for`. Better none than a bad one.
import { withArticle } from '#engine/language/articles.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'
import { lowerOpening } from './lower-opening.ts'
import type { RequirementKind } from './posting.ts'
import { readLanguages } from './read-details.ts'

const MOST_WORDS = 10

/** Praise that every posting hands out; the wish is the same without it. */
const praise =
  /^(?:(?:an? |the )?(?:very |highly )?(?:strong|excellent|proven|solid|demonstrated|demonstrable|good|sound|exceptional|outstanding|superior|great|genuine|thorough|extensive|effective|prior|previous)(?:,| and)?\s+)+(?=\S)/i

const nouns: Readonly<Record<string, string>> = {
  proficient: 'proficiency',
  familiar: 'familiarity',
  fluent: 'fluency',
  knowledgeable: 'knowledge',
  experienced: 'experience',
  skilled: 'skill',
  competent: 'competence',
}
const adjective = /^(?:well[- ]|highly |very )?(\w+)(?= (?:in|with|about|at)\b)/i

const counted = new Set(
  `license licence degree diploma certificate card permit record background portfolio vehicle car truck cdl ticket
  understanding grasp command endorsement clearance qualification apprenticeship passport cert system portfolio`.split(
    /\s+/,
  ),
)

const bad =
  /\b(?:you|your|we|our|us|i|he|she|his|her|they|them|their|this|these|those|etc|e\.g|i\.e)\b|[:;!?*|{}<>[\]"“”()]|https?:|\b(?:is|are|was|were|will|must|should|not)\b/i
const dangling =
  /(?:\b(?:and|or|of|in|with|to|for|the|an?|as|at|on|by|from|including|such|both|related|other|using|within|into|between|very|enough)|,)$/i

/** Whether it stands in a sentence of ours. */
export function isSoundPhrase(phrase: string): boolean {
  const count = phrase.split(/\s+/).length
  return count <= MOST_WORDS && !bad.test(phrase) && !dangling.test(phrase) && (count > 1 || /\p{L}{3}/u.test(phrase))
}

export function makePhrase(quote: string, kind: RequirementKind): string | undefined {
  if (kind === 'trait' || kind === 'physical') return undefined
  const whole = quote
    .replace(/\s*\([^()]{1,80}\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const said = kind === 'language' ? sayLanguages(quote) : sayThing(whole, kind)
  return said && isSoundPhrase(said) ? said : undefined
}

/** `Bilingual English/Spanish` as `English and Spanish`. */
function sayLanguages(text: string): string | undefined {
  const names = readLanguages(text).map(({ name }) => name)
  const [first = ''] = names
  if (names.length < 2) return names.length === 0 ? undefined : /\bfluen/i.test(text) ? `fluency in ${first}` : first
  return `${names.slice(0, -1).join(', ')} ${/\bor\b/.test(text) ? 'or' : 'and'} ${names.at(-1)}`
}

function sayThing(text: string, kind: RequirementKind): string | undefined {
  const bare = text.replace(/^(?:an?|the)\s+(?=\S+ \S)/i, '').replace(praise, '')
  const [, how = ''] = adjective.exec(bare) ?? []
  const noun = nouns[how.toLowerCase()]
  if (noun) return bare.replace(adjective, noun)
  return kind === 'years' || isThing(bare) ? withItsArticle(lowerOpening(bare), /^an? /i.test(text)) : undefined
}

/** A noun with what belongs to it, or work by its name: `pricing small extras`. */
export function isThing(text: string): boolean {
  const words = tagWords(text)
  const [first, next] = words
  if (!first || !words.some(({ tag }) => /^(?:NOUN|PROPN|VERB)$/.test(tag))) return false
  if (/^(?:able|ability|capable|willing\w*|comfortable|confident|happy|no|not|knows?|keen)$/.test(first.lower))
    return false
  if (/^(?:AUX|PRON|SCONJ|ADV|ADP|PART)$/.test(first.tag)) return false
  const verb = readVerbForm(first.lower)
  if (!verb || verb.form === 'ing') return !(first.tag === 'ADJ' && next?.tag === 'ADP')
  // `Maintain records` and `trained new starters`; `report writing` and `licensed electrician` are things.
  return first.tag !== 'VERB' && (verb.isMoreOftenNoun || verb.form === 'past')
}

const degree = /^(?:(?:bachelor|master|associate)(?:['’]?s)?\b|(?:BS|BA|BSc|BSN|MS|MA|MSc|MBA|PhD)\b)/i

/** `full driving licence` is one; `food hygiene` is none. */
export function withItsArticle(text: string, hadArticle = false): string {
  const words = tagWords(text)
  const hasArticle = /^(?:an?|the|some|any|own|your|at|minimum|one|two|three|four|five|\d\S*)$/i.test(
    words[0]?.lower ?? '',
  )
  const head = findHead(words)
  if (!head || hasArticle) return text
  const upTo = words.slice(0, words.indexOf(head) + 1)
  const isCounted = upTo.some(({ lower }) => counted.has(lower)) && !/s$/.test(head.lower)
  return (hadArticle && !/s$/.test(head.lower)) || isCounted || degree.test(text) ? withArticle(text) : text
}

/** The noun a phrase is about: the last one before a preposition, a comma or a verb. */
function findHead(words: readonly TaggedWord[]): TaggedWord | undefined {
  let head: TaggedWord | undefined
  for (const word of words) {
    if (head && /^(?:ADP|PART|SCONJ|PUNCT|AUX|PRON|CCONJ)$/.test(word.tag) && !/^['’-]/.test(word.text)) break
    if (/^(?:NOUN|PROPN)$/.test(word.tag) && /\p{L}/u.test(word.text)) head = word
  }
  return head
}
