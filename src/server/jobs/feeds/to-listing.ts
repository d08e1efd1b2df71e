import { readJobTypes } from '../listings/job-types.ts'
import type { Listing } from '../listings/listing.ts'
import { formatSalary, readSalary } from '../listings/salary.ts'
import { dayNumber, dayText } from '../listings/tags.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { RawListing } from './source.ts'

/** Listings older than this are filled more often than not. */
export const oldestDays = 60

/** Cleans a source's data; null if required fields are missing or it is too old. */
export function toListing(source: string, raw: RawListing, { now }: { now: Date }): Listing | null {
  const title = cleanLine(raw.title)
  const company = cleanLine(raw.company)
  const description = cleanText(raw.description)
  const url = webAddress(raw.url)
  const postedOn = postedDay(raw.posted, now)
  if (!title || !company || !description || !url || !postedOn) return null
  const location = cleanLine(raw.location)
  const salaryRange = raw.salaryRange ?? (raw.salary ? readSalary(cleanLine(raw.salary)) : null)
  return {
    source,
    sourceId: raw.sourceId,
    title,
    company,
    logo: raw.logo ? webAddress(raw.logo) : null,
    types: raw.types ?? readJobTypes(...(raw.typeWords ?? [])),
    location: location || 'Not stated',
    salary: salaryRange ? saidSalary(raw.salary) || formatSalary(salaryRange) : null,
    salaryRange,
    postedOn,
    description,
    url,
  }
}

function saidSalary(salary: string | null | undefined): string {
  const line = salary ? cleanLine(salary) : ''
  return line.length <= 80 ? line : ''
}

/** Only what a browser may follow as a link to a page. */
function webAddress(text: string): string | null {
  if (text.length > 2_000 || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

function postedDay(posted: string | number, now: Date): string | null {
  const time = typeof posted === 'number' ? fromEpoch(posted) : Date.parse(posted)
  if (!Number.isFinite(time)) return null
  const today = dayNumber(now)
  const day = Math.min(today, Math.floor(time / 86_400_000))
  return today - day > oldestDays ? null : dayText(day)
}

function fromEpoch(value: number): number {
  return value < 100_000_000_000 ? value * 1000 : value
}
