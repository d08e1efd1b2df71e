import { MailPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { cn } from '#client/lib/cn.ts'
import { type Application, groupByJob } from './group-by-job.ts'
import type { ListedDocument } from './listed-document.ts'

type DocumentListProps = {
  documents: readonly ListedDocument[]
  card: (document: ListedDocument) => ReactNode
}

/** Documents as pages: what was written for one job together, then the rest. */
export function DocumentList({ documents, card }: DocumentListProps) {
  const { applications, others } = groupByJob(documents)
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-16">
      {applications.length > 0 && (
        <ul className="contents">
          {applications.map((application) => (
            <li
              key={application.job}
              className={cn(pagesStyle, 'md:grid-rows-subgrid')}
              // Neighbours share their rows, so that pages stand level however long the names of the jobs are.
              style={{ gridRowEnd: `span ${1 + countRows(application)}` }}
            >
              <h2 className="col-span-full self-end break-words text-h3">{application.job}</h2>
              <ul className="contents">
                {application.documents.map(card)}
                <LetterTile application={application} />
              </ul>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <section
          aria-label="Other documents"
          className={cn(
            pagesStyle,
            // Two or fewer fill the row beside the pages of a job.
            applications.length > 0 && others.length <= 2
              ? 'md:row-span-2 md:grid-rows-subgrid'
              : 'gap-y-6 md:col-span-full md:grid-cols-4',
          )}
        >
          {applications.length > 0 && <h2 className="col-span-full self-end text-h3">Other documents</h2>}
          <ul className="contents">{others.map(card)}</ul>
        </section>
      )}
    </div>
  )
}

/** Two pages side by side, closer to each other than to the next group; on a phone one below the other. */
const pagesStyle = 'grid gap-x-6 gap-y-4 sm:grid-cols-2'

const lacksLetter = ({ documents }: Application) => !documents.some(({ kind }) => kind === 'letter')

/** Two pages to a row. */
const countRows = (application: Application) =>
  Math.ceil((application.documents.length + (lacksLetter(application) ? 1 : 0)) / 2)

/** What an application still lacks. */
function LetterTile({ application }: { application: Application }) {
  const [resume] = application.documents
  if (!resume || !lacksLetter(application)) return null
  return (
    <li>
      <AppLink
        to={`/cover-letter?resume=${encodeURIComponent(resume.id)}`}
        className="grid aspect-[17/22] place-content-center justify-items-center gap-2 rounded-page border border-field/50 border-dashed p-4 text-center max-sm:aspect-auto max-sm:grid-flow-col max-sm:items-center max-sm:p-3 font-medium text-small text-text-2 hover:border-accent hover:text-accent"
      >
        <MailPlus className="size-6" />
        Write the letter
      </AppLink>
    </li>
  )
}
