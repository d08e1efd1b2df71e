import { Bookmark, BookmarkCheck, ExternalLink, FilePen, Mail } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { announce } from '#client/app/live-region.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { pageHref } from '#engine/resume/links.ts'
import type { Job } from '#shared/api/jobs.ts'
import type { TrackedJobs } from '../tracker/use-tracked-jobs.ts'

type SaveJobProps = { job: Job; tracked: TrackedJobs; size?: 'small' | 'medium'; isQuiet?: boolean }

/** Follows a job, or stops; the tracker has the rest. */
export function SaveJob({ job, tracked, size = 'medium', isQuiet }: SaveJobProps) {
  const entry = tracked.find(job.id)
  const Icon = entry ? BookmarkCheck : Bookmark
  const toggle = () => {
    if (entry) tracked.remove(entry)
    else tracked.save(job)
    announce(entry ? `${job.title} is no longer saved` : `${job.title} is saved`)
  }
  // Once it has gone further than saved, one click must not throw the notes away.
  const isUnderWay = entry !== undefined && (entry.status !== 'saved' || entry.notes !== '')
  if (isUnderWay) {
    return (
      <AppLink
        to={`/jobs/saved?job=${entry.id}`}
        className={buttonStyle({ variant: isQuiet ? 'ghost' : 'outline', size })}
      >
        <BookmarkCheck />
        <span className={isQuiet ? 'sm:sr-only' : undefined}>In your tracker</span>
      </AppLink>
    )
  }
  return (
    <Button
      variant={isQuiet ? 'ghost' : 'outline'}
      size={size}
      className={isQuiet ? 'sm:px-1.5' : undefined}
      aria-pressed={entry !== undefined}
      aria-label={entry ? `Saved: ${job.title}` : `Save ${job.title}`}
      disabled={tracked.isLoading}
      onClick={toggle}
    >
      <Icon />
      <span className={isQuiet ? 'sm:sr-only' : undefined}>{entry ? 'Saved' : 'Save'}</span>
    </Button>
  )
}

type JobActionsProps = {
  job: Job
  tracked: TrackedJobs
  /** The resume the job was compared with, where the person chose it. */
  resumeId: string | undefined
}

/** What leads from a listing to an application. */
export function JobActions({ job, tracked, resumeId }: JobActionsProps) {
  const query = new URLSearchParams({ job: job.id, ...(resumeId ? { resume: resumeId } : {}) })
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:*:flex-auto">
      <AppLink to={`/job-tailored-resume?${query}`} className={buttonStyle()}>
        <FilePen />
        Tailor my resume
      </AppLink>
      <AppLink to={`/cover-letter?${query}`} className={buttonStyle({ variant: 'outline' })}>
        <Mail />
        Write a letter
      </AppLink>
      <SaveJob job={job} tracked={tracked} />
    </div>
  )
}

/** Opens the job where it is posted, in a new tab. */
export function OpenJob({ job, className, wordStyle }: { job: Job; className?: string; wordStyle?: string }) {
  const href = pageHref(job.url)
  if (!href) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={
        className ??
        'inline-flex items-center gap-1.5 text-accent text-small underline underline-offset-4 touch:min-h-11'
      }
    >
      <span className={wordStyle}>{job.sample ? 'Open in a new tab' : `View on ${job.source}`}</span>
      <ExternalLink className="size-4" />
      <span className="sr-only">
        : {job.title}
        {!job.sample && ' (opens in a new tab)'}
      </span>
    </a>
  )
}
