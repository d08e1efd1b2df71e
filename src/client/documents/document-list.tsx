import { MailPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { type Application, groupByJob } from './group-by-job.ts'
import type { ListedDocument } from './listed-document.ts'

type DocumentListProps = {
  documents: readonly ListedDocument[]
  card: (document: ListedDocument, place: { isInApplication: boolean }) => ReactNode
}

/** Documents as pages: what was written for one job together, then the rest. */
export function DocumentList({ documents, card }: DocumentListProps) {
  const { applications, others } = groupByJob(documents)
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 sm:gap-y-10 md:grid-cols-3 lg:grid-cols-4">
      {applications.length > 0 && (
        <ul className="contents">
          {applications.map((application) => (
            <li key={application.job} className="col-span-2 grid grid-cols-subgrid content-start gap-y-4">
              <h2 className="col-span-2 break-words text-h3">{application.job}</h2>
              <ul className="contents">
                {application.documents.map((document) => card(document, { isInApplication: true }))}
                <LetterTile application={application} />
              </ul>
            </li>
          ))}
        </ul>
      )}
      {applications.length > 0 && others.length > 0 && (
        <h2 className="col-span-full -mb-4 text-h3 sm:-mb-6">Other documents</h2>
      )}
      {others.length > 0 && (
        <ul aria-label="Other documents" className="contents">
          {others.map((document) => card(document, { isInApplication: false }))}
        </ul>
      )}
    </div>
  )
}

/** What an application still lacks. */
function LetterTile({ application: { documents } }: { application: Application }) {
  const [resume] = documents
  if (!resume || documents.some(({ kind }) => kind === 'letter')) return null
  return (
    <li>
      <AppLink
        to={`/cover-letter?resume=${encodeURIComponent(resume.id)}`}
        className="grid aspect-[17/22] place-content-center justify-items-center gap-2 rounded-page border border-field/50 border-dashed p-4 text-center font-medium text-small text-text-2 hover:border-accent hover:text-accent"
      >
        <MailPlus aria-hidden strokeWidth={1.5} className="size-6" />
        Write the letter
      </AppLink>
    </li>
  )
}
