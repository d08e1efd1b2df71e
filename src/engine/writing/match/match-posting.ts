// Holds what a posting asks for against what a resume says.
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import { type Career, readCareer } from '../facts/career.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import { findEvidence } from './find-evidence.ts'
import { judges } from './judges.ts'
import type { Match, MatchedDuty, MatchedRequirement, MatchState } from './match.ts'

export type MatchOptions = { today?: string | undefined; answers?: readonly Answer[] | undefined }

export function matchPosting(resume: Resume, posting: Posting, { today, answers = [] }: MatchOptions = {}): Match {
  return matchCareer(readCareer(resume, { today, answers }), posting)
}

/** As matchPosting, where the career has been read already. */
export function matchCareer(career: Career, posting: Posting): Match {
  const judge = (requirement: Requirement): MatchedRequirement => ({
    requirement,
    ...judges[requirement.kind](requirement, career),
  })
  const mustHave = posting.mustHave.map(judge)
  return {
    mustHave,
    niceToHave: posting.niceToHave.map(judge),
    duties: posting.duties.map(({ id, quote }): MatchedDuty => ({ id, quote, ...findEvidence(quote, career.lines) })),
    words: describe(mustHave),
  }
}

function describe(mustHave: readonly MatchedRequirement[]): string {
  const count = (state: MatchState) => mustHave.filter((item) => item.state === state).length
  if (mustHave.length === 0) return 'The posting names no must-haves.'
  const parts = [
    `The resume shows ${count('met')} of ${mustHave.length} must-haves`,
    count('partly') > 0 ? `${count('partly')} in part` : '',
    count('ask') > 0 ? `${count('ask')} only you can answer` : '',
    count('missing') > 0 ? `${count('missing')} not found` : '',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
