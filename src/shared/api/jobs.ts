import * as z from 'zod'
import { pageHref } from '#engine/resume/links.ts'
import { jobSorts, jobTypes, postedWindows, salarySteps } from '#shared/job-search.ts'
import { defineRoute } from './route.ts'

export const jobTypeSchema = z.enum(jobTypes)

/** In whole currency units per year; a single figure is both minimum and maximum. */
const salaryRangeSchema = z.object({ min: z.number(), max: z.number(), currency: z.string() })
export type SalaryRange = z.infer<typeof salaryRangeSchema>

/** The address of a listing; one that no browser should follow is left empty. */
const listingUrl = z.string().overwrite((url) => pageHref(url) ?? '')

export const jobSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  /** A picture's address, or null if the source has none. */
  logo: z.string().nullable(),
  /** The type that was asked for where the listing has several, else its first. */
  type: jobTypeSchema.nullable(),
  /** Every type that holds: a remote job is full-time or part-time too. */
  types: z.array(jobTypeSchema),
  location: z.string(),
  /** As worded in the listing, or null if it says nothing. */
  salary: z.string().nullable(),
  salaryRange: salaryRangeSchema.nullable(),
  postedDate: z.iso.date(),
  /** Plain text: paragraphs between empty lines, headings on lines of their own, points behind `- `. */
  description: z.string(),
  /** Where the listing can be read and applied for; our own page for samples. */
  url: listingUrl,
  source: z.string(),
  /** The same opening at other places. */
  alsoAt: z.array(z.object({ source: z.string(), url: listingUrl })),
  sample: z.boolean(),
})
export type Job = z.infer<typeof jobSchema>

export const jobSortSchema = z.enum(jobSorts)

const oneOf = <Value extends number>(values: readonly Value[]) =>
  z.coerce.number().transform((value, context) => {
    const known = values.find((one) => one === value)
    if (known !== undefined) return known
    context.addIssue({ code: 'custom', message: `Expected one of ${values.join(', ')}` })
    return z.NEVER
  })

const countSchema = z.object({ value: z.string(), label: z.string(), count: z.number().int() })
export type FacetCount = z.infer<typeof countSchema>

export const jobSearchSchema = z.object({
  /** Words, "phrases in quotes" and -exclusions. */
  query: z.string().max(200, 'Please use fewer words').default(''),
  location: z.string().max(120, 'Please name one place').optional(),
  jobType: z.union([jobTypeSchema, z.literal('any')]).optional(),
  posted: oneOf(postedWindows).optional(),
  salary: oneOf(salarySteps).optional(),
  company: z.string().max(120).optional(),
  sort: jobSortSchema.default('relevance'),
  page: z.coerce.number().int().min(1).max(50).default(1),
})
export type JobSearch = z.infer<typeof jobSearchSchema>

const jobResultsSchema = z.object({
  jobs: z.array(jobSchema),
  /** Counted to `maxCandidates`; more is shown as `1000+`. */
  total: z.number().int(),
  /** How many stand behind those because they only come near the search. */
  close: z.number().int(),
  isCapped: z.boolean(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** What each further filter would leave; counts are for the search without that filter. */
  facets: z.object({
    jobType: z.array(countSchema),
    posted: z.array(countSchema),
    salary: z.array(countSchema),
    company: z.array(countSchema),
    location: z.array(countSchema),
  }),
  /** The words searched for after correcting typos. */
  corrected: z.object({ query: z.string().nullable(), location: z.string().nullable() }),
  /** Other searches that find something, offered where this one found little. */
  suggestions: z.array(z.object({ query: z.string(), location: z.string().nullable(), count: z.number().int() })),
  /** Sources that did not answer at their last turn. */
  silent: z.array(z.object({ source: z.string(), since: z.iso.datetime() })),
})
export type JobResults = z.infer<typeof jobResultsSchema>

export const searchJobs = defineRoute({
  method: 'GET',
  path: '/api/jobs',
  summary: 'Job listings by keywords, place and type, best first',
  query: jobSearchSchema,
  response: jobResultsSchema,
  errors: ['invalid-request'],
})

export const getJob = defineRoute({
  method: 'GET',
  path: '/api/jobs/:id',
  summary: 'One job listing',
  params: z.object({ id: z.uuid() }),
  response: jobSchema,
  errors: ['not-found'],
})
