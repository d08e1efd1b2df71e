import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#client/app/app-link.tsx'
import { whenSignedIn } from '#client/drafts/when-signed-in.ts'
import { call } from '#client/lib/api.ts'
import { Badge } from '#client/ui/badge.tsx'
import { listTrackedJobs } from '#shared/api/tracked-jobs.ts'

const SHOWN = 4
const linkStyle = 'text-accent text-small underline underline-offset-4 hover:text-accent-hover'

/** The jobs the person follows, the last changed first. */
export function SavedJobs() {
  const { data: jobs } = useQuery({
    queryKey: [listTrackedJobs.path],
    queryFn: whenSignedIn(() => call(listTrackedJobs), []),
  })
  if (!jobs) return null
  return (
    <section aria-labelledby="saved-jobs" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="saved-jobs" className="text-h2">
          Saved jobs
        </h2>
        <AppLink to={jobs.length > 0 ? '/jobs/saved' : '/jobs'} className={linkStyle}>
          {jobs.length > 0 ? 'All saved jobs' : 'Find jobs'}
        </AppLink>
      </div>
      {jobs.length === 0 && (
        <p className="text-text-2">Jobs you save in the search show up here, from application to offer.</p>
      )}
      {jobs.length > 0 && (
        <ul className="divide-y divide-border rounded-card border border-border bg-surface">
          {jobs.slice(0, SHOWN).map(({ id, job, status }) => (
            <li key={id}>
              <AppLink
                to={`/jobs/saved?job=${encodeURIComponent(id)}`}
                className="flex items-center justify-between gap-4 px-4 py-3 hover:bg-hover"
              >
                <span className="grid min-w-0">
                  <span className="truncate font-medium">{job.title}</span>
                  <span className="truncate text-small text-text-3">{job.company}</span>
                </span>
                {status !== 'saved' && <Badge className="capitalize">{status}</Badge>}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
