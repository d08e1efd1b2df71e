import { AppLink } from '#client/app/app-link.tsx'
import { cn } from '#client/lib/cn.ts'
import type { Job } from '#shared/api/jobs.ts'
import { OpenJob, SaveJob } from '../job/job-actions.tsx'
import { JobFacts, SampleBadge } from '../job/job-facts.tsx'
import { JobLogo } from '../job/job-logo.tsx'
import type { TrackedJobs } from '../tracker/use-tracked-jobs.ts'

type JobCardProps = {
  job: Job
  tracked: TrackedJobs
  /** Set where the job is shown beside the list; else its own page opens. */
  onSelect: (() => void) | undefined
  isSelected: boolean
  /** The address of the list, to come back to. */
  from: string
}

export function JobCard({ job, tracked, onSelect, isSelected, from }: JobCardProps) {
  const titleStyle =
    'text-left font-semibold text-body after:absolute after:inset-0 after:rounded-card hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent'
  return (
    <article
      className={cn(
        'relative grid gap-3 rounded-card border border-border bg-surface p-4 transition-colors hover:border-field',
        isSelected && 'border-accent hover:border-accent',
      )}
    >
      <div className="flex gap-3.5">
        <JobLogo job={job} />
        <div className="min-w-0 flex-1">
          <h3>
            {onSelect ? (
              <button type="button" aria-pressed={isSelected} onClick={onSelect} className={titleStyle}>
                {job.title}
              </button>
            ) : (
              <AppLink to={`/jobs/${job.id}`} state={{ from }} className={titleStyle}>
                {job.title}
              </AppLink>
            )}
          </h3>
          <p className="text-small text-text-2">{job.company}</p>
        </div>
      </div>
      <JobFacts job={job} />
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-1">
        {job.sample && <SampleBadge />}
        <OpenJob job={job} />
        <div className="ml-auto">
          <SaveJob job={job} tracked={tracked} size="small" isQuiet />
        </div>
      </div>
    </article>
  )
}
