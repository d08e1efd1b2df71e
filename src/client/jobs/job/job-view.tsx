import { type ReactNode, useState } from 'react'
import { pageHref } from '#engine/resume/links.ts'
import type { Job } from '#shared/api/jobs.ts'
import type { TrackedJobs } from '../tracker/use-tracked-jobs.ts'
import { JobActions, OpenJob } from './job-actions.tsx'
import { JobFacts, SampleBadge } from './job-facts.tsx'
import { JobFit } from './job-fit.tsx'
import { JobLogo } from './job-logo.tsx'
import { PostingText } from './posting-text.tsx'

type JobViewProps = {
  job: Job
  tracked: TrackedJobs
  /** 1 where the job is the page, 2 beside the list. */
  level: 1 | 2
  link?: ReactNode
}

/** All of one job: what it is, how it fits, what to do about it. */
export function JobView({ job, tracked, level, link }: JobViewProps) {
  const [resumeId, setResumeId] = useState<string>()
  const Title = `h${level}` as const
  const isBeside = level === 2
  const below = level === 1 ? 2 : 3
  const alsoAt = job.alsoAt.filter(({ url }) => pageHref(url))
  return (
    <article className="grid gap-6">
      <header className="grid gap-4">
        <div className="flex gap-4">
          <JobLogo job={job} className="size-12" />
          <div className="grid min-w-0 gap-1">
            <Title tabIndex={-1} className={level === 1 ? 'text-h1' : 'text-h2'}>
              {job.title}
            </Title>
            <p className="text-text-2">{job.company}</p>
          </div>
        </div>
        <JobFacts job={job} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {job.sample && <SampleBadge />}
          {/* Beside the list, a sample's card has it: there is nobody's page to apply on. */}
          {link ?? (!(isBeside && job.sample) && <OpenJob job={job} />)}
        </div>
        {job.sample && !isBeside && (
          <p className="max-w-prose text-small text-text-3">
            This employer is fictional. This is a sample listing, so no one is hiring. It shows how searching, tailoring
            and tracking work.
          </p>
        )}
        <JobActions job={job} tracked={tracked} resumeId={resumeId} />
      </header>
      <JobFit job={job} headingLevel={below} chosen={resumeId} onChoose={setResumeId} />
      <PostingText description={job.description} headingLevel={below} />
      {alsoAt.length > 0 && (
        <p className="text-small text-text-2">
          Also posted at{' '}
          {alsoAt.map(({ source, url }, index) => (
            <span key={source}>
              {index > 0 && ', '}
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="text-accent underline underline-offset-4"
              >
                {source}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </article>
  )
}
