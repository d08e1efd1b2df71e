import { ClipboardPaste } from 'lucide-react'
import { useDeferredValue } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { jobMessages } from '#shared/job-search.ts'
import type { SavedSearches } from '../tracker/use-saved-searches.ts'
import type { TrackedJobs } from '../tracker/use-tracked-jobs.ts'
import { areSamples } from './are-samples.ts'
import { JobCard } from './job-card.tsx'
import { SavedSearchList } from './saved-searches.tsx'
import { emptySearch, writeSearch } from './search-address.ts'
import { ListSkeleton } from './skeletons.tsx'
import { useJobSearch } from './use-job-search.ts'

const ideas = [
  'Registered nurse',
  'Software engineer',
  'Electrician',
  'Project manager',
  'Teacher',
  'Customer service',
  'Truck driver',
  'Data analyst',
]

/** A word most postings have: nothing can be searched for without one. */
const newest = { ...emptySearch, query: 'experience', sort: 'newest' } as const
const SHOWN = 6
const cardGrid = 'grid gap-3 md:grid-cols-2 lg:grid-cols-3'

/** What stands here before the first search. */
export function StartSearch({ saved, tracked }: { saved: SavedSearches; tracked: TrackedJobs }) {
  return (
    <div className="grid gap-8">
      <SavedSearchList saved={saved} />
      <section aria-label="Ideas" className="grid gap-2">
        <h2 className="font-semibold text-small">Popular searches</h2>
        <PopularSearches />
      </section>
      <NewListings tracked={tracked} />
      <section
        aria-labelledby="found-elsewhere"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-accent-soft p-5"
      >
        <div>
          <h2 id="found-elsewhere" className="font-semibold text-accent-soft-text text-body">
            Found a job elsewhere?
          </h2>
          <p className="text-small text-text-2">See which requirements you meet and tailor your resume to it.</p>
        </div>
        <AppLink to="/job-tailored-resume" className={buttonStyle({ variant: 'outline' })}>
          <ClipboardPaste />
          Paste the posting
        </AppLink>
      </section>
    </div>
  )
}

export function PopularSearches() {
  return (
    <ul className="flex flex-wrap gap-2">
      {ideas.map((query) => (
        <li key={query}>
          <AppLink
            to={`/jobs?${writeSearch({ ...emptySearch, query })}`}
            className="inline-flex min-h-8 items-center rounded-chip border border-border bg-surface px-2.5 text-small hover:bg-hover touch:min-h-11"
          >
            {query}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

function ListingsTitle({ areSamples }: { areSamples: boolean }) {
  if (!areSamples) return 'New listings'
  return (
    <>
      Sample listings
      <span className="font-normal text-text-2"> – these employers are fictional</span>
    </>
  )
}

function NewListings({ tracked }: { tracked: TrackedJobs }) {
  const { data, isError, refetch } = useJobSearch(newest)
  // Drawn in slices: a phone that is busy with six cards at once does not scroll.
  const jobs = useDeferredValue(data)?.jobs.slice(0, SHOWN)
  if (jobs?.length === 0) return null
  if (isError)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-small text-text-2">{jobMessages.failed}</p>
        <Button variant="outline" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  return (
    <section aria-labelledby="new-listings" className="grid gap-3">
      <h2 id="new-listings" className="font-semibold text-small">
        {/* Which of the two it is, the listings say. */}
        {jobs ? <ListingsTitle areSamples={areSamples(jobs)} /> : <Skeleton className="h-5 w-72 max-w-full" />}
        {!jobs && <span className="sr-only">Listings</span>}
      </h2>
      {jobs ? (
        <ul className={cardGrid}>
          {jobs.map((job) => (
            <li key={job.id} className="grid">
              <JobCard
                job={job}
                tracked={tracked}
                from="/jobs"
                isBadged={false}
                isSelected={false}
                onSelect={undefined}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ListSkeleton className={cardGrid} />
      )}
    </section>
  )
}
