import type { Job } from '#shared/api/jobs.ts'

/** Then it is said once, over the list. */
export function areSamples(jobs: readonly Job[]): boolean {
  return jobs.length > 0 && jobs.every(({ sample }) => sample)
}
