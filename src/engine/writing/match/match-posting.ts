// Holds what a posting asks for against what a resume says.
import type { Resume } from '#engine/resume/resume.ts'
import type { Answer } from '../facts/answer.ts'
import { type Career, readCareer } from '../facts/career.ts'
import type { Posting, Requirement } from '../posting/posting.ts'
import { weighFound } from './choose-evidence.ts'
import { describeMatch } from './describe-match.ts'
import { type Found, findEvidence } from './find-evidence.ts'
import { isOfJobs } from './judge-years.ts'
import { judges, withOtherWords } from './judges.ts'
import type { Match, MatchedDuty, MatchedRequirement } from './match.ts'
import { isOtherModel } from './other-model.ts'
import type { Wish } from './proof-figures.ts'
import { lacksName, proofsOf } from './prove.ts'
import { isSoftWish } from './soft-wishes.ts'

export type MatchOptions = { today?: string | undefined; answers?: readonly Answer[] | undefined }

export function matchPosting(resume: Resume, posting: Posting, { today, answers = [] }: MatchOptions = {}): Match {
  return matchCareer(readCareer(resume, { today, answers }), posting)
}

/** As matchPosting, where the career has been read already. */
export function matchCareer(career: Career, posting: Posting): Match {
  const weigh = (wish: Wish, found: Found): Found =>
    weighFound(wish, found, { career, proofs: proofsOf(wish, career, posting), lacks: lacksName(wish, career) })
  const judge = (requirement: Requirement): MatchedRequirement => {
    const judged = judges[requirement.kind](requirement, career)
    const weighed = isOfWords(requirement) ? weigh(requirement, judged) : judged
    const isOther =
      weighed.evidence.length > 0 && weighed.evidence.every(({ quote }) => isOtherModel(requirement.quote, quote))
    const found: Found = isOther ? { ...weighed, state: 'partly' } : weighed
    const isOpen =
      found.state === 'missing' && (leftOut.test(requirement.quote) || mayStillBeGot.test(rowOf(requirement, posting)))
    return { requirement, ...(isOpen ? { state: 'ask', evidence: [] } : found) }
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
        ...weigh({ quote }, withOtherWords(quote, career, findEvidence(quote, career.lines))),
      }),
    ),
    words: describeMatch(mustHave),
  }
}

/** A licence is met by a licence, years by dates, and a manner by nothing; what is left people say in words of their own. */
function isOfWords({ kind, quote }: Requirement): boolean {
  return /^(?:skill|experience|trait)$/.test(kind) && !isOfJobs(quote) && !isSoftWish(quote)
}

/** Whoever doesn't have it meets it too, if they will. */
const mayStillBeGot =
  /\bor (?:be )?(?:willing|able|eligible|ready)\b|\b(?:willing\w*|able|ability|eligible) to (?:get|obtain|acquire|earn|complete|learn)\b|\bwithin (?:\S+ ){1,4}(?:of hire|of hiring|of starting)\b/i

/** What few put on a resume. */
const leftOut = /\b(?:driver|driving|clearance|background|vaccin\w*|DBS|police check|drug (?:screen\w*|test\w*)|MVR)\b/i

/** With what the quote leaves off: `or willing to get it`. */
function rowOf({ quote, span }: Requirement, { text }: Posting): string {
  const [rest = ''] = span.end > span.start ? text.slice(span.end).split('\n') : []
  return `${quote}${rest}`
}
