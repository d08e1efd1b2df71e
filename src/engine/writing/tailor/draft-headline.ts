// The person's own title that is nearest to the posting's, as the headline.
import type { Career } from '../facts/career.ts'
import { topicsOf } from '../facts/topics.ts'
import { roleName } from '../letter/role-name.ts'
import { coverage } from '../match/find-evidence.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { isRoleNoun } from '../words/roles.ts'

const LONGEST = 60
const LATEST = 2
/** One word of a title alone may belong to other work. */
const NEAR = 0.65
const NEARER = 0.2
/** Nobody moves down to come nearer. */
const lesser =
  /\b(?:assistant|aide|helper|intern|trainee|apprentice|junior|teller|clerk|seasonal|temp(?:orary)?|volunteer|casual)\b/i

/** A title of the latest jobs that is theirs or nearly so; undefined if none is. */
export function nearestTitle({ jobs, resume }: Career, posting: Posting): string | undefined {
  const role = posting.title?.text
    .toLowerCase()
    .split(/\P{L}+/u)
    .findLast(isRoleNoun)
  const [best] = jobs
    .map(({ title }) => title)
    // A title of long ago would mislead, unless it is the very one they look for.
    .filter((title, place) => place < LATEST || (nearness(title, posting) === 1 && place < LATEST * 2))
    // A nurse isn't a nurse manager.
    .filter((title) => role === undefined || title.toLowerCase().includes(role))
    // A lesser title than their current one sells somebody short, in the summary too.
    .filter((title) => !lesser.test(title) || lesser.test(resume.personalInfo.professionalTitle))
    .filter((title) => title !== '' && title.length <= LONGEST && roleName(title) !== undefined)
    .toSorted((one, other) => nearness(other, posting) - nearness(one, posting))
  return best && nearness(best, posting) >= NEAR ? best : undefined
}

function nearness(title: string, posting: Posting): number {
  return coverage(topicsOf(posting.title?.text ?? ''), { topics: topicsOf(title) }).share
}

export function draftHeadline(career: Career, posting: Posting): DraftChange[] {
  const { resume, jobs } = career
  const now = resume.personalInfo.professionalTitle.trim()
  const held = nearestTitle(career, posting) ?? ''
  const isNearer =
    held !== '' &&
    nearness(held, posting) > nearness(now, posting) + NEARER &&
    !(lesser.test(held) && !lesser.test(now)) &&
    !held.includes(',')
  const after = isNearer ? held : now === '' ? (jobs[0]?.title ?? '') : ''
  if (after === '' || after === now) return []
  return [
    {
      path: 'personalInfo.professionalTitle',
      kind: 'replace',
      group: 'match',
      before: now,
      after,
      reason: isNearer ? 'The title you held that is closest to theirs.' : 'Says at a glance who you are.',
    },
  ]
}
