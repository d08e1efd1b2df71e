// A job that somebody tells of, as an entry of the resume.
import type { ReadExperience } from '../entries/read-experience.ts'
import type { SourceSpan } from '../segment.ts'
import type { ToldJob } from './things.ts'

/** How sure one can be of what a sentence says. */
export const told = 0.55

/** What a label says is surer. */
export const labelled = { names: 0.95, years: 0.9 }

export function toldEntry(
  { employer, title, from, to, current }: ToldJob,
  source: SourceSpan[],
  sure = { names: told, years: told },
): ReadExperience {
  return {
    ...(employer ? { company: { value: employer, confidence: sure.names, source } } : {}),
    ...(title ? { position: { value: title, confidence: sure.names, source } } : {}),
    ...(from || to ? { period: { from, to, current, confidence: sure.years, source } } : {}),
    description: [],
  }
}

export function latestFirst({ period: one }: ReadExperience, { period: other }: ReadExperience): number {
  if (!one?.from || !other?.from) return 0
  if (one.current !== other.current) return one.current ? -1 : 1
  return other.from.localeCompare(one.from)
}
