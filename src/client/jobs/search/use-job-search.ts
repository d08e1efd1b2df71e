import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { callJson } from '#client/lib/api.ts'
import { getJob, type Job, type JobResults, searchJobs } from '#shared/api/jobs.ts'
import { type SearchState, writeSearch } from './search-address.ts'

export function jobSearchQuery(search: SearchState) {
  const query = writeSearch(search).toString()
  return queryOptions({
    queryKey: ['/api/jobs', query],
    queryFn: async ({ signal }): Promise<JobResults> => {
      const results = searchJobs.response.parse(await callJson(`/api/jobs?${query}`, { signal }))
      return results
    },
    // Listings change by the hour; a page left open over lunch asks again.
    staleTime: 10 * 60_000,
  })
}

/** While the next results come, the ones before stay. */
export function useJobSearch(search: SearchState) {
  return useQuery({ ...jobSearchQuery(search), enabled: search.query !== '', placeholderData: keepPreviousData })
}

export function jobQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/jobs', id],
    queryFn: async ({ signal }): Promise<Job> =>
      getJob.response.parse(await callJson(`/api/jobs/${encodeURIComponent(id)}`, { signal })),
  })
}
