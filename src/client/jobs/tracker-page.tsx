import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { announce } from '#client/app/live-region.tsx'
import { toast } from '#client/app/toast.ts'
import { WayBack } from '#client/app/way-back.tsx'
import { useMe } from '#client/lib/me.ts'
import { Alert } from '#client/ui/alert.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { TrackedJob } from '#shared/api/tracked-jobs.ts'
import type { TrackStatus } from '#shared/job-search.ts'
import { ProgressChart } from './tracker/progress-chart.tsx'
import { statusLabels } from './tracker/tracked-job.ts'
import { TrackedSheet } from './tracker/tracked-sheet.tsx'
import { TrackerBoard } from './tracker/tracker-board.tsx'
import { TrackerTable } from './tracker/tracker-table.tsx'
import { useTrackedJobs } from './tracker/use-tracked-jobs.ts'

const views = [
  { value: 'board', label: 'Board' },
  { value: 'table', label: 'Table' },
] as const
type View = (typeof views)[number]['value']

export function TrackerPage() {
  const tracked = useTrackedJobs()
  const [params, setParams] = useSearchParams()
  const [view, setView] = useState<View>('board')
  const open = tracked.entries.find(({ id }) => id === params.get('job'))

  const show = (id: string | undefined) => setParams(id ? { job: id } : {}, { replace: true, preventScrollReset: true })
  const move = (entry: TrackedJob, status: TrackStatus) => {
    tracked.move(entry, status)
    announce(`${entry.job.title} moved to ${statusLabels[status]}`)
  }
  const remove = (entry: TrackedJob) => {
    show(undefined)
    tracked.remove(entry)
    toast({
      title: 'Removed',
      description: entry.job.title,
      action: { label: 'Undo', onSelect: () => tracked.change({ ...entry, updatedAt: new Date().toISOString() }) },
    })
  }

  return (
    <div className="wrap-app grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16 lg:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <WayBack to="/jobs">Job search</WayBack>
          <h1 className="text-h1">Saved jobs</h1>
          <Whereabouts />
        </div>
        {tracked.entries.length > 0 && <Segmented label="View" options={views} value={view} onChange={setView} />}
      </div>
      {tracked.isLoading && <Skeleton className="h-64 w-full" />}
      {tracked.isError && <Alert>Your saved jobs could not be loaded. Try again in a moment.</Alert>}
      {!tracked.isLoading && !tracked.isError && tracked.entries.length === 0 && <EmptyTracker />}
      {tracked.entries.length > 0 && (
        <>
          <ProgressChart entries={tracked.entries} />
          {view === 'board' ? (
            <TrackerBoard entries={tracked.entries} onOpen={({ id }) => show(id)} onMove={move} />
          ) : (
            <TrackerTable entries={tracked.entries} onOpen={({ id }) => show(id)} onMove={move} />
          )}
        </>
      )}
      <TrackedSheet entry={open} onClose={() => show(undefined)} onChange={tracked.change} onRemove={remove} />
    </div>
  )
}

function Whereabouts() {
  const { user, isLoading } = useMe()
  if (isLoading) return <Skeleton className="h-5 w-64" />
  return (
    <p className="text-text-2">
      {user ? 'Saved to your account, with a copy of each listing from when you saved it.' : 'Saved on this device. '}
      {!user && (
        <AppLink to="/login" className="text-accent underline underline-offset-4">
          Sign in to sync them
        </AppLink>
      )}
    </p>
  )
}

function EmptyTracker() {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-border bg-surface p-8">
      <h2 className="text-h3">Nothing saved yet</h2>
      <p className="max-w-prose text-text-2">
        Save a job from the search and track it here from application to offer, with your notes and what you sent.
      </p>
      <AppLink to="/jobs" className={buttonStyle()}>
        Find jobs
      </AppLink>
    </div>
  )
}
