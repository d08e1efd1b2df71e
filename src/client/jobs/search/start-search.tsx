import { AppLink } from '#client/app/app-link.tsx'
import type { SavedSearches } from '../tracker/use-saved-searches.ts'
import { SavedSearchList } from './saved-searches.tsx'
import { emptySearch, writeSearch } from './search-address.ts'

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

const steps = [
  { title: 'Search', text: 'Enter a title or keyword, a place and a type, from full-time to remote. Typos are fine.' },
  { title: 'Compare', text: 'Add a resume to see which requirements you meet.' },
  { title: 'Apply', text: 'Tailor the resume, write the letter, and keep track of what you sent.' },
]

/** What stands here before the first search. */
export function StartSearch({ saved }: { saved: SavedSearches }) {
  return (
    <div className="grid gap-8">
      <SavedSearchList saved={saved} />
      <section aria-label="Ideas" className="grid gap-2">
        <h2 className="font-semibold text-small">Popular searches</h2>
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
      </section>
      <p className="text-text-2">
        Found a job elsewhere?{' '}
        <AppLink
          to="/job-tailored-resume"
          className="rounded-chip text-accent underline underline-offset-4 hover:text-accent-hover touch:py-3"
        >
          Paste its posting
        </AppLink>{' '}
        and tailor your resume to it.
      </p>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-1 rounded-card border border-border bg-surface p-5">
            <h2 className="font-semibold text-body">
              <span className="text-text-3 tabular-nums">{index + 1}. </span>
              {title}
            </h2>
            <p className="text-small text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
