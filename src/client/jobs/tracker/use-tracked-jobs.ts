import { call, callRaw } from '#client/lib/api.ts'
import { newId } from '#client/lib/new-id.ts'
import type { Job } from '#shared/api/jobs.ts'
import {
  deleteTrackedJob,
  listTrackedJobs,
  putTrackedJob,
  type TrackedJob,
  trackedJobSchema,
} from '#shared/api/tracked-jobs.ts'
import type { TrackStatus } from '#shared/job-search.ts'
import { createDeviceList } from './device-list.ts'
import { moveTo, startTracking } from './tracked-job.ts'
import { type OwnListOptions, useOwnList } from './use-own-list.ts'

const options: OwnListOptions<TrackedJob> = {
  device: createDeviceList<TrackedJob>('candid-tracked-jobs', trackedJobSchema),
  account: {
    key: [listTrackedJobs.path],
    load: (signal) => call(listTrackedJobs, { signal }),
    put: (entry) => callRaw(putTrackedJob, { params: { id: entry.id }, body: entry }),
    remove: (id) => callRaw(deleteTrackedJob, { params: { id } }),
  },
  words: {
    noRoom: { title: 'This was not saved', description: 'This browser’s storage is full or turned off.' },
    refused: { title: 'This was not saved', description: 'Try again in a moment.' },
  },
}

export type TrackedJobs = {
  /** The last changed first. */
  entries: readonly TrackedJob[]
  isLoading: boolean
  isError: boolean
  find: (jobId: string) => TrackedJob | undefined
  save: (job: Job) => TrackedJob
  change: (entry: TrackedJob) => void
  move: (entry: TrackedJob, status: TrackStatus) => void
  remove: (entry: TrackedJob) => void
}

/** The jobs a person follows. */
export function useTrackedJobs(): TrackedJobs {
  const { items: entries, isLoading, isError, put: change, remove } = useOwnList(options)
  return {
    entries,
    isLoading,
    isError,
    find: (jobId) => entries.find(({ job }) => job.id === jobId),
    save: (job) => {
      const entry = startTracking(job, { id: newId(), now: new Date().toISOString() })
      change(entry)
      return entry
    },
    change,
    move: (entry, status) => change(moveTo(entry, status, new Date().toISOString())),
    remove: (entry) => remove(entry.id),
  }
}
