import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '#client/app/toast.ts'
import { callApi, callJson } from '#client/lib/api.ts'
import { useMe } from '#client/lib/me.ts'
import { newId } from '#client/lib/new-id.ts'
import type { Job } from '#shared/api/jobs.ts'
import { listTrackedJobs, type TrackedJob, trackedJobSchema } from '#shared/api/tracked-jobs.ts'
import type { TrackStatus } from '#shared/job-search.ts'
import { createDeviceList } from './device-list.ts'
import { moveTo, startTracking } from './tracked-job.ts'

const device = createDeviceList<TrackedJob>('candid-tracked-jobs', trackedJobSchema)
const accountKey = ['/api/tracked-jobs'] as const
const nothing: readonly TrackedJob[] = []

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

/** The jobs a person follows: in the account of whoever is signed in, else on this device. */
export function useTrackedJobs(): TrackedJobs {
  const queries = useQueryClient()
  const { user, isLoading: isAsking } = useMe()
  const onDevice = useSyncExternalStore(device.subscribe, device.read, () => nothing)
  const account = useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => listTrackedJobs.response.parse(await callJson(accountKey[0], { signal })),
    enabled: user !== null,
  })
  useCarryOver(user !== null, onDevice, queries)

  const entries = user ? (account.data ?? nothing) : onDevice
  const change = (entry: TrackedJob) => (user ? changeInAccount(queries, entry) : changeOnDevice(entry))
  return {
    entries,
    isLoading: isAsking || (user !== null && account.isPending),
    isError: user !== null && account.isError,
    find: (jobId) => entries.find(({ job }) => job.id === jobId),
    save: (job) => {
      const entry = startTracking(job, { id: newId(), now: new Date().toISOString() })
      change(entry)
      return entry
    },
    change,
    move: (entry, status) => change(moveTo(entry, status, new Date().toISOString())),
    remove: (entry) => (user ? removeFromAccount(queries, entry) : device.remove(entry.id)),
  }
}

function changeOnDevice(entry: TrackedJob): void {
  if (device.put(entry)) return
  toast({
    title: 'This was not saved',
    description: 'The storage of this browser is full or switched off.',
    variant: 'destructive',
  })
}

function setEntries(queries: QueryClient, update: (entries: TrackedJob[]) => TrackedJob[]): void {
  queries.setQueryData<TrackedJob[]>(accountKey, (entries) => update(entries ?? []))
}

/** Shown at once; if the server refuses, what it has is shown again. */
function changeInAccount(queries: QueryClient, entry: TrackedJob): void {
  setEntries(queries, (entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)])
  callApi(`${accountKey[0]}/${entry.id}`, { method: 'PUT', body: entry }).catch(() => takeBack(queries))
}

function removeFromAccount(queries: QueryClient, entry: TrackedJob): void {
  setEntries(queries, (entries) => entries.filter(({ id }) => id !== entry.id))
  callApi(`${accountKey[0]}/${entry.id}`, { method: 'DELETE' }).catch(() => takeBack(queries))
}

function takeBack(queries: QueryClient): void {
  toast({ title: 'This was not saved', description: 'Try again in a moment.', variant: 'destructive' })
  void queries.invalidateQueries({ queryKey: accountKey })
}

/** What was followed before signing in goes to the account, and leaves the device once it is there. */
function useCarryOver(isSignedIn: boolean, onDevice: readonly TrackedJob[], queries: QueryClient): void {
  const waiting = isSignedIn ? onDevice.map(({ id }) => id).join() : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the entries
  useEffect(() => {
    if (!waiting) return
    let isCurrent = true
    const carry = async () => {
      for (const entry of onDevice) {
        await callApi(`${accountKey[0]}/${entry.id}`, { method: 'PUT', body: entry })
        if (isCurrent) device.remove(entry.id)
      }
      // A list that was asked for before is on its way without them, and asking again would only wait for that one.
      await queries.cancelQueries({ queryKey: accountKey })
      await queries.invalidateQueries({ queryKey: accountKey })
    }
    // They stay on the device and are tried again at the next visit.
    carry().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [waiting])
}
