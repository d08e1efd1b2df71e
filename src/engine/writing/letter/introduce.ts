// Who writes: the latest job that has to do with this one, with true years; somebody who has just begun, by the degree.
import { withArticle } from '#engine/language/articles.ts'
import { splitSentences } from '#engine/language/sentences.ts'
import { parseDate } from '#engine/resume/dates.ts'
import { type Career, type Job, monthsIn } from '../facts/career.ts'
import type { Slots } from '../frames/_frame.ts'
import { bearingOf } from '../match/posting-core.ts'
import type { Posting } from '../posting/posting.ts'
import { degreeOf } from './degree-name.ts'
import { atEmployer, isNoEmployer, isOwnAccount, isUnpaid, ownerName, plainTitle, roleName } from './role-name.ts'

/** What the opening says of the person, as slots of the frame `introduction`. */
export type Introduction = { slots: Slots; entries: readonly string[]; job: Job | undefined }

const LEAST_YEARS = 2

/** Undefined where nothing of the resume would stand beside the job's name. `told` are the jobs the letter tells of. */
export function introduce(
  career: Career,
  posting: Posting,
  { related, told }: { related: readonly Job[]; told: readonly Job[] },
): Introduction | undefined {
  const named = career.jobs.flatMap((job) => {
    const slots = nameJob(job, career)
    return slots ? [{ job, slots }] : []
  })
  // Nobody is what they do for nothing, unless they do nothing else.
  const paid = named.filter(({ job }) => !isUnpaid(job) && !/\b(?:intern|student)\b/i.test(job.title))
  const own =
    paid.find(({ job }) => related.includes(job)) ?? paid.find(({ job }) => told.includes(job)) ?? paid[0] ?? named[0]
  const studies = introduceStudies(career)
  if (studies && (!own || isGraduate(career, posting))) return studies
  if (!own) return undefined
  const { job, slots } = own
  const counted = career.jobs.filter(
    (one) => (related.includes(job) && related.includes(one)) || (one.company !== '' && one.company === job.company),
  )
  const inAll = yearsIn(career, [...new Set([...counted, job])])
  const inThis = yearsIn(career, [job])
  const claimed = claimedYears(career)
  const years = claimed ?? (inAll && inAll > (inThis ?? 0) ? inWords(inAll) : undefined)
  const isLast = job.isCurrent || job === career.jobs[0]
  const when = job.isCurrent ? { isNow: ' ' } : isLast ? { isPast: ' ', isOver: ' ' } : { isEarlier: ' ', isOver: ' ' }
  return {
    slots: { ...slots, ...when, years: isLast ? years : undefined, thisYears: inThis ? inWords(inThis) : undefined },
    entries: [...new Set([job, ...counted])].map(({ entry }) => entry),
    job,
  }
}

/** A title that is no plain phrase stands as it is written. */
export function nameJob(job: Job, career: Career): Slots | undefined {
  const owned = ownerName(job)
  if (owned) return { aRole: owned }
  const title = titleOf(job, career)
  const role = roleName(title)
  if (isOwnAccount(job.company)) return role ? { aRole: withArticle(`self-employed ${role}`) } : undefined
  const aRole = role ? withOwnArticle(role) : plainTitle(title)
  return aRole ? { aRole, atEmployer: isNoEmployer(job.company) ? undefined : atEmployer(job.company) } : undefined
}

const LATELY = 2
const OF_FIELD = 0.25

/** Who has just studied what the job is about has that to say first. */
function isGraduate({ schools, today }: Career, posting: Posting): boolean {
  const [school] = schools
  const year = parseDate(school?.source.endDate ?? '')?.year
  if (!school || year === undefined || Number(today.slice(0, 4)) - year > LATELY) return false
  return bearingOf(`${school.source.degree} ${school.source.field}`, posting) >= OF_FIELD
}

/** Whole years, where there are two or more. */
function yearsIn(career: Career, jobs: readonly Job[]): number | undefined {
  const years = Math.floor(monthsIn(career, (job) => jobs.includes(job)) / 12)
  return years >= LEAST_YEARS ? years : undefined
}

const count = '(\\d{1,2})(\\+?)|(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)'
const claim = new RegExp(`\\b(?:(over|more than) )?(?:${count})(?: plus)? (?:years?|yrs?)\\b(?! (?:old|ago))`, 'i')

const atHome = /\b(?:home|break|away|off|gap|raising|caring|children|kids|retire\w*|out of)\b/i

/** The years of work that the person's own summary names; years at home are others. */
function claimedYears({ resume }: Career): string | undefined {
  for (const sentence of splitSentences(resume.personalInfo.summary)) {
    const [found, over, digits, plus, word] = claim.exec(sentence) ?? []
    if (!found || atHome.test(sentence.slice(sentence.indexOf(found)))) continue
    return `${over || plus ? 'more than ' : ''}${word?.toLowerCase() ?? inWords(Number(digits))}`
  }
  return undefined
}

/** `head of buying`: there is one. */
function withOwnArticle(role: string): string {
  return /^(?:the |head of|chief |president|chair )/.test(role) ? role : withArticle(role)
}

/** The only job of somebody who names a title goes under that title. */
export function titleOf({ title }: Job, { jobs, resume }: Career): string {
  return title === '' && jobs.length === 1 ? resume.personalInfo.professionalTitle : title
}

function introduceStudies(career: Career): Introduction | undefined {
  const [school] = career.schools
  const degree = school && degreeOf(school.source)
  if (school && degree) return { slots: { degree }, entries: [school.entry], job: undefined }
  const role = roleName(career.resume.personalInfo.professionalTitle)
  const years = claimedYears(career)
  return career.jobs.length === 0 && role && years
    ? { slots: { aRole: withArticle(role), years, isPast: ' ' }, entries: ['personalInfo'], job: undefined }
    : undefined
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function inWords(count: number): string {
  return numbers[count] ?? String(count)
}
