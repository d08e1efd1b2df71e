import { useEffect, useRef } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { announce } from '#client/app/live-region.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Job, JobResults } from '#shared/api/jobs.ts'
import { jobMessages } from '#shared/job-search.ts'
import type { TrackedJobs } from '../tracker/use-tracked-jobs.ts'
import { areSamples } from './are-samples.ts'
import { divideJobs } from './divide-jobs.ts'
import { JobCard } from './job-card.tsx'
import { NoResults } from './no-results.tsx'
import { Pager } from './pager.tsx'
import { emptySearch, type SearchState, writeSearch } from './search-address.ts'
import { ListSkeleton } from './skeletons.tsx'
import type { useJobSearch } from './use-job-search.ts'

type SearchResultsProps = {
  search: SearchState
  results: ReturnType<typeof useJobSearch>
  tracked: TrackedJobs
  selected: Job | undefined
  /** Set if there is room to show a job next to the list. */
  onSelect: ((job: Job) => void) | undefined
  onChange: (search: SearchState) => void
}

export function SearchResults({ search, results, tracked, selected, onSelect, onChange }: SearchResultsProps) {
  const { data, isError, isPending, isPlaceholderData, refetch } = results
  const top = useRef<HTMLDivElement>(null)
  useNews(isPlaceholderData ? undefined : data)
  useTopOfPage(search.page, top)

  if (isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert>{jobMessages.failed}</Alert>
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (isPending) return <ListSkeleton />
  const from = `/jobs?${writeSearch(search)}`
  const { exact, close } = divideJobs(data)
  const draw = (job: Job) => (
    <li key={job.id}>
      <JobCard
        job={job}
        tracked={tracked}
        from={from}
        isBadged={!areSamples(data.jobs)}
        isSelected={onSelect !== undefined && selected?.id === job.id}
        onSelect={onSelect && (() => onSelect(job))}
      />
    </li>
  )
  return (
    <div ref={top} className="grid scroll-mt-24 gap-4" aria-busy={isPlaceholderData}>
      <Notices results={data} search={search} />
      {data.jobs.length === 0 ? (
        <NoResults search={search} suggestions={data.suggestions} onChange={onChange} />
      ) : (
        <>
          {exact.length > 0 && <ul className={listStyle}>{exact.map(draw)}</ul>}
          {close.length > 0 && (
            <section aria-labelledby="close-jobs" className="grid gap-2">
              <div>
                <h3 id="close-jobs" className="font-semibold text-body">
                  Close to your search
                </h3>
                <p className="text-small text-text-2">{closeWords(data.total)}</p>
              </div>
              <ul className={listStyle}>{close.map(draw)}</ul>
            </section>
          )}
        </>
      )}
      <Pager search={search} pageCount={data.pageCount} />
    </div>
  )
}

const listStyle = 'grid gap-2 max-sm:gap-3'

function closeWords(total: number): string {
  return total === 0 ? 'No job has all of it. These come nearest.' : 'Not quite what you asked for, but near.'
}

export function countJobs({ total, close, isCapped }: Pick<JobResults, 'total' | 'close' | 'isCapped'>): string {
  if (isCapped) return '1000+ jobs'
  if (total === 0 && close > 0) return 'No exact match'
  return total === 1 ? '1 job' : `${total} jobs`
}

function Notices({ results, search }: { results: JobResults; search: SearchState }) {
  const { corrected, silent } = results
  const words = corrected.query ?? search.query
  const place = corrected.location ?? search.location
  const hasCorrection = corrected.query !== null || corrected.location !== null
  return (
    <>
      {hasCorrection && (
        <p className="text-small text-text-2">
          Showing results for{' '}
          <AppLink
            to={`/jobs?${writeSearch({ ...emptySearch, query: words, location: place })}`}
            className="font-semibold text-text underline underline-offset-4"
          >
            {place ? `${words} in ${place}` : words}
          </AppLink>
          .
        </p>
      )}
      {silent.length > 0 && (
        <Alert variant="info">
          {listNames(silent.map(({ source }) => source))} did not answer lately. Listings from there may be missing or
          old.
        </Alert>
      )}
    </>
  )
}

function listNames(names: string[]): string {
  return new Intl.ListFormat('en').format(names)
}

function tellFound(data: JobResults): string {
  if (data.total > 0) return `${countJobs(data)} found`
  return data.close > 0 ? `${countJobs(data)}, ${data.close} close to your search` : jobMessages.none
}

/** Says how many were found once they are. */
function useNews(data: JobResults | undefined): void {
  const said = useRef<JobResults>(undefined)
  useEffect(() => {
    if (!data || said.current === data) return
    said.current = data
    announce(tellFound(data))
  }, [data])
}

/** Another page of the list begins at its top. */
function useTopOfPage(page: number, top: React.RefObject<HTMLElement | null>): void {
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    top.current?.scrollIntoView({ block: 'start' })
  }, [page, top])
}
