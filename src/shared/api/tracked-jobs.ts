import * as z from 'zod'
import { pageHref } from '#engine/resume/links.ts'
import { postedWindows, salarySteps, trackStatuses } from '#shared/job-search.ts'
import { jobSchema, jobSortSchema, jobTypeSchema } from './jobs.ts'
import { defineRoute } from './route.ts'

const trackStatusSchema = z.enum(trackStatuses)

/** A job a person follows. It carries its own copy of the listing, because listings age out. */
export const trackedJobSchema = z.object({
  id: z.uuid(),
  job: jobSchema,
  status: trackStatusSchema,
  notes: z.string().max(10_000),
  /** The documents that were sent, by id, each with the title it had then. */
  documents: z.array(z.object({ id: z.uuid(), title: z.string().max(300) })).max(20),
  /** When each status was taken, the first one first. */
  history: z.array(z.object({ status: trackStatusSchema, at: z.iso.datetime() })).max(100),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type TrackedJob = z.infer<typeof trackedJobSchema>

const sentUrl = z.string().refine((url) => url === '' || pageHref(url) !== undefined, 'Expected a web address')

/** As a browser sends it: an address that would run something is refused and not kept. */
const sentTrackedJobSchema = trackedJobSchema.extend({
  job: jobSchema.extend({ url: sentUrl, alsoAt: z.array(z.object({ source: z.string(), url: sentUrl })) }),
})

export const savedSearchSchema = z.object({
  id: z.uuid(),
  query: z.string().max(200),
  location: z.string().max(120).nullable(),
  jobType: jobTypeSchema.nullable(),
  posted: z.union(postedWindows.map((days) => z.literal(days))).nullable(),
  salary: z.union(salarySteps.map((step) => z.literal(step))).nullable(),
  sort: jobSortSchema,
  createdAt: z.iso.datetime(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>

export const maxTrackedJobs = 500
/** In bytes, so that so many jobs cannot fill the disk. */
const longestTrackedJob = 128 * 1024
export const maxSavedSearches = 50

const byId = z.object({ id: z.uuid() })

export const listTrackedJobs = defineRoute({
  method: 'GET',
  path: '/api/tracked-jobs',
  summary: 'The jobs the signed-in person tracks, last changed first',
  response: z.array(trackedJobSchema),
  errors: ['sign-in-required'],
})

export const putTrackedJob = defineRoute({
  method: 'PUT',
  path: '/api/tracked-jobs/:id',
  summary: 'Saves a tracked job; idempotent',
  params: byId,
  body: sentTrackedJobSchema,
  response: trackedJobSchema,
  bodyLimit: longestTrackedJob,
  errors: ['sign-in-required', 'conflict', 'too-large'],
})

export const deleteTrackedJob = defineRoute({
  method: 'DELETE',
  path: '/api/tracked-jobs/:id',
  summary: 'Stops tracking a job',
  params: byId,
  status: 204,
  errors: ['sign-in-required'],
})

export const listSavedSearches = defineRoute({
  method: 'GET',
  path: '/api/saved-searches',
  summary: 'The signed-in person’s saved searches, newest first',
  response: z.array(savedSearchSchema),
  errors: ['sign-in-required'],
})

export const putSavedSearch = defineRoute({
  method: 'PUT',
  path: '/api/saved-searches/:id',
  summary: 'Keeps one search',
  params: byId,
  body: savedSearchSchema,
  response: savedSearchSchema,
  errors: ['sign-in-required', 'conflict'],
})

export const deleteSavedSearch = defineRoute({
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  summary: 'Forgets a search',
  params: byId,
  status: 204,
  errors: ['sign-in-required'],
})
