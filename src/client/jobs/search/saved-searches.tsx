import { BookmarkPlus, X } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import { announce } from '#client/app/live-region.tsx'
import { newId } from '#client/lib/new-id.ts'
import { Button } from '#client/ui/button.tsx'
import type { SavedSearch } from '#shared/api/tracked-jobs.ts'
import type { SavedSearches } from '../tracker/use-saved-searches.ts'
import { describeSearch, emptySearch, type SearchState, writeSearch } from './search-address.ts'

export function SaveSearchButton({ search, saved }: { search: SearchState; saved: SavedSearches }) {
  const kept = saved.searches.find((one) => addressOf(one) === addressOf(search))
  const toggle = () => {
    if (kept) saved.forget(kept.id)
    else saved.keep(toSavedSearch(search))
    announce(kept ? 'This search is no longer saved' : 'This search is saved')
  }
  return (
    <Button
      variant="ghost"
      size="small"
      className="aria-pressed:text-accent"
      aria-pressed={kept !== undefined}
      onClick={toggle}
    >
      <BookmarkPlus />
      <span className="max-md:sr-only">{kept ? 'Search saved' : 'Save this search'}</span>
    </Button>
  )
}

export function SavedSearchList({ saved }: { saved: SavedSearches }) {
  if (saved.searches.length === 0) return null
  return (
    <section aria-label="Saved searches" className="grid gap-2">
      <h2 className="font-semibold text-small">Saved searches</h2>
      <ul className="flex flex-wrap gap-2">
        {saved.searches.map((search) => (
          <li key={search.id} className="inline-flex items-center rounded-chip bg-accent-soft text-accent-soft-text">
            <AppLink
              to={`/jobs?${addressOf(search)}`}
              className="inline-flex min-h-8 items-center rounded-chip px-2.5 text-small hover:underline touch:min-h-11"
            >
              {describeSearch(toState(search))}
            </AppLink>
            <button
              type="button"
              aria-label={`Remove the saved search ${describeSearch(toState(search))}`}
              onClick={() => saved.forget(search.id)}
              className="grid min-h-8 place-items-center rounded-chip px-1.5 hover:bg-hover touch:min-h-11 touch:min-w-11"
            >
              <X className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function toSavedSearch(search: SearchState): SavedSearch {
  return {
    id: newId(),
    query: search.query,
    location: search.location || null,
    jobType: search.jobType ?? null,
    posted: search.posted ?? null,
    salary: search.salary ?? null,
    sort: search.sort,
    createdAt: new Date().toISOString(),
  }
}

function toState(search: SavedSearch): SearchState {
  return {
    ...emptySearch,
    query: search.query,
    location: search.location ?? '',
    jobType: search.jobType ?? undefined,
    posted: search.posted ?? undefined,
    salary: search.salary ?? undefined,
    sort: search.sort,
  }
}

/** One search is the same on every page of it. */
function addressOf(search: SavedSearch | SearchState): string {
  const state = 'createdAt' in search ? toState(search) : search
  return writeSearch({ ...state, company: '', page: 1 }).toString()
}
