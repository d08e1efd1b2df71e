// A short note or form, read again as a whole: even unknown labels precede a name, a title or an employer.
import type { Parts } from '../assemble.ts'
import type { ReadExperience } from '../entries/read-experience.ts'
import type { Line } from '../line.ts'
import type { SourceSpan } from '../segment.ts'
import { latestFirst, settleTitle } from './read-told.ts'
import { tellJobs } from './tell-jobs.ts'

const told = 0.55
/** A resume has more to say, and a layout that says it more surely. */
const mostLetters = 1500

export function isShort(lines: readonly Line[]): boolean {
  return lines.length > 0 && lines.reduce((sum, { text }) => sum + text.length + 1, 0) <= mostLetters
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const employersOf = (jobs: readonly ReadExperience[]) =>
  new Set(jobs.map(({ company }) => company?.value.toLowerCase())).size

/** Name, title and jobs as the whole note tells them; the jobs only where the form did not name more employers. */
export function withFacts(parts: Parts, lines: readonly Line[]): Parts {
  let text = ''
  const places: { end: number; source: SourceSpan[] }[] = []
  for (const line of lines) {
    text += `${text === '' ? '' : line.gap >= 2 ? '\n\n' : '\n'}${line.text}`
    places.push({ end: text.length, source: line.cells.map(({ source }) => source) })
  }
  const sourceAt = (at: number) => places.find(({ end }) => at < end)?.source ?? []
  const { person, jobs, title } = tellJobs(text)
  const isWhole = ({ company, period }: ReadExperience) => company !== undefined && period !== undefined
  const experiences = jobs.map((job): ReadExperience => {
    const source = sourceAt(job.start)
    const known = parts.experiences.find(({ company }) => company && same(company.value, job.employer ?? ''))
    return {
      description: known?.description ?? [],
      ...(job.employer ? { company: { value: job.employer, confidence: told, source } } : {}),
      ...(job.title ? { position: { value: job.title, confidence: told, source } } : {}),
      ...(job.from || job.to
        ? { period: { from: job.from, to: job.to, current: job.current, confidence: told, source } }
        : {}),
    }
  })
  // A page's head tells of no job, and its look says more.
  if (!experiences.some(isWhole)) return parts
  const own = title && { value: title.text, confidence: told, source: sourceAt(title.start) }
  if (own) settleTitle(experiences, own)
  const isFuller = employersOf(experiences.filter(isWhole)) >= employersOf(parts.experiences.filter(isWhole))
  return {
    ...parts,
    header: {
      ...parts.header,
      ...(person ? { name: { value: person.text, confidence: told, source: sourceAt(person.start) } } : {}),
      ...(own ? { title: own } : {}),
    },
    experiences: isFuller ? experiences.toSorted(latestFirst) : parts.experiences,
  }
}
