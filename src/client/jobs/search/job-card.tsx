import { AppLink } from '#client/app/app-link.tsx'
import { cn } from '#client/lib/cn.ts'
import type { Job } from '#shared/api/jobs.ts'
import { OpenJob, SaveJob } from '../job/job-actions.tsx'
import { JobLine, SampleBadge } from '../job/job-facts.tsx'
import { JobLogo } from '../job/job-logo.tsx'
import { postedWords } from '../job/posted-words.ts'
import type { TrackedJobs } from '../tracker/use-tracked-jobs.ts'

type JobCardProps = {
  job: Job
  tracked: TrackedJobs
  /** Set where the job is shown beside the list; else its own page opens. */
  onSelect: (() => void) | undefined
  isSelected: boolean
  /** The address of the list, to come back to. */
  from: string
  /** Said over the list where it is true of all of it. */
  isBadged: boolean
}

export function JobCard({ job, tracked, onSelect, isSelected, from, isBadged }: JobCardProps) {
  const posted = (
    <span className="whitespace-nowrap text-text-3">
      <span className="sr-only">Posted </span>
      {postedWords(job.postedDate, Date.now())}
    </span>
  )
  const titleStyle =
    'text-left font-semibold text-body after:absolute after:inset-0 after:rounded-card hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent'
  return (
    <article
      className={cn(
        'relative grid content-start grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-card border border-border bg-surface px-3 py-3 transition-colors hover:border-field max-sm:px-4 max-sm:pt-4 max-sm:pb-2',
        isSelected && 'border-accent hover:border-accent',
      )}
    >
      <JobLogo job={job} className="row-span-3" />
      <h3 className="text-pretty leading-5 max-sm:col-span-2">
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
      <p className="col-span-2 text-small text-text-2">
        {job.company}
        <span className="max-sm:hidden">
          <span className="text-text-3">{'\u00a0·'}</span> {posted}
        </span>
      </p>
      <div className="col-span-2 col-start-2 row-start-3 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <JobLine job={job} />
        {isBadged && job.sample && <SampleBadge />}
      </div>
      <p className="col-start-2 row-start-4 self-center text-small sm:hidden">{posted}</p>
      <div className="relative col-start-3 row-start-1 flex items-center self-start max-sm:-mr-2 max-sm:row-start-4 sm:-mt-1.5 sm:-mr-1.5 sm:-mb-1.5">
        <OpenJob
          job={job}
          wordStyle="sr-only"
          className="inline-flex size-8 items-center justify-center rounded-control text-text-2 hover:bg-hover touch:size-11"
        />
        <SaveJob job={job} tracked={tracked} size="small" isQuiet />
      </div>
    </article>
  )
}
