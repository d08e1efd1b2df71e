// The occupations somebody has worked in: the one whose lines they picked for a job, or the one its position names. The
// title at the top may be the job they want, so it counts only where no job is entered.
import type { Experience, Resume } from '#engine/resume/resume.ts'
import { splitLines } from '#engine/resume/rich-text.ts'
import { findOccupation } from './find-occupation.ts'
import { fullerTitle } from './fuller-title.ts'
import type { Occupation } from './occupation.ts'
import { contentOf, withoutBlanks } from './pick-lines.ts'
import type { openIndex } from './title-index.ts'

type Index = ReturnType<typeof openIndex>

/** Their ids, the latest job's first. Lines are recognized only in the occupations that are given. */
export function findHeldOccupations(
  index: Index,
  { personalInfo, experiences }: Pick<Resume, 'personalInfo' | 'experiences'>,
  library: readonly Occupation[] = [],
): string[] {
  const title = personalInfo.professionalTitle
  const jobs = experiences.filter(({ position, description }) => position.trim() !== '' || description.trim() !== '')
  if (jobs.length === 0) return findByName(index, title)
  return [...new Set(jobs.flatMap((job) => findOfJob(index, job, title, library)))]
}

function findOfJob(index: Index, job: Experience, title: string, library: readonly Occupation[]): string[] {
  const picked = findPicked(job, library)
  return picked.length > 0 ? picked : findByName(index, fullerTitle(job.position, title))
}

function findByName(index: Index, title: string): string[] {
  const { entry } = findOccupation(index, title)
  return entry ? [entry.id] : []
}

/** Of the words of a line in the library, so many are in the job's: it was picked there. */
const PICKED = 0.85
const FEWEST_WORDS = 3

/** Those whose lines the job has, the one with most of them first. */
function findPicked({ description }: Experience, library: readonly Occupation[]): string[] {
  const counts = new Map<string, number>()
  for (const { text } of splitLines(description)) {
    const own = new Set(contentOf(text))
    const shares = library.map(({ id, lines }) => ({ id, share: bestShare(own, lines) }))
    const best = Math.max(...shares.map(({ share }) => share))
    if (best < PICKED) continue
    for (const { id, share } of shares) if (share === best) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const most = [...counts].sort(([, one], [, other]) => other - one)
  // A line that several occupations have was picked in the one whose others were picked too.
  return most.filter(([, count]) => count > 1 || count === most[0]?.[1]).map(([id]) => id)
}

function bestShare(own: ReadonlySet<string>, lines: readonly string[]): number {
  let best = 0
  for (const line of lines) {
    const words = wordsOfLine(line)
    if (words.length < FEWEST_WORDS) continue
    best = Math.max(best, words.filter((word) => own.has(word)).length / words.length)
  }
  return best
}

const known = new Map<string, readonly string[]>()

function wordsOfLine(line: string): readonly string[] {
  const words = known.get(line) ?? contentOf(withoutBlanks(line))
  known.set(line, words)
  return words
}
