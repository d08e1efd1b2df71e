import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#client/lib/api.ts'
import { getJob, type Job, type JobResults, searchJobs } from '#shared/api/jobs.ts'
import { type SearchState, writeSearch } from './search-address.ts'

function jobSearchQuery(search: SearchState) {
  const query = writeSearch(search)
  return queryOptions({
    queryKey: [searchJobs.path, query.toString()],
    queryFn: ({ signal }): Promise<JobResults> => call(searchJobs, { query, signal }),
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
    queryKey: [searchJobs.path, id],
    queryFn: ({ signal }): Promise<Job> => call(getJob, { params: { id }, signal }),
  })
}
