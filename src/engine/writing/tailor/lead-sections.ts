// Licences and skills that they ask for are below the jobs by default; where they decide, they come first.
import { sectionOrder } from '#engine/edit/sections.ts'
import { parseDate } from '#engine/resume/dates.ts'
import type { SectionId } from '#engine/resume/resume.ts'
import type { Career } from '../facts/career.ts'
import { isBreak } from '../facts/is-break.ts'
import type { Match } from '../match/match.ts'
import { rateFacts } from '../match/rate-fact.ts'
import type { Posting } from '../posting/posting.ts'
import type { DraftChange } from '../proposal.ts'
import { joinWords } from '../words/join-words.ts'
import { isOfTheirTrade } from './is-of-their-trade.ts'
import type { ShownNeed } from './shown-needs.ts'

const FEWEST_SKILLS = 5
/** A first-aid card decides nothing. */
const common = /\b(?:BLS|CPR|AED|first aid|food (?:handler|safety)|driv\w+)\b/i

export function leadSections(
  career: Career,
  { mustHave }: Match,
  { needs, posting }: { needs: readonly ShownNeed[]; posting: Posting },
): DraftChange[] {
  const { resume } = career
  const order = sectionOrder(resume)
  const jobsAt = order.indexOf('experience')
  const licences = mustHave
    .filter(({ requirement, state }) => requirement.kind === 'licence' && state === 'met')
    .flatMap(({ evidence }) => evidence.map(({ entry }) => entry))
  const licence = resume.certifications.find(
    ({ id, name }) => licences.includes(`certifications.${id}`) && !common.test(name),
  )?.name
  const listed = new Set(needs.filter(({ isSkill }) => isSkill).map(({ name }) => name))
  const decisive: readonly (readonly [SectionId, string | undefined])[] = [
    ['certifications', licence && 'a certificate you hold'],
    ['education', isTurnedTo(career, posting) ? 'what you have studied lately' : undefined],
    ['skills', listed.size >= FEWEST_SKILLS ? `${listed.size} of your skills` : undefined],
  ]
  const raised = decisive.filter(([id, name]) => name !== undefined && order.indexOf(id) > jobsAt)
  if (jobsAt < 0 || raised.length === 0) return []
  const ids = raised.map(([id]) => id)
  const rest = order.filter((id) => !ids.includes(id))
  const at = rest.indexOf('experience')
  return [
    {
      path: 'arrangement.order',
      kind: 'order',
      group: 'match',
      before: order.join('\n'),
      after: [...rest.slice(0, at), ...ids, ...rest.slice(at)].join('\n'),
      reason: `Puts ${joinWords(ids)} before the jobs: they ask for ${joinWords(raised.map(([, name]) => name ?? ''))}.`,
    },
  ]
}

/** Of 3 */
const DECIDES = 2
const LATELY = 2

/** Who leaves the hotel for the clinic has an externship and a new certificate to show, and they stand below ten years of hotels. */
function isTurnedTo(career: Career, posting: Posting): boolean {
  const title = career.jobs.find((job) => !isBreak(job))?.title
  if (title === undefined || isOfTheirTrade(title, posting)) return false
  const lately = career.schools.filter(({ source: { endDate } }) => {
    const year = parseDate(endDate ?? '')?.year
    return year !== undefined && Number(career.today.slice(0, 4)) - year <= LATELY
  })
  return rateFacts(career, posting).some(
    ({ kind, entry, rating }) => kind === 'school' && rating >= DECIDES && lately.some((one) => one.entry === entry),
  )
}
