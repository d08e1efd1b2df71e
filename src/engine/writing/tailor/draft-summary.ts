// The summary for one job: who the person is, counted from the dates, then their own sentences, then what they have that it names.

import { plain, splitLines } from '#engine/resume/rich-text.ts'
import type { Facts } from '../facts.ts'
import { checkText } from '../gate/check-text.ts'
import { parseText } from '../gate/parsed-text.ts'
import { findTies } from '../letter/find-tie.ts'
import type { Match } from '../match/match.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal-builder.ts'
import { readOpening } from '../words/bend-verbs.ts'
import { speaksToMachine } from '../words/clean-input.ts'
import { splitSentences } from '../words/tokens.ts'
import { relevanceOf } from './relevance.ts'
import { leadSentences, skillSentence } from './summary-sentences.ts'

export function draftSummary(facts: Facts, posting: Posting, match: Match): DraftChange[] {
  const { summary } = facts.resume.personalInfo
  if (/[*_[\]]|\n/.test(summary)) return []
  const own = splitSentences(summary.replace(/([a-z]{2}\.)(?=\p{Lu}\p{Ll})/gu, '$1 '))
  const passes = (text: string) => checkText(text, { entry: 'personalInfo', before: summary, facts, posting }).ok
  const added = (skillSentence(facts, posting, match)?.parts ?? []).filter(passes)
  const lead = own.length === 0 ? leadSentences(facts).find(passes) : undefined
  // A summary that does not say who somebody is says nothing.
  if (own.length === 0 && lead === undefined) return []
  const strongest = lead === undefined ? undefined : strongestLine(facts, posting)
  const opening = [lead, strongest].filter((text): text is string => text !== undefined && passes(text))
  if (opening.length + added.length === 0) return []
  const after = [...opening, ...own, ...added].join(' ')
  return [
    {
      path: 'personalInfo.summary',
      kind: 'replace',
      group: 'match',
      before: summary,
      after,
      reason:
        own.length === 0
          ? 'Begins with who you are and what this job asks for.'
          : 'Adds what you have that this job names.',
    },
  ]
}

const LONGEST_LINE = 120

/** The line of work that answers the posting best, where it counts something. */
function strongestLine(facts: Facts, posting: Posting): string | undefined {
  const best = facts.resume.experiences
    .flatMap((job) => splitLines(job.description).map(({ text }) => ({ job, text })))
    .filter(({ text }) => plain(text) === text && text.length <= LONGEST_LINE && !speaksToMachine(text))
    .map(({ job, text }) => ({ job, parsed: parseText(text) }))
    .filter(({ parsed }) => parsed.quantities.length > 0 && readOpening(parsed.text)?.form === 'past')
    .filter(({ parsed }) => findTies(parsed, posting).length > 0)
    .map((line) => ({ ...line, score: relevanceOf(line.parsed, posting).score }))
    .sort((one, other) => other.score - one.score)[0]
  return best ? `${best.parsed.text.replace(/[.;,\s]+$/, '')}.` : undefined
}
