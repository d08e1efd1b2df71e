import { createHash } from 'node:crypto'
import type { SalaryRange } from '#shared/api/jobs.ts'
import type { JobType } from '#shared/job-search.ts'
import { placeKey } from './places.ts'

/** An opening as a source hands it over: cleaned text, but nothing worked out yet. */
export type Listing = {
  source: string
  /** The source's own id. */
  sourceId: string
  title: string
  company: string
  logo: string | null
  types: JobType[]
  location: string
  /** As it is shown; null if the source says nothing. */
  salary: string | null
  salaryRange: SalaryRange | null
  /** YYYY-MM-DD. */
  postedOn: string
  description: string
  url: string
  sample?: boolean
}

/** The same id each time a source hands an opening over, so that a link to it stays good. */
export function listingId({ source, sourceId }: Pick<Listing, 'source' | 'sourceId'>): string {
  const digits = createHash('sha256').update(`${source}\n${sourceId}`).digest('hex')
  // Marked as a UUID of the kind whose bits the maker chooses (version 8).
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

const legalForm = /\b(?:inc|llc|ltd|limited|gmbh|corp|corporation|co|company|plc|ag|sa|bv|pty)\b/g
const marks = /\((?:m|f|w|d|x|h|all genders|remote|hybrid)[^)]*\)/gi

/** One opening posted at several places differs in punctuation, legal form and gender marks, and in little else. */
export function listingFingerprint({
  title,
  company,
  location,
}: Pick<Listing, 'title' | 'company' | 'location'>): string {
  const parts = [placeKey(title.replace(marks, ' ')), companyKey(company), placeKey(location.split(/[,(]/)[0] ?? '')]
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)
}

export function companyKey(company: string): string {
  return placeKey(company).replace(legalForm, ' ').replace(/\s+/g, ' ').trim() || placeKey(company)
}
