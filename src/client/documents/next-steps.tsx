import { AppLink } from '#client/app/app-link.tsx'
import type { ListedDocument } from './listed-document.ts'

const linkStyle = 'rounded-chip py-1 text-accent text-small underline underline-offset-4 hover:text-accent-hover'

/** What can be done with a document next, beside opening it. A letter is the end of the way. */
export function NextSteps({ document: { id, kind, title } }: { document: ListedDocument }) {
  if (kind === 'letter') return null
  const resume = encodeURIComponent(id)
  return (
    <div className="flex flex-wrap gap-x-4">
      <AppLink
        to={`/job-tailored-resume?resume=${resume}`}
        aria-label={`Tailor ${title} to a job`}
        className={linkStyle}
      >
        Tailor to a job
      </AppLink>
      <AppLink to={`/cover-letter?resume=${resume}`} aria-label={`Write a letter with ${title}`} className={linkStyle}>
        Write a letter
      </AppLink>
    </div>
  )
}
