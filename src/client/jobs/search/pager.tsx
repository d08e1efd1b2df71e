import { ChevronLeft, ChevronRight } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { refine, type SearchState, writeSearch } from './search-address.ts'

type PagerProps = { search: SearchState; pageCount: number }

export function Pager({ search, pageCount }: PagerProps) {
  if (pageCount < 2) return null
  const to = (page: number) => `/jobs?${writeSearch(refine(search, { page }))}`
  const style = buttonStyle({ variant: 'outline', size: 'small' })
  return (
    <nav aria-label="Pages of results" className="flex items-center justify-between gap-3">
      {search.page > 1 ? (
        <AppLink to={to(search.page - 1)} rel="prev" className={style}>
          <ChevronLeft />
          Previous
        </AppLink>
      ) : (
        <span />
      )}
      <p className="text-small text-text-2 tabular-nums">
        Page {search.page} of {pageCount}
      </p>
      {search.page < pageCount ? (
        <AppLink to={to(search.page + 1)} rel="next" className={style}>
          Next
          <ChevronRight />
        </AppLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
