import { MailPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { type Application, groupByJob } from './group-by-job.ts'
import type { ListedDocument } from './listed-document.ts'

type DocumentListProps = {
  documents: readonly ListedDocument[]
  card: (document: ListedDocument) => ReactNode
}

/** Documents as pages, in one grid: what was written for one job next to each other, the rest between them. */
export function DocumentList({ documents, card }: DocumentListProps) {
  return (
    <ul
      aria-label="Documents"
      className="grid grid-cols-1 gap-x-6 gap-y-10 max-sm:gap-y-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
    >
      {groupByJob(documents).flatMap((group) =>
        'documents' in group
          ? [...group.documents.map(card), <LetterTile key={group.job} application={group} />]
          : card(group),
      )}
    </ul>
  )
}

/** What an application still lacks. */
function LetterTile({ application: { job, documents } }: { application: Application }) {
  const [resume] = documents
  if (!resume || documents.some(({ kind }) => kind === 'letter')) return null
  return (
    <li>
      <AppLink
        to={`/cover-letter?resume=${encodeURIComponent(resume.id)}`}
        className="grid aspect-[17/22] place-content-center justify-items-center gap-2 rounded-page border border-field/50 border-dashed p-4 text-center font-medium text-small text-text-2 hover:border-accent hover:text-accent max-sm:aspect-auto max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center max-sm:justify-items-start max-sm:p-3 max-sm:text-left"
      >
        <MailPlus className="size-6 max-sm:row-span-2" />
        Write the letter
        <span className="line-clamp-3 font-normal text-text-3">{job}</span>
      </AppLink>
    </li>
  )
}
