import { timeAgo } from '#client/lib/time-words.ts'
import type { Job } from '#shared/api/jobs.ts'
import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import type { TrackStatus } from '#shared/job-search.ts'

export const statusLabels: Record<TrackStatus, string> = {
  saved: 'Saved',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
}

export function startTracking(job: Job, { id, now }: { id: string; now: string }): TrackedJob {
  return {
    id,
    job,
    status: 'saved',
    notes: '',
    documents: [],
    history: [{ status: 'saved', at: now }],
    createdAt: now,
    updatedAt: now,
  }
}

export function moveTo(entry: TrackedJob, status: TrackStatus, now: string): TrackedJob {
  if (entry.status === status) return entry
  return { ...entry, status, history: [...entry.history, { status, at: now }].slice(-100), updatedAt: now }
}

/** When an application came to where it is. */
export function statusSince({ history, updatedAt }: TrackedJob): string {
  return history.at(-1)?.at ?? updatedAt
}

/** `Applied Nov 8 · 2 documents · notes` */
export function describeEntry(entry: TrackedJob, now: number): string {
  const { length } = entry.documents
  return [
    `${statusLabels[entry.status]} ${timeAgo(statusSince(entry), now)}`,
    ...(length > 0 ? [length === 1 ? '1 document' : `${length} documents`] : []),
    ...(entry.notes ? ['notes'] : []),
  ].join(' · ')
}

type SearchProgress = {
  /** How many ever came as far as this. */
  reached: { status: 'applied' | 'interview' | 'offer'; count: number }[]
  /** Applications sent in each of the last weeks, the oldest first. */
  weeks: { start: string; count: number }[]
}

const weekMs = 7 * 86_400_000

export function measureProgress(
  entries: readonly TrackedJob[],
  { now, weeks }: { now: number; weeks: number },
): SearchProgress {
  const sent = entries.flatMap(({ history }) => history.find(({ status }) => status === 'applied')?.at ?? [])
  return {
    reached: (['applied', 'interview', 'offer'] as const).map((status) => ({
      status,
      count: entries.filter(({ history }) => history.some((step) => step.status === status)).length,
    })),
    weeks: Array.from({ length: weeks }, (_, index) => {
      const end = now - (weeks - 1 - index) * weekMs
      const within = sent.filter((at) => Date.parse(at) > end - weekMs && Date.parse(at) <= end)
      return { start: new Date(end - weekMs + 1).toISOString(), count: within.length }
    }),
  }
}
