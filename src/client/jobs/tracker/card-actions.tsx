import { ExternalLink, FilePen, type LucideIcon, Mail } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { pageHref } from '#engine/resume/links.ts'
import type { Job } from '#shared/api/jobs.ts'

const iconStyle =
  'inline-flex size-8 items-center justify-center rounded-control text-text-2 hover:bg-hover hover:text-text touch:size-11 [&>svg]:size-4'

/** What an application needs next, from the card itself. */
export function CardActions({ job }: { job: Job }) {
  const posting = pageHref(job.url)
  return (
    <div className="-mr-1.5 flex items-center">
      <CardLink to={`/job-tailored-resume?job=${job.id}`} name="Tailor my resume" job={job} icon={FilePen} />
      <CardLink to={`/cover-letter?job=${job.id}`} name="Write a letter" job={job} icon={Mail} />
      {posting && (
        <IconTooltip label="Open the posting">
          <a
            href={posting}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open the posting: ${job.title} (opens in a new tab)`}
            className={iconStyle}
          >
            <ExternalLink />
          </a>
        </IconTooltip>
      )}
    </div>
  )
}

function CardLink({ to, name, job, icon: Icon }: { to: string; name: string; job: Job; icon: LucideIcon }) {
  return (
    <IconTooltip label={name}>
      <AppLink to={to} aria-label={`${name}: ${job.title}`} className={iconStyle}>
        <Icon />
      </AppLink>
    </IconTooltip>
  )
}
