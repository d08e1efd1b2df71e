// Holds what a posting asks for against what a resume says.
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import { type Career, readCareer } from '../facts/career.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import { describeMatch } from './describe-match.ts'
import { type Found, findEvidence, toEvidence } from './find-evidence.ts'
import { judges, withOtherWords } from './judges.ts'
import type { Match, MatchedDuty, MatchedRequirement } from './match.ts'

import type { Wish } from './proof-figures.ts'
import { lacksName, proofsOf } from './prove.ts'

export type MatchOptions = { today?: string | undefined; answers?: readonly Answer[] | undefined }

export function matchPosting(resume: Resume, posting: Posting, { today, answers = [] }: MatchOptions = {}): Match {
  return matchCareer(readCareer(resume, { today, answers }), posting)
}

/** As matchPosting, where the career has been read already. */
export function matchCareer(career: Career, posting: Posting): Match {
  const judge = (requirement: Requirement): MatchedRequirement => ({
    requirement,
    ...(isOfWords(requirement)
      ? weighFound(requirement, judges[requirement.kind](requirement, career))
      : judges[requirement.kind](requirement, career)),
  })
  const weighFound = (wish: Wish, found: Found): Found => {
    const best = proofsOf(wish, career, posting).filter(({ strength }) => strength >= NEAR)
    const [first] = best
    if (!first || found.state === 'met' || lacksName(wish, career)) return found
    const state = first.strength >= SHOWN ? 'met' : 'partly'
    return { state, evidence: best.slice(0, MOST_EVIDENCE).map(({ source }) => toEvidence(source)) }
  }
  const mustHave = posting.mustHave.map(judge)
  return {
    mustHave,
    niceToHave: posting.niceToHave.map(judge),
    duties: posting.duties.map(
      ({ id, quote, chance }): MatchedDuty => ({
        id,
        quote,
        chance,
        ...weighFound({ quote }, withOtherWords(quote, career, findEvidence(quote, career.lines))),
      }),
    ),
    words: describeMatch(mustHave),
  }
}

const SHOWN = 0.6
const NEAR = 0.35
const MOST_EVIDENCE = 2

/** A licence is met by a licence, years by dates; what is left people say in words of their own. */
function isOfWords({ kind }: Requirement): boolean {
  return kind === 'skill' || kind === 'experience'
}
