import { type JobSort, type JobType, jobSorts, jobTypes, postedWindows, salarySteps } from '#shared/job-search.ts'

/** A search as it appears in the page's URL, with the same parameter names as the API call. */
export type SearchState = {
  query: string
  location: string
  jobType: JobType | undefined
  posted: (typeof postedWindows)[number] | undefined
  salary: (typeof salarySteps)[number] | undefined
  company: string
  sort: JobSort
  page: number
}

export const emptySearch: SearchState = {
  query: '',
  location: '',
  jobType: undefined,
  posted: undefined,
  salary: undefined,
  company: '',
  sort: 'relevance',
  page: 1,
}

export function readSearch(params: URLSearchParams): SearchState {
  return {
    query: (params.get('query') ?? '').trim().slice(0, 200),
    location: (params.get('location') ?? '').trim().slice(0, 120),
    jobType: jobTypes.find((type) => type === params.get('jobType')),
    posted: postedWindows.find((days) => String(days) === params.get('posted')),
    salary: salarySteps.find((step) => String(step) === params.get('salary')),
    company: (params.get('company') ?? '').slice(0, 120),
    sort: jobSorts.find((sort) => sort === params.get('sort')) ?? 'relevance',
    page: readPage(params.get('page')),
  }
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1
}

/** What is as usual is left out. */
export function writeSearch(search: SearchState): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  set('query', search.query)
  set('location', search.location)
  set('jobType', search.jobType)
  set('posted', search.posted)
  set('salary', search.salary)
  set('company', search.company)
  set('sort', search.sort === 'relevance' ? undefined : search.sort)
  set('page', search.page === 1 ? undefined : search.page)
  return params
}

/** A change of anything but the page begins at the first page again. */
export function refine(search: SearchState, change: Partial<SearchState>): SearchState {
  return { ...search, page: 1, ...change }
}

/** `nurse in Austin, TX, part-time` */
export function describeSearch(search: Pick<SearchState, 'query' | 'location' | 'jobType'>): string {
  const place = search.location ? ` in ${search.location}` : ''
  return `${search.query}${place}${search.jobType ? `, ${search.jobType.toLowerCase()}` : ''}`
}
