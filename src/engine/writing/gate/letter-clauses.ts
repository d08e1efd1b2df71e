// Takes a sentence of a letter apart into what it says of the person and what it says of the job.

import type { Posting } from '../posting/posting.ts'
import { splitSentences } from '../words/tokens.ts'

export type Claim = {
  text: string
  about: 'person' | 'job' | 'nothing' /** `I have not yet worked with ...` */
  isDenial: boolean
}

const firstPerson = /\b(?:I|I'm|I’m|I've|I’ve|[Mm]y|me|mine|myself|[Ww]e|[Oo]ur|us)\b/
const ofTheJob = /\b(?:you|your|posting|advertisement|(?:the|this) (?:role|job|position|opening|vacancy|work))\b/i
const denial =
  /\bI (?:do not|don't|don’t|have not|haven't|haven’t|have never|did not|am not|would (?:need|like|want) to|hope to|want to|look forward|am (?:ready|willing|glad|happy|keen) to|would be (?:glad|happy))\b/i
/** Words that claim for the person whatever was said before: `which I have`, `I do both`. */
const takesOver =
  /\b(?:which|that|as|what) I (?:have|hold|do|did|am|bring|know|possess|can)\b|\bI (?:have|hold|do|meet|bring|possess|offer|am|can do|match|fulfil\w*|satisfy) (?:it|this|that|these|those|them|both|all|each|so|exactly|just)\b|\bso (?:do|have|am|can) I\b|\bas (?:do|have|am) I\b|\bI (?:do|have|am)[.!]?$/i

/** What stands between quotation marks and in the posting word for word is the posting's. */
export function splitClaims(sentence: string, posting: Posting | undefined): Claim[] {
  const sentences = splitSentences(sentence)
  if (sentences.length > 1) return sentences.flatMap((one) => splitClaims(one, posting))
  const isTaken = takesOver.test(sentence)
  const clauses = isTaken
    ? [sentence]
    : sentence.split(
        /\s*[;:—–]\s+|,\s+(?=(?:and|but|so|while|where|which is why|because|or)\s+(?:I|at|my|in my|there|the|you|your|for|later|now|then|before|earlier|afterwards|as an?|in (?:\w+ )?\d{4} I)\b)/,
      )
  return clauses.filter((clause) => clause.trim() !== '').map((clause) => readClaim(clause, posting, isTaken))
}

function readClaim(clause: string, posting: Posting | undefined, isTaken: boolean): Claim {
  const isPerson = firstPerson.test(clause)
  const isDenial = denial.test(clause) && !isTaken
  // A quote in a sentence about oneself is a claim of one's own, unless one only read it.
  const ownsQuote =
    isPerson && /[“"]/.test(clause) && !isDenial && !/\bI (?:read|saw|noticed|see|was glad to see)\b/i.test(clause)
  const bare = isTaken || ownsQuote ? clause : dropQuotes(clause, posting)
  const text = dropTarget(bare, posting)
  if (!isPerson)
    return { text, about: ofTheJob.test(clause) || bare !== clause || text !== bare ? 'job' : 'person', isDenial }
  return { text, about: 'person', isDenial }
}

function dropQuotes(clause: string, posting: Posting | undefined): string {
  if (!posting) return clause
  const text = flatPosting(posting)
  return clause.replace(/[“"]([^”"]+)[”"]/g, (whole, quote: string) =>
    text.includes(flat(quote.replace(/[.,;]$/, ''))) ? ' ' : whole,
  )
}

const flatPostings = new WeakMap<Posting, string>()

function flatPosting(posting: Posting): string {
  const known = flatPostings.get(posting) ?? flat(posting.text)
  flatPostings.set(posting, known)
  return known
}

function flat(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}

/** The job and the employer one applies to may be named as such, never as one's own past. */
function dropTarget(clause: string, posting: Posting | undefined): string {
  let text = clause
  const company = posting?.company?.text
  const title = posting?.title?.text
  if (title) {
    const name = escapePattern(title.replace(/\s*\([^)]*\)\s*$/, ''))
    const frames = [
      `(?:the|your|this|an?) ${name}(?= (?:position|role|job|post|opening|vacancy|posting|team))`,
      `(?<=\\b(?:posting|looking|search|advertisement|application|apply|applying|position|role|opening|vacancy|job) (?:for|as|of) (?:an? |the |your |another )?)${name}`,
      `(?<=\\b(?:seeking|hiring|need|needs|seeks) (?:an? |the |your |another )?)${name}`,
    ]
    for (const frame of frames) text = text.replace(new RegExp(frame, 'giu'), ' ')
  }
  if (!company) return text
  // `At Lakeside, I worked as` claims a past there; `the position at Lakeside` does not.
  const isTarget =
    !firstPerson.test(clause) ||
    /\b(?:appl\w+|position|role|job|posting|opening|vacancy|join\w*|hear|interest\w*|letter|considered|glad|happy|pleased|welcome)\b/i.test(
      clause,
    )
  const isPast =
    /\bI (?:have |had )?(?:worked|was(?! (?:glad|happy|pleased|interested|drawn))|been|served|managed|led|spent)\b/.test(
      clause,
    ) && new RegExp(`\\b(?:at|for|with|by) (?:the )?${escapePattern(company)}`, 'iu').test(clause)
  if (!isTarget || isPast) return text
  return text.replace(new RegExp(`(?:the )?${escapePattern(company)}(?:['’]s)?`, 'giu'), ' ')
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
