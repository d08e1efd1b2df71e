// A few words of the posting, short enough to stand in a sentence.

import { withArticle } from '../words/articles.ts'
import { findTerms } from '../words/terms.ts'
import { findVerb } from '../words/verbs.ts'
import { mendArticles } from './mend-articles.ts'

export type ShortQuote = {
  /** The posting's own words. */
  text: string
  /** The same as they stand in a sentence. */
  said: string
  /** noun: `You ask for ...`; verb: `You need someone to ...` */
  form: 'noun' | 'verb'
}

const MOST_WORDS = 11
const LEAST_WORDS = 2
const LEAST_OF_A_DOING = 3

const leads =
  /^(?:(?:you(?=['’]ll)|you|candidates?|applicants?|the (?:ideal|successful|right) candidate|this person|he\/she|the incumbent)\s*)?(?:(?:must|should|will|['’]ll|need to|needs to)\s+)?(?:(?:also|be|have|possess|hold|demonstrate|show)\s+)?(?:(?:the|an?|your)\s+)?(?:ability to|able to|capable of|demonstrated ability to|proven ability to|responsible for|willing to)?\s*/i

export function shortQuote(quote: string): ShortQuote | undefined {
  if (/\b(?:not|no|never|without|us|our|we|your?)\b|[*|{}<>[\]/]|https?:/i.test(quote)) return undefined
  const bare =
    quote
      .replace(leads, '')
      .replace(/^(?:and|or)\s+/i, '')
      .trim() || quote
  const cut = bare
    .split(
      /\s*[;(–—:!?]\s*|,?\s+(?:including|such as|preferably|as well as|as assigned|e\.g\.|i\.e\.|which|who)\b|\.\s|\s-\s/,
    )[0]
    ?.replace(
      /\s*(?:,|\b(?:is|are))?\s*(?:strongly )?(?:required|preferred|desired|desirable|a plus|a must|essential|mandatory|needed|an asset)\.?$/i,
      '',
    )
    .replace(/[\s.,]+$/, '')
  const text = cut && shorten(cut)
  if (!text) return undefined
  const words = text.split(/\s+/)
  if (
    words.length < LEAST_WORDS ||
    text.length < 8 ||
    /^(?:other|general|some|various|good|excellent|(?:(?:highly|very|well|fully) )?(?:skilled|proficient|experienced|comfortable|familiar|knowledgeable|versed|trained|qualified|capable|able|willing))\b/i.test(
      text,
    )
  )
    return undefined
  const first = findVerb(words[0]?.split('/')[0] ?? '')
  const isVerb =
    first?.form === 'base' &&
    !/^(?:work experience|use of|knowledge)/i.test(text) &&
    !/^(?:experience|support|sales|project|record|report|food|staff|test)\b/i.test(text)
  const isThing =
    /\b(?:experience|skills?|knowledge|licen[cs]e|card|certifications?|degree|background|abilities|familiarity)$/i.test(
      text,
    )
  if (isThing) return { text: lowerFirst(text), said: nameThing(text), form: 'noun' }
  if (first?.form === 'third' || first?.form === 'past') return undefined
  if (!isVerb && first && first.form !== 'ing') return undefined
  // `write reports` is too little to be an answer to.
  if (isVerb && words.length < LEAST_OF_A_DOING) return undefined
  const doing = isVerb ? mendArticles(lowerFirst(text)) : undefined
  if (isVerb && doing === undefined) return undefined
  return doing !== undefined
    ? { text: lowerFirst(text), said: doing, form: 'verb' }
    : { text: lowerFirst(text), said: nameThing(text), form: 'noun' }
}

/** Up to the last comma or `and` before the words run out; nothing where that leaves half a thought. */
function shorten(text: string): string | undefined {
  const words = text.split(/\s+/)
  if (words.length <= MOST_WORDS) return text
  const head = words.slice(0, MOST_WORDS).join(' ')
  const comma = head.lastIndexOf(',')
  if (comma > 20 && !head.slice(0, comma).includes(',')) return head.slice(0, comma)
  // Cut anywhere else, half a thought would be left.
  return undefined
}

/** `a strong understanding of HACCP`: what is counted needs its article. */
function nameThing(text: string): string {
  const lower = lowerFirst(text)
  return /^(?:\w+ ){0,2}(?:background|understanding|grasp|record|command|licen[cs]e|card|degree|certificate)\b/i.test(
    lower,
  ) && !/^(?:an?|the|your|experience|knowledge)\b/i.test(lower)
    ? withArticle(lower)
    : lower
}

function lowerFirst(text: string): string {
  const first = findTerms(text)[0]
  if (first?.start === 0 && first.term.kind !== 'alias') return text
  return /^\p{Lu}\p{Ll}+\b(?!\s\p{Lu})/u.test(text) &&
    !/^(?:Spanish|English|French|German|Microsoft|Excel|Adobe|Google|Java|Python|American|Monday|Bachelor|Master|Quickbooks|QuickBooks|Salesforce|Epic)\b/.test(
      text,
    )
    ? (text[0] ?? '').toLowerCase() + text.slice(1)
    : text
}
