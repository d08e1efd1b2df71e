import { useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import { timeAgo } from '#client/lib/time-words.ts'
import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import { trackStatuses } from '#shared/job-search.ts'
import { StatusMenu } from './status-menu.tsx'
import { describeEntry, statusSince } from './tracked-job.ts'
import type { TrackerViewProps } from './tracker-board.tsx'

const orders = {
  changed: {
    label: 'Since',
    compare: (one: TrackedJob, other: TrackedJob) => (statusSince(one) < statusSince(other) ? 1 : -1),
  },
  job: { label: 'Job', compare: (one: TrackedJob, other: TrackedJob) => one.job.title.localeCompare(other.job.title) },
  status: {
    label: 'Status',
    compare: (one: TrackedJob, other: TrackedJob) =>
      trackStatuses.indexOf(one.status) - trackStatuses.indexOf(other.status),
  },
} as const
type Order = keyof typeof orders

export function TrackerTable({ entries, onOpen, onMove }: TrackerViewProps) {
  const [order, setOrder] = useState<Order>('changed')
  const rows = [...entries].sort(orders[order].compare)
  const header = (key: Order, className?: string) => (
    <th
      scope="col"
      aria-sort={order === key ? (key === 'changed' ? 'descending' : 'ascending') : undefined}
      className={cn('p-3', className)}
    >
      <button
        type="button"
        onClick={() => setOrder(key)}
        className="font-semibold underline-offset-4 hover:underline aria-[current]:underline touch:min-h-11"
        aria-current={order === key ? 'true' : undefined}
      >
        {orders[key].label}
      </button>
    </th>
  )
  return (
    <section aria-label="Table of jobs" className="overflow-x-auto rounded-card border border-border bg-surface">
      <table className="w-full border-collapse text-left text-small">
        <caption className="sr-only">Jobs you’re tracking</caption>
        <thead className="border-border border-b text-text-2">
          <tr>
            {header('job')}
            {header('status')}
            {header('changed', farther)}
            <th scope="col" className={cn('p-3 font-semibold', farther)}>
              Documents
            </th>
            <th scope="col" className={cn('p-3 font-semibold', farther)}>
              Notes
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={entry.id} className="border-border border-b align-top last:border-b-0">
              <th scope="row" className="min-w-40 p-3 font-normal">
                <button
                  type="button"
                  onClick={() => onOpen(entry)}
                  className="text-left font-semibold hover:text-accent touch:min-h-11"
                >
                  {entry.job.title}
                </button>
                <p className="text-text-2">
                  {entry.job.company}, {entry.job.location}
                </p>
                <p className="pt-1 text-micro text-text-3 md:hidden">{describeEntry(entry, Date.now())}</p>
              </th>
              <td className="w-px p-3">
                <StatusMenu entry={entry} onMove={(status) => onMove(entry, status)} />
              </td>
              <td className={cn('whitespace-nowrap p-3 text-text-2', farther)}>
                {timeAgo(statusSince(entry), Date.now())}
              </td>
              <td className={cn('max-w-44 break-words p-3 text-text-2', farther)}>
                {entry.documents.map(({ title }) => title).join(', ') || 'None'}
              </td>
              <td className={cn('max-w-56 p-3 text-text-2', farther)}>
                <p className="line-clamp-2 break-words">{entry.notes || 'None'}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A phone has room for the job and its status; the rest is on a line below. */
const farther = 'max-md:hidden'
