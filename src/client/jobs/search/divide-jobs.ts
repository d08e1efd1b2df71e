import type { Job, JobResults } from '#shared/api/jobs.ts'
import { jobsPerPage } from '#shared/job-search.ts'

/** The jobs of a page that have all that was asked for, and those that only come near: they stand behind all others. */
export function divideJobs({ jobs, total, close, page }: Pick<JobResults, 'jobs' | 'total' | 'close' | 'page'>): {
  exact: Job[]
  close: Job[]
} {
  const first = close === 0 ? jobs.length : Math.max(0, total - (page - 1) * jobsPerPage)
  return { exact: jobs.slice(0, first), close: jobs.slice(first) }
}
