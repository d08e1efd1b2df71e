import { AppLink } from '#client/app/app-link.tsx'
import { cn } from '#client/lib/cn.ts'
import type { Job } from '#shared/api/jobs.ts'
import { OpenJob, SaveJob } from '../job/job-actions.tsx'
import { JobFacts, SampleBadge } from '../job/job-facts.tsx'
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
  const titleStyle =
    'text-left font-semibold text-body after:absolute after:inset-0 after:rounded-card hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent'
  return (
    <article
      className={cn(
        'relative grid grid-rows-[auto_1fr_auto] gap-2.5 rounded-card border border-border bg-surface px-4 pt-4 pb-3 transition-colors hover:border-field',
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
      <JobFacts job={job} isDated={false} />
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-1">
        {isBadged && job.sample && <SampleBadge />}
        <OpenJob job={job} />
        <p className="ml-auto text-small text-text-3">
          <span className="sr-only">Posted </span>
          {postedWords(job.postedDate, Date.now())}
        </p>
        <div className="-mr-3">
          <SaveJob job={job} tracked={tracked} size="small" isQuiet />
        </div>
      </div>
    </article>
  )
}
