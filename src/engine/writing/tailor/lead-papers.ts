// Of several certificates, those that say most for the job come first.
import type { Career } from '../facts/career.ts'
import { rateFacts } from '../match/rate-fact.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { leadsAnew, raise } from '../raise.ts'

const FEWEST_PAPERS = 3
const LONGEST_NAME = 10
/** Of 3: what is rated this much lower gives way. */
const FAR_LESS = 0.6

export function leadPapers(career: Career, posting: Posting): DraftChange[] {
  const ratings = new Map(
    rateFacts(career, posting).flatMap(({ kind, entry, rating }) =>
      kind === 'certificate' ? [[entry, rating] as const] : [],
    ),
  )
  const papers = career.resume.certifications.filter(({ name }) => name.trim() !== '')
  const names = papers.map(({ name }) => name)
  // `Licence C. Referees: Ann Moore`: what ran into a paper is not put at the top.
  if (names.some((name) => name.split(/\s+/).length > LONGEST_NAME || /: |\. /.test(name))) return []
  if (papers.length < FEWEST_PAPERS || new Set(names).size < names.length) return []
  const after = raise(papers, ({ id }) => ratings.get(`certifications.${id}`) ?? 0, FAR_LESS)
  if (!leadsAnew(papers, after)) return []
  const [first] = after.filter((paper, at) => paper !== papers[at])
  return [
    {
      path: 'certifications',
      kind: 'order',
      group: 'match',
      before: names.join('\n'),
      after: after.map(({ name }) => name).join('\n'),
      reason: `Puts what they ask for first: ${first?.name}.`,
      needsLook: true,
    },
  ]
}
