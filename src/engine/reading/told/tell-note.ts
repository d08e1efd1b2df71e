// A short note or form, read again as a whole: even unknown labels precede a name, a title or an employer.
import type { Parts } from '../assemble.ts'
import { hasPeriod } from '../dates/find-dates.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import { hasLooks, type Line, sourceOf } from '../line.ts'
import { isCareerBreak, isOwnWork } from '../words/career-breaks.ts'
import { isMisread, isSameHost, isSound, isWhole, mendJobs, withLayout } from './mend-jobs.ts'
import { placeLines } from './place-lines.ts'
import { settleTitle } from './read-told.ts'
import { tellJobs } from './tell-jobs.ts'
import { isSmall } from './things.ts'
import { titleWorth } from './title-worth.ts'
import { latestFirst, told, toldEntry } from './told-entry.ts'

/** A resume has more to say, and a layout that says it more surely. */
const mostLetters = 1500

export function isShort(lines: readonly Line[]): boolean {
  return lines.length > 0 && lines.reduce((sum, { text }) => sum + text.length + 1, 0) <= mostLetters
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const employersOf = (jobs: readonly ReadExperience[]) =>
  new Set(jobs.map(({ company }) => company?.value.toLowerCase())).size

/** `First name: Ana` and `Last name: Lima` make more of a name than either of them. */
function holds(name: string, part: string): boolean {
  const words = name.split(/\s+/)
  const own = part.toLowerCase().split(/\s+/)
  const more = words.filter((word) => !own.includes(word.toLowerCase()))
  return (
    /^[\p{L}\p{M}\s.'’-]+$/u.test(name) &&
    words.length <= 5 &&
    own.every((word) => words.some((one) => one.toLowerCase() === word)) &&
    more.every(
      (word) =>
        !noName.test(word) && (/^\p{Lu}/u.test(word) || (isSmall(name) && isSmall(part)) || particle.test(word)),
    )
  )
}

/** `NAME Zofia Wrona`, `Lionel Fairweather's`, `Mahlon Yazzie I'm`. */
const noName = /^(?:name|I|I['’]m|CV|resume)$|['’]s$/i
/** `This is Ada Byron`: a sentence that was taken for a name. */
const said = /^(?:this is|i am|i[’']m|it[’']s|my name|name is|me is|myself)(?!\p{L})/iu
const particle = /^(?:de|da|do|dos|del|di|la|le|van|von|der|den|ter|bin|binti|al|el|y|e)$/

/** What a whole note tells. */
function readFacts(lines: readonly Line[]) {
  const { text, placed } = placeLines(lines)
  const sourceAt = (at: number) =>
    placed
      .filter(({ end }) => at < end)
      .slice(0, 1)
      .flatMap(({ line }) => sourceOf(line))
  const { person, jobs, title } = tellJobs(text)
  const experiences = jobs.map((job) => toldEntry(job, sourceAt(job.start)))
  const name = person && { value: person.text, confidence: told, source: sourceAt(person.start) }
  const own = title && { value: title.text, confidence: told, source: sourceAt(title.start) }
  return { name, title: own, isTitleSure: title !== undefined && title.weight >= 0.5, experiences }
}

/** `Brantley Mills, Ontario` below the name: no person. */
function isTheirTown(name: string, { header }: Parts): boolean {
  return header.contacts.location?.value.startsWith(name) ?? false
}

/** Name, title and jobs as the whole note tells them; the jobs only where the form did not name more employers. */
export function withFacts(parts: Parts, lines: readonly Line[]): Parts {
  const { name, title, experiences } = readFacts(lines)
  // A page's head tells of no job, and its look says more.
  if (!experiences.some(isWhole)) return parts
  if (title) settleTitle(experiences, title)
  const known = parts.experiences.filter((job) => isSound(job) && !isMisread(job, experiences))
  const isFuller = employersOf(experiences.filter(isWhole)) >= employersOf(known)
  const kept = experiences.map((job) =>
    withLayout(
      job,
      parts.experiences.find((known) => isSameHost(known, job)),
    ),
  )
  return {
    ...parts,
    header: {
      ...parts.header,
      ...(name && !isTheirTown(name.value, parts) && !holds(parts.header.name?.value ?? '', name.value)
        ? { name }
        : {}),
      ...(title ? { title } : {}),
    },
    experiences: isFuller ? kept.toSorted(latestFirst) : parts.experiences,
  }
}

/** Jobs with names, periods and what was done at them: the layout is that of a resume, whatever its headings end in. */
export function isLaidOut({ experiences }: Parts): boolean {
  const sound = experiences.filter((job) => job.position !== undefined && (isSound(job) || isAlone(job)))
  const told = experiences.filter(({ description }) => description.length > 0)
  const hasList = told.some(({ description }) => description.filter(({ kind }) => kind === 'bullet').length >= 2)
  return sound.length > 0.6 * experiences.length && (hasList || told.length >= 2)
}

/** A break and work of one's own have no employer. */
function isAlone({ position, period }: ReadExperience): boolean {
  return period !== undefined && (isCareerBreak(position?.value ?? '') || isOwnWork(position?.value ?? ''))
}

/** A short resume with headings keeps what its layout says, except for jobs that it makes no sense of. */
export function withSounderFacts(parts: Parts, lines: readonly Line[]): Parts {
  const { header, experiences: known } = parts
  const isResume = isLaidOut(parts) && !hasLooks(lines)
  const isBroken = !isResume && known.some((job) => !isSound(job))
  // Reading it again takes longer than all the rest: only where something is amiss.
  const isSaid = said.test(header.name?.value ?? '')
  const isUntitled = header.title
    ? !hasLooks(lines) && !isResume && titleSeam.test(header.title.value)
    : header.left.some(({ value }) => titleWorth(value) >= 1.2)
  if (!isBroken && !isUntitled && !isSaid && header.name) return parts
  const { name, title, isTitleSure, experiences } = readFacts(withoutDuties(lines))
  const isSounder = isBroken && experiences.filter(isSound).length > known.filter(isSound).length
  const isOwn =
    title &&
    (header.title
      ? !hasLooks(lines) && header.title.value.split(titleSeam).some((part) => same(part, title.value))
      : isUntitled || !(hasLooks(lines) || isResume))
  if (isSounder && title) settleTitle(experiences, title)
  return {
    ...parts,
    header: {
      ...header,
      ...((header.name && !isSaid) || !name ? {} : { name }),
      ...(isOwn && isTitleSure ? { title } : {}),
    },
    experiences: isSounder ? mendJobs(known, experiences.filter(isWhole)) : known,
  }
}

/** Beside jobs with their periods, a lone year in a list is when something was done there. */
function withoutDuties(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ bullet, text }) => !bullet && hasPeriod(text))) return lines
  return lines.filter(({ bullet, text }) => !bullet || hasPeriod(text))
}

/** `Elevator technician, Tampere`, `Profession: Landscape Architect` */
const titleSeam = /, | - |: /
