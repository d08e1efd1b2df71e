import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { WayBack } from '#client/app/way-back.tsx'
import { ApiError } from '#client/lib/api-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { jobMessages } from '#shared/job-search.ts'
import { JobView } from './job/job-view.tsx'
import { JobSkeleton } from './search/skeletons.tsx'
import { jobQuery } from './search/use-job-search.ts'
import { useTrackedJobs } from './tracker/use-tracked-jobs.ts'

/** One job on a page of its own: what a sample's link opens, and where a phone shows a job. */
export function JobPage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const from = cameFrom(state)
  const job = useQuery(jobQuery(id))
  const tracked = useTrackedJobs()
  const title = job.data ? `${job.data.title} at ${job.data.company} | Candid` : undefined

  useEffect(() => {
    if (title) document.title = title
  }, [title])

  return (
    <div className="wrap-app pt-6 pb-16 lg:pt-10">
      <div className="mx-auto grid max-w-3xl gap-6">
        <WayBack
          to={from ?? '/jobs'}
          onClick={(event) => {
            // Go back in history rather than forward to the same URL, so that the list is where it was left.
            if (!from || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            navigate(-1)
          }}
        >
          Back to the search
        </WayBack>
        {job.isPending && <JobSkeleton />}
        {job.isError && <JobMissing error={job.error} onRetry={() => void job.refetch()} />}
        {job.data && (
          <JobView job={job.data} tracked={tracked} level={1} {...(job.data.sample ? { link: <></> } : {})} />
        )}
      </div>
    </div>
  )
}

/** The search that led here, where one did. */
function cameFrom(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && from.startsWith('/jobs') ? from : undefined
}

function JobMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (isGone) {
    return (
      <div className="grid gap-3">
        <h1 className="text-h1">This listing is gone</h1>
        <p className="max-w-prose text-text-2">
          It may have been filled or taken down. If you saved it, your tracker still has the text.
        </p>
        <AppLink to="/jobs/saved" className={buttonStyle({ variant: 'outline', className: 'justify-self-start' })}>
          Saved jobs
        </AppLink>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="sr-only">Job</h1>
      <Alert>{jobMessages.failed}</Alert>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
