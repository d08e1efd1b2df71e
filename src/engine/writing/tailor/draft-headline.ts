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
const lesser = /\b(?:assistant|aide|helper|intern|trainee|apprentice|junior)\b/i

export function draftHeadline({ resume, jobs }: Career, posting: Posting): DraftChange[] {
  const wanted = topicsOf(posting.title?.text ?? '')
  const now = resume.personalInfo.professionalTitle.trim()
  const role = posting.title?.text
    .toLowerCase()
    .split(/\P{L}+/u)
    .findLast(isRoleNoun)
  const nearness = (title: string) => coverage(wanted, { topics: topicsOf(title) }).share
  // A title of long ago would mislead, unless it is the very one they look for.
  const [best] = jobs
    .map(({ title }) => title)
    .filter((title, place) => place < LATEST || (nearness(title) === 1 && place < LATEST * 2))
    // A nurse is no nurse manager.
    .filter((title) => role === undefined || title.toLowerCase().includes(role))
    .filter((title) => title !== '' && title.length <= LONGEST && roleName(title) !== undefined)
    .toSorted((one, other) => nearness(other) - nearness(one))
  const held = best ?? ''
  const isNearer =
    held !== '' &&
    nearness(held) >= NEAR &&
    nearness(held) > nearness(now) + NEARER &&
    !(lesser.test(held) && !lesser.test(now))
  const isMissing = now === '' && jobs[0]?.title
  const after = isNearer ? held : isMissing ? (jobs[0]?.title ?? '') : ''
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
