import { type DragEvent, useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import { type TrackStatus, trackStatuses } from '#shared/job-search.ts'
import { JobLogo } from '../job/job-logo.tsx'
import { CardActions } from './card-actions.tsx'
import { StatusMenu } from './status-menu.tsx'
import { describeEntry, statusLabels } from './tracked-job.ts'

export type TrackerViewProps = {
  entries: readonly TrackedJob[]
  onOpen: (entry: TrackedJob) => void
  onMove: (entry: TrackedJob, status: TrackStatus) => void
}

const dragType = 'application/x-candid-job'

const emptyHints: Record<TrackStatus, string> = {
  saved: 'Save a job in the search and it appears here.',
  applied: 'Applied? Drag the card here, or change its stage.',
  interview: 'Invited to talk? Drag the card here, or change its stage.',
  offer: 'Got an offer? Drag the card here, or change its stage.',
  closed: 'Over, either way? Drag the card here, or change its stage.',
}

/** A column for each status. By mouse a card is dragged; by keyboard and touch its menu moves it. */
export function TrackerBoard({ entries, onOpen, onMove }: TrackerViewProps) {
  const [over, setOver] = useState<TrackStatus>()

  const drop = (event: DragEvent, status: TrackStatus) => {
    event.preventDefault()
    setOver(undefined)
    const entry = entries.find(({ id }) => id === event.dataTransfer.getData(dragType))
    if (entry) onMove(entry, status)
  }

  const firstEmpty = trackStatuses.find((status) => entries.every((entry) => entry.status !== status))

  return (
    <div className="grid gap-4 max-lg:grid-cols-1 lg:grid-cols-5">
      {trackStatuses.map((status) => {
        const own = entries.filter((entry) => entry.status === status)
        return (
          <section
            key={status}
            aria-label={`${statusLabels[status]}, ${own.length}`}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(dragType)) return
              event.preventDefault()
              setOver(status)
            }}
            onDragLeave={() => setOver(undefined)}
            onDrop={(event) => drop(event, status)}
            className={cn(
              'grid min-w-0 content-start gap-3 rounded-card border border-transparent bg-sunken p-3 lg:min-h-64',
              own.length === 0 && 'max-lg:hidden',
              over === status && 'border-accent',
            )}
          >
            <h2 className="flex items-center justify-between gap-2 px-1 font-semibold text-small">
              {statusLabels[status]}
              <span className="text-text-3 tabular-nums">{own.length}</span>
            </h2>
            {status === firstEmpty && <p className="px-1 text-small text-text-2">{emptyHints[status]}</p>}
            <ul className="grid gap-3">
              {own.map((entry) => (
                <li key={entry.id}>
                  <BoardCard entry={entry} onOpen={() => onOpen(entry)} onMove={(next) => onMove(entry, next)} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <EmptyColumns entries={entries} />
    </div>
  )
}

/** Where columns stand one below the other, those without a job are one line. */
function EmptyColumns({ entries }: Pick<TrackerViewProps, 'entries'>) {
  const empty = trackStatuses.filter((status) => entries.every((entry) => entry.status !== status))
  if (empty.length === 0) return null
  return (
    <p className="px-4 text-small text-text-3 lg:hidden">
      Nothing yet in{' '}
      {new Intl.ListFormat('en', { type: 'disjunction' }).format(empty.map((status) => statusLabels[status]))}.
    </p>
  )
}

type BoardCardProps = { entry: TrackedJob; onOpen: () => void; onMove: (status: TrackStatus) => void }

function BoardCard({ entry, onOpen, onMove }: BoardCardProps) {
  const { job } = entry
  return (
    <article
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, entry.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      className="relative grid cursor-grab gap-2.5 rounded-control border border-border bg-surface p-3 transition-colors hover:border-field active:cursor-grabbing"
    >
      <div className="flex gap-2.5">
        <JobLogo job={job} className="size-8 text-small" />
        <div className="min-w-0">
          <h3>
            <button
              type="button"
              onClick={onOpen}
              className="break-words text-left font-semibold text-small after:absolute after:inset-0 hover:text-accent"
            >
              {job.title}
            </button>
          </h3>
          <p className="break-words text-small text-text-2">{job.company}</p>
        </div>
      </div>
      <p className="text-micro text-text-3">{describeEntry(entry, Date.now())}</p>
      <div className="relative flex flex-wrap items-center justify-between gap-x-1 gap-y-2">
        <StatusMenu entry={entry} onMove={onMove} />
        <CardActions job={job} />
      </div>
    </article>
  )
}
