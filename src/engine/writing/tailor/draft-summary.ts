// The summary for one job: who the person is, counted from the dates, then their own sentences with the fitting ones first.

import type { Facts } from '../facts.ts'
import { parseText } from '../gate/parsed-text.ts'
import type { Match } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal-builder.ts'
import { splitSentences } from '../words/tokens.ts'
import { relevanceOf } from './relevance.ts'
import { leadSentence, skillSentence } from './summary-sentences.ts'

export function draftSummary(facts: Facts, posting: Posting, match: Match): DraftChange[] {
  const { summary } = facts.resume.personalInfo
  if (/[*_[\]]|\n/.test(summary)) return []
  const own = splitSentences(summary.replace(/([a-z]{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 '))
  const ordered = orderSentences(own, posting)
  const skills = skillSentence(facts, posting, match)
  const lead = own.length === 0 ? leadSentence(facts) : undefined
  const isSaid = skills?.names.every((name) => summary.toLowerCase().includes(name.toLowerCase()))
  const sentences = [...(lead ? [lead] : []), ...ordered, ...(skills && !isSaid ? [skills.text] : [])]
  const after = sentences.join(' ')
  if (after === summary.trim() || sentences.length === 0) return []
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after,
      reason: reasonFor(own, ordered),
    },
  ]
}

function reasonFor(own: readonly string[], ordered: readonly string[]): string {
  if (own.length === 0) return 'Begins with who you are and what this job asks for.'
  const isMoved = ordered.some((sentence, at) => sentence !== own[at])
  return isMoved ? 'Leads with what this job asks for, in your own words.' : 'Adds what you have that this job names.'
}

/** The sentence that answers the posting best moves to the front; one that leans on another stays where it is. */
function orderSentences(sentences: readonly string[], posting: Posting): string[] {
  const leans = (text: string) =>
    /^(?:this|these|that|it|they|also|however|in addition|additionally|there|he|she|so|much)\b/i.test(text)
  if (sentences.some(leans) || sentences.length < 3) return [...sentences]
  const [first = '', ...rest] = sentences
  const scored = rest.map((text, index) => ({ text, index, score: relevanceOf(parseText(text), posting).score }))
  // Who somebody is comes first, always.
  return [
    first,
    ...scored.sort((one, other) => other.score - one.score || one.index - other.index).map(({ text }) => text),
  ]
}
