import { useQueryClient } from '@tanstack/react-query'
import { FilePlus2, FileUp, type LucideIcon, Mail, Target } from 'lucide-react'
import { useEffect } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { DocumentSheet } from '#client/documents/document-sheet.tsx'
import { EmptyDocuments } from '#client/documents/empty-documents.tsx'
import { arrange, type ListedDocument } from '#client/documents/listed-document.ts'
import { useDocuments } from '#client/documents/use-documents.ts'
import { documentPath } from '#client/drafts/document-path.ts'
import { timeAgo } from '#client/lib/time-words.ts'
import { loadPageEngine } from '#client/preview/page-engine.ts'
import { templatesQuery } from '#client/templates/template-queries.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Account } from '#shared/api/accounts.ts'
import { ContinueCard } from './continue-strip.tsx'
import { SavedJobs } from './saved-jobs.tsx'

const actions: readonly { label: string; says: string; to: string; icon: LucideIcon }[] = [
  { label: 'Create New Resume', says: 'Step by step', to: '/create-resume?new=true', icon: FilePlus2 },
  { label: 'Upgrade Resume', says: 'Upload the one you have', to: '/upgrade-resume', icon: FileUp },
  { label: 'Job-Tailored Resume', says: 'Fit it to a posting', to: '/job-tailored-resume', icon: Target },
  { label: 'Cover Letter', says: 'From your resume and a job', to: '/cover-letter?new=true', icon: Mail },
]

/** As many as one row of a desk holds. */
const SHOWN = 4

/** For somebody who is signed in: what they work on, and what they came to do. */
export function OwnHome({ user }: { user: Account }) {
  const name = user.firstName.trim()
  const { documents, isLoading, hasAccount } = useDocuments()
  useDrawingAhead()
  const recent = arrange(documents, { order: 'edited', search: '' }).slice(0, SHOWN)
  const [last] = recent
  // Somebody who has only just signed up has nothing to come back to.
  const greeting = isLoading || last ? 'Welcome back' : 'Welcome'
  return (
    <div className="wrap-app grid gap-8 pt-8 pb-16 lg:gap-10 lg:pt-12">
      <h1 className="text-h1">{name ? `${greeting}, ${name}` : greeting}</h1>
      {last ? (
        <section aria-label="Pick up where you left off">
          <ContinueCard
            last={{
              title: last.title,
              path: documentPath(last),
              edited: timeAgo(last.updatedAt, Date.now()),
            }}
          />
        </section>
      ) : (
        isLoading && <Skeleton className="h-20 rounded-card" />
      )}
      <nav aria-label="Start something" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {actions.map(({ label, says, to, icon: Icon }) => (
          <AppLink
            key={to}
            to={to}
            className="flex gap-3 rounded-card border border-border bg-surface p-4 transition-colors hover:border-accent max-sm:flex-col sm:items-center"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-soft-text">
              <Icon className="size-5" />
            </span>
            <span className="grid">
              <span className="font-semibold">{label}</span>
              <span className="text-small text-text-3 max-sm:sr-only">{says}</span>
            </span>
          </AppLink>
        ))}
      </nav>
      {recent.length > 0 || isLoading ? (
        <RecentDocuments recent={recent} hasAccount={hasAccount} />
      ) : (
        <EmptyDocuments />
      )}
      <SavedJobs />
    </div>
  )
}

/** Asked for by the first picture alone, what draws it would come seconds after its name. */
function useDrawingAhead(): void {
  const queries = useQueryClient()
  useEffect(() => {
    void queries.prefetchQuery(templatesQuery())
    // The picture asks again, as often as it takes.
    loadPageEngine().catch(() => undefined)
  }, [queries])
}

type RecentDocumentsProps = { recent: readonly ListedDocument[]; hasAccount: boolean }

function RecentDocuments({ recent, hasAccount }: RecentDocumentsProps) {
  return (
    <section aria-labelledby="recent-documents" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recent-documents" className="text-h2">
          Recent documents
        </h2>
        <AppLink to="/documents" className="text-accent text-small underline underline-offset-4">
          My documents
        </AppLink>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-4">
        {recent.map((document) => (
          <li key={document.id}>
            <DocumentSheet document={document} hasAccount={hasAccount} title={<h3>{document.title}</h3>} />
          </li>
        ))}
        {recent.length === 0 && <Skeleton className="aspect-[17/22] w-full rounded-page" />}
      </ul>
    </section>
  )
}
