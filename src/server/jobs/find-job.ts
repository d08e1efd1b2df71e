import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database/open-database.ts'
import { jobs } from '#server/platform/database/schema/jobs.ts'
import { type Job, jobTypeSchema } from '#shared/api/jobs.ts'
import { AppError } from '#shared/errors.ts'
import type { JobType } from '#shared/job-search.ts'
import { sourceLabel } from './sources-list.ts'

const columns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  logo: jobs.logo,
  types: jobs.types,
  location: jobs.location,
  salary: jobs.salary,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  postedOn: jobs.postedOn,
  description: jobs.description,
  url: jobs.url,
  source: jobs.source,
  alsoAt: jobs.alsoAt,
  sample: jobs.sample,
}

export async function findJob(db: Queryable, id: string): Promise<Job> {
  const [row] = await db.select(columns).from(jobs).where(eq(jobs.id, id))
  if (row) return toJob(row)
  throw new AppError('not-found', { message: 'This listing is no longer here. It may have been filled or taken down.' })
}

/** The listings of one page in the order of their ids. */
export async function listJobs(db: Queryable, ids: string[], asked?: JobType): Promise<Job[]> {
  if (ids.length === 0) return []
  const rows = await db.select(columns).from(jobs).where(inArray(jobs.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toJob(row, asked)] : []
  })
}

function toJob(row: Omit<typeof jobs.$inferSelect, HiddenColumn>, asked?: JobType): Job {
  const { types: stored, salaryMin, salaryMax, salaryCurrency, postedOn, ...job } = row
  const types = stored.flatMap((type) => jobTypeSchema.safeParse(type).data ?? [])
  const hasSalary = salaryMin !== null && salaryMax !== null && salaryCurrency !== null
  return {
    ...job,
    source: sourceLabel(job.source),
    alsoAt: job.alsoAt.map((also) => ({ ...also, source: sourceLabel(also.source) })),
    types,
    type: (asked && types.includes(asked) ? asked : types[0]) ?? null,
    salaryRange: hasSalary ? { min: salaryMin, max: salaryMax, currency: salaryCurrency } : null,
    postedDate: postedOn,
  }
}

type HiddenColumn = 'fingerprint' | 'digest' | 'places' | 'seenAt' | 'tags' | 'head' | 'document'
