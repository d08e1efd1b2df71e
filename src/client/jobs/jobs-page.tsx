import { Bookmark } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { cn } from '#client/lib/cn.ts'
import { useIsWide } from '#client/lib/use-is-wide.ts'
import { buttonStyle } from '#client/ui/button.tsx'
import { JobView } from './job/job-view.tsx'
import { areSamples } from './search/are-samples.ts'
import { FilterBar, SortMenu } from './search/filter-bar.tsx'
import { SavedSearchList, SaveSearchButton } from './search/saved-searches.tsx'
import { readSearch, refine, type SearchState, writeSearch } from './search/search-address.ts'
import { SearchForm } from './search/search-form.tsx'
import { countJobs, SearchResults } from './search/search-results.tsx'
import { JobSkeleton } from './search/skeletons.tsx'
import { StartSearch } from './search/start-search.tsx'
import { useJobSearch } from './search/use-job-search.ts'
import { useSavedSearches } from './tracker/use-saved-searches.ts'
import { useTrackedJobs } from './tracker/use-tracked-jobs.ts'

export function JobsPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const search = readSearch(params)
  const results = useJobSearch(search)
  const tracked = useTrackedJobs()
  const saved = useSavedSearches()
  const isWide = useIsWide()
  const hasSearched = search.query !== ''
  const jobs = results.data?.jobs ?? []
  const selected = isWide ? (jobs.find(({ id }) => id === params.get('job')) ?? jobs[0]) : undefined

  const isEmpty = results.data?.jobs.length === 0
  const go = (next: SearchState, { isNew = false } = {}) => {
    navigate(`/jobs?${writeSearch(next)}`, { replace: !isNew, preventScrollReset: true })
  }
  const select = (id: string) => {
    const query = writeSearch(search)
    query.set('job', id)
    navigate(`/jobs?${query}`, { replace: true, preventScrollReset: true })
  }

  return (
    // The form stays where it is when somebody searches.
    <div className="wrap-app grid grid-cols-[minmax(0,1fr)] gap-4 pt-5 pb-16 lg:pt-6">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2">
        <h1 className="text-h1">Job search</h1>
        <AppLink to="/jobs/saved" className={buttonStyle({ variant: 'outline' })}>
          <Bookmark />
          Saved jobs
          {tracked.entries.length > 0 && <span className="tabular-nums">({tracked.entries.length})</span>}
        </AppLink>
      </div>
      <SearchForm search={search} onSearch={go} />
      {!hasSearched && <StartSearch saved={saved} tracked={tracked} />}
      {hasSearched && (
        <>
          <FilterBar
            search={search}
            facets={results.data?.facets}
            isCapped={results.data?.isCapped ?? false}
            canSort={!results.isError && results.data?.jobs.length !== 0}
            onChange={go}
          />
          <div
            className={cn(
              'grid gap-x-8 gap-y-4',
              !isEmpty && 'lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]',
            )}
          >
            <section aria-label="Results" className="min-w-0">
              <div
                className={cn('mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-2', isEmpty && 'sr-only')}
              >
                <div className="flex gap-1 text-small">
                  <h2 className="font-medium tabular-nums">{results.data ? countJobs(results.data) : 'Results'}</h2>
                  {areSamples(jobs) && <p className="text-text-3">· sample listings</p>}
                </div>
                {!isEmpty && (
                  <div className="flex items-center gap-1">
                    <SortMenu sort={search.sort} onChange={(sort) => go(refine(search, { sort }))} />
                    <SaveSearchButton search={search} saved={saved} />
                  </div>
                )}
              </div>
              <SearchResults
                search={search}
                results={results}
                tracked={tracked}
                selected={selected}
                onSelect={isWide ? (job) => select(job.id) : undefined}
                onChange={go}
              />
            </section>
            {isWide && !isEmpty && (
              <section
                aria-label="Selected job"
                className="sticky top-24 max-h-[calc(100dvh-7rem)] min-w-0 self-start overflow-y-auto rounded-card border border-border bg-surface p-8"
              >
                {selected && <JobView key={selected.id} job={selected} tracked={tracked} level={2} />}
                {results.isPending && <JobSkeleton />}
                {results.data && !selected && <p className="text-text-3">Choose a job to see it here.</p>}
                <div
                  aria-hidden
                  className="pointer-events-none sticky -bottom-8 -mx-8 -mb-8 h-14 bg-linear-to-t from-surface to-transparent"
                />
              </section>
            )}
          </div>
          <SavedSearchList saved={saved} />
        </>
      )}
    </div>
  )
}
