import { useState } from 'react'
import { longDate } from '#client/lib/long-date.ts'
import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import { trackStatuses } from '#shared/job-search.ts'
import { StatusMenu } from './status-menu.tsx'
import { statusSince } from './tracked-job.ts'
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
  const header = (key: Order) => (
    <th
      scope="col"
      aria-sort={order === key ? (key === 'changed' ? 'descending' : 'ascending') : undefined}
      className="p-3"
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
      <table className="w-full min-w-[44rem] border-collapse text-left text-small">
        <caption className="sr-only">Jobs you follow</caption>
        <thead className="border-border border-b text-text-2">
          <tr>
            {header('job')}
            <th scope="col" className="p-3 font-semibold">
              Place
            </th>
            {header('status')}
            {header('changed')}
            <th scope="col" className="p-3 font-semibold">
              Documents
            </th>
            <th scope="col" className="p-3 font-semibold">
              Notes
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={entry.id} className="border-border border-b last:border-b-0">
              <th scope="row" className="p-3 font-normal">
                <button
                  type="button"
                  onClick={() => onOpen(entry)}
                  className="text-left font-semibold hover:text-accent touch:min-h-11"
                >
                  {entry.job.title}
                </button>
                <p className="text-text-2">{entry.job.company}</p>
              </th>
              <td className="p-3 text-text-2">{entry.job.location}</td>
              <td className="p-3">
                <StatusMenu entry={entry} onMove={(status) => onMove(entry, status)} />
              </td>
              <td className="whitespace-nowrap p-3 text-text-2">{longDate(statusSince(entry))}</td>
              <td className="p-3 text-text-2">{entry.documents.map(({ title }) => title).join(', ') || 'None'}</td>
              <td className="max-w-56 truncate p-3 text-text-2">{entry.notes || 'None'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
