/** What both sides know of jobs without any schema: the choices of the form, its messages, and how far one has come. */

/** The types a person can ask for; `any` in the form means that none is sent. */
export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship', 'Remote'] as const
export type JobType = (typeof jobTypes)[number]

export const jobMessages = {
  queryMissing: 'Please enter a job title or keyword',
  failed: 'Failed to fetch job listings. Please try again later.',
  none: 'No jobs found matching your criteria. Try broadening your search terms.',
} as const

export const jobSorts = ['relevance', 'newest', 'salary'] as const
export type JobSort = (typeof jobSorts)[number]

/** How many days ago at most, and how much a year at least, a search may ask for. */
export const postedWindows = [1, 3, 7, 14, 30] as const
export const salarySteps = [30_000, 50_000, 75_000, 100_000, 150_000] as const

export const maxCandidates = 1000
export const jobsPerPage = 20

export const trackStatuses = ['saved', 'applied', 'interview', 'offer', 'closed'] as const
export type TrackStatus = (typeof trackStatuses)[number]
