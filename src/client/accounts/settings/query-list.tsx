import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

type QueryListProps<Data> = { query: UseQueryResult<Data>; label: string; children: (data: Data) => ReactNode }

/** A list that is loaded: its place is kept while it comes, and what did not come can be asked for again. */
export function QueryList<Data>({ query, label, children }: QueryListProps<Data>) {
  if (query.isSuccess) return children(query.data)
  if (query.isPending) {
    return (
      <div role="status" aria-label={`Loading ${label}`}>
        <Skeleton className="h-14 w-full" />
      </div>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-3 text-text-2">
      This couldn’t be loaded.
      <Button variant="outline" size="small" onClick={() => void query.refetch()}>
        Retry
      </Button>
    </p>
  )
}
