import { AppLink } from '#client/app/app-link.tsx'
import { Button } from '#client/ui/button.tsx'
import type { JobResults } from '#shared/api/jobs.ts'
import { jobMessages } from '#shared/job-search.ts'
import { hasFilters } from './filter-bar.tsx'
import { describeSearch, emptySearch, refine, type SearchState, writeSearch } from './search-address.ts'
import { PopularSearches } from './start-search.tsx'

type NoResultsProps = {
  search: SearchState
  suggestions: JobResults['suggestions']
  onChange: (search: SearchState) => void
}

/** Nothing found, and what would find something. */
export function NoResults({ search, suggestions, onChange }: NoResultsProps) {
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-border bg-surface p-6">
      <div className="grid gap-1">
        <h2 className="text-h3">No jobs for “{search.query}”</h2>
        <p className="max-w-prose text-text-2">{jobMessages.none}</p>
      </div>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>Use fewer or more common words: “nurse” finds everything “registered night nurse” does, and more.</li>
        <li>Try a state instead of a city, or “remote”.</li>
        <li>Put a phrase in quotes, and a minus sign before words you don’t want.</li>
      </ul>
      {hasFilters(search) && (
        <Button
          variant="outline"
          onClick={() =>
            onChange(refine(search, { jobType: undefined, posted: undefined, salary: undefined, company: '' }))
          }
        >
          Search without filters
        </Button>
      )}
      {suggestions.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold text-small">These searches do find jobs</h3>
          <ul className="grid gap-1.5">
            {suggestions.map(({ query, location, count }) => (
              <li key={`${query}-${location}`}>
                <AppLink
                  to={`/jobs?${writeSearch({ ...emptySearch, query, location: location ?? '' })}`}
                  className="inline-flex items-center text-accent underline underline-offset-4 touch:min-h-11"
                >
                  {describeSearch({ query, location: location ?? '', jobType: undefined })}
                </AppLink>
                <span className="text-small text-text-3"> ({count === 1000 ? '1000+' : count})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {suggestions.length === 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold text-small">Popular searches</h3>
          <PopularSearches />
        </div>
      )}
    </div>
  )
}
