import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { toast } from '#client/app/toast.ts'
import { accountApi } from '#client/drafts/account-api.ts'
import { whenSignedIn } from '#client/drafts/when-signed-in.ts'
import { timeAgo } from '#client/lib/time-words.ts'
import { Button } from '#client/ui/button.tsx'
import { type DocumentRow, keepDeletedDays } from '#shared/api/documents.ts'
import { deletedDocumentsKey } from './use-documents.ts'

/** What the account still has of deleted documents; nothing to see where there are none. */
export function RecentlyDeleted({ onRestored }: { onRestored: () => void }) {
  const queries = useQueryClient()
  const { data: deleted = [] } = useQuery({
    queryKey: deletedDocumentsKey,
    queryFn: whenSignedIn(() => accountApi.list({ deleted: true }), []),
    staleTime: 0,
  })
  if (deleted.length === 0) return null

  const restore = async ({ id }: DocumentRow) => {
    try {
      await accountApi.undelete(id)
      onRestored()
    } catch {
      toast({
        title: 'We couldn’t bring this document back',
        description: 'Try again in a moment.',
        variant: 'destructive',
      })
    }
    await queries.invalidateQueries({ queryKey: deletedDocumentsKey })
  }

  return (
    <details className="group border-border border-t">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-control py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
        <h2 className="font-medium text-body">Recently deleted ({deleted.length})</h2>
        <ChevronDown className="size-5 shrink-0 text-text-3 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <p className="pb-3 text-small text-text-3">Kept for {keepDeletedDays} days, then gone for good.</p>
      <ul className="grid gap-2 pb-5">
        {deleted.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block break-words">{row.title}</span>
              <span className="text-small text-text-3">deleted {timeAgo(row.deletedAt ?? '', Date.now())}</span>
            </span>
            <Button
              variant="outline"
              size="small"
              aria-label={`Bring back ${row.title}`}
              onClick={() => void restore(row)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
