// A need as a thing one has: whether it names one, and with the article it takes in a question.
import { withArticle } from '#engine/language/articles.ts'
import { type TaggedWord, tagWords } from '#engine/language/tag-words.ts'
import { readVerbForm } from '#engine/language/verb-forms.ts'

const counted = new Set(
  `license licence degree diploma certificate card permit record background portfolio vehicle car truck cdl ticket
  understanding grasp command endorsement clearance qualification apprenticeship passport cert system portfolio designation vaccination`.split(
    /\s+/,
  ),
)

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
