import * as z from 'zod'
import type { Config } from '#server/config.ts'
import type { SalaryRange } from '#shared/api/jobs.ts'
import type { JobType } from '#shared/job-search.ts'

export type SourceRequest = { url: string; headers?: Record<string, string>; board?: string }

/** What a source knows of an opening, still in its own words; what is wrong with it is left out later. */
export type RawListing = {
  sourceId: string
  title: string
  company: string
  logo?: string | null | undefined
  /** Anything that names the type: `full_time`, `Contract`, `Telework`. */
  typeWords?: (string | null | undefined)[]
  types?: JobType[]
  location: string
  salary?: string | null | undefined
  salaryRange?: SalaryRange | null
  /** As the source writes it: a date, or seconds or milliseconds since 1970. */
  posted: string | number
  /** HTML or plain text. */
  description: string
  url: string
}

/** One place listings come from. A file in `sources/` is one of them, and its name is the file's. */
export type JobSource = {
  /** As people know it. */
  label: string
  /** The only hosts that are called for it. */
  hosts: readonly string[]
  /** Hours between two turns, as its terms ask for. */
  everyHours: number
  /** True if one turn brings all there is: what did not come is gone. */
  isComplete: boolean
  /**
   * Sequences of pages to ask for; a sequence ends at the first page with nothing on it. Null if the configuration
   * lacks what the source needs.
   */
  requests: (settings: Config['jobs']) => SourceRequest[][] | null
  /** Throws if the answer is not what the documentation promises. */
  read: (body: unknown, request: SourceRequest) => RawItem[]
}

/** Null for an item that could not be read; it is passed over and counted. */
export type RawItem = RawListing | null

export function defineSource(source: JobSource): JobSource {
  return source
}

/** Parses each item separately, so that one bad item doesn't spoil the rest. */
export function readItems<Item>(
  items: unknown[],
  schema: z.ZodType<Item>,
  toRaw: (item: Item) => RawListing | null,
): RawItem[] {
  return items.slice(0, 2_000).map((item) => {
    const parsed = schema.safeParse(item)
    return parsed.success ? toRaw(parsed.data) : null
  })
}

export const idSchema = z.union([z.string().min(1).max(200), z.number()]).transform(String)
export const looseText = z.string().nullish()

/** A sequence for each board the configuration names for a source, as in `lever:acme`; null if it names none. */
export function requestBoards(source: string, { boards }: Config['jobs'], url: (board: string) => string) {
  const named = boards.flatMap((board) => (board.startsWith(`${source}:`) ? [board.slice(source.length + 1)] : []))
  if (named.length === 0) return null
  return named.map((board) => [{ url: url(encodeURIComponent(board)), board }])
}

/** A board's token as a name: `acme-robotics` to `Acme Robotics`. */
export function companyFromToken(token: string): string {
  return token
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

export function pages(count: number, url: (page: number) => SourceRequest, { from = 1 } = {}): SourceRequest[] {
  return Array.from({ length: count }, (_, index) => url(index + from))
}
