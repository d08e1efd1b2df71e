// `Inventory was counted weekly by me` becomes `Counted inventory weekly`. Only where nobody else can have done it.
import { findTerms } from '../words/terms.ts'
import { findVerb, type VerbForm, verbForms } from '../words/verbs.ts'
import { capitalize } from './openings.ts'

const LONGEST_SUBJECT = 6

/** What was done to the person, or is no doing of theirs. */
const happened = new Set(
  'promote award recognize recognise select choose hire employ ask trust require give base locate involve know expect appoint elect nominate assign license certify train teach transfer close open pay offer invite honor rank name make see find feel consider need include concern relate expose pleased attend'.split(
    ' ',
  ),
)

const pronoun = /^(?:i|we|he|she|they|it|this|that|these|those|there|who|which|what|you|all)\b/i

export function mendPassive(text: string): { text: string; reason: string } | undefined {
  const found =
    /^(.{3,60}?) (was|were|is|are)(?: being| been)? ((?:\w+ly )?)(\w+)((?:\s(?!by\b)\S+)*)(?: by (?:me|myself))?((?:\s.*)?)$/i.exec(
      text,
    )
  const [, subject = '', auxiliary = '', adverb = '', participle = '', middle = '', rest = ''] = found ?? []
  const verb = findVerb(participle)
  if (verb?.form !== 'past' || participle.toLowerCase() !== verbForms(verb.base).participle) return undefined
  if (happened.has(verb.base) || !isPlainThing(subject)) return undefined
  const tail = `${middle}${rest}`
  // Somebody else did it, or the sentence goes on.
  if (
    /\bby (?!\d|[$€£]|about |over |nearly |almost |up to |more |phone|hand|mail|email|fax|noon|the end|\w+ing\b)/i.test(
      tail,
    )
  )
    return undefined
  if (/[;:]|\b(?:was|were|is|are|that|which|who|and then|when|while|because|so)\b/i.test(tail)) return undefined
  const form: VerbForm = /^(?:was|were)$/i.test(auxiliary) ? 'past' : 'base'
  if (hasAnotherDoing(tail)) return undefined
  const said = `${adverb}${verbForms(verb.base)[form]} ${lowerThing(subject)}${tail}`.trim()
  return { text: capitalize(said), reason: 'Says who did it.' }
}

/** `were oriented and shown the plant`: one verb would be left behind in its old form. */
function hasAnotherDoing(tail: string): boolean {
  return [...tail.matchAll(/\b(?:and|or|,) (?:then )?([\w-]+)/gi)].some(
    ([, word = '']) =>
      findVerb(word)?.form === 'past' || /ed$/.test(word) || /^(?:shown|given|taken|made|done|seen)$/.test(word),
  )
}

/** A thing in a few words, without a verb of its own. */
function isPlainThing(subject: string): boolean {
  const words = subject.split(/\s+/)
  if (words.length > LONGEST_SUBJECT || pronoun.test(subject) || /[,;:()“”"]/.test(subject)) return false
  return !words.some((word, at) => {
    const form = findVerb(word)?.form
    return at > 0 && (form === 'past' || /^(?:to|who|that|which|not|no)$/i.test(word))
  })
}

function lowerThing(subject: string): string {
  const term = findTerms(subject)[0]
  if (term?.start === 0 && term.term.kind !== 'alias') return subject
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$|-)/u.test(subject) ? (subject[0] ?? '').toLowerCase() + subject.slice(1) : subject
}
