import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'
import { loadEntitlements } from '#client/billing/billing-calls.ts'
import { filesPath } from '#client/drafts/document-path.ts'
import { Badge } from '#client/ui/badge.tsx'
import { getEntitlements } from '#shared/api/billing.ts'
import type { ListedDocument } from './listed-document.ts'

/** Which documents were bought one by one; with Pro every document is open, and none needs a word about it. */
export function usePaidDocuments(): ReadonlySet<string> {
  const { billing } = useSite()
  const { data } = useQuery({
    queryKey: [getEntitlements.path, 'documents'],
    queryFn: loadEntitlements,
    enabled: billing,
    staleTime: 0,
  })
  return new Set(data?.pro ? [] : data?.documents.map(({ id }) => id))
}

/** On a document that was paid for: that it was, and the way to its files. */
export function PaidNote({ document }: { document: ListedDocument }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Badge variant="success">Paid</Badge>
      <AppLink
        to={filesPath(document)}
        aria-label={`Download ${document.title}`}
        className="rounded-chip py-1 text-accent text-small underline underline-offset-4 hover:text-accent-hover"
      >
        Download
      </AppLink>
    </p>
  )
}
