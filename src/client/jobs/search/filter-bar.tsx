import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { JobResults } from '#shared/api/jobs.ts'
import { jobTypes, postedWindows, salarySteps } from '#shared/job-search.ts'
import { Chip, FilterMenu, more } from './filter-menu.tsx'
import { refine, type SearchState } from './search-address.ts'

type FilterBarProps = {
  search: SearchState
  facets: JobResults['facets'] | undefined
  isCapped: boolean
  /** False if nothing was found: there is nothing to put in order. */
  canSort: boolean
  onChange: (search: SearchState) => void
}

const sortOptions = [
  { value: 'relevance', label: 'Best match' },
  { value: 'newest', label: 'Newest' },
  { value: 'salary', label: 'Salary' },
] as const

/** Types as chips with their counts, the other filters as menus, and the order. */
export function FilterBar({ search, facets, isCapped, canSort, onChange }: FilterBarProps) {
  const change = (next: Partial<SearchState>) => onChange(refine(search, next))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 items-center gap-2 overflow-x-auto max-lg:-mx-5 max-lg:w-[calc(100%+2.5rem)] max-lg:px-5 max-lg:py-1 sm:max-lg:-mx-6 sm:max-lg:w-[calc(100%+3rem)] sm:max-lg:px-6 lg:flex-wrap [&>*]:shrink-0 [scrollbar-width:none]">
        <fieldset className="contents">
          <legend className="sr-only">Job type</legend>
          {(facets?.jobType ?? []).map(({ value, label, count }) => (
            <Chip
              key={value}
              isOn={search.jobType === value}
              label={label}
              count={more(count, isCapped)}
              onToggle={() =>
                change({ jobType: search.jobType === value ? undefined : jobTypes.find((type) => type === value) })
              }
            />
          ))}
        </fieldset>
        <FilterMenu
          name="Posted"
          any="Any time"
          options={facets?.posted}
          value={search.posted?.toString()}
          isCapped={isCapped}
          onChoose={(value) => change({ posted: postedWindows.find((days) => String(days) === value) })}
        />
        <FilterMenu
          name="Salary"
          any="Any salary"
          options={facets?.salary}
          value={search.salary?.toString()}
          isCapped={isCapped}
          onChoose={(value) => change({ salary: salarySteps.find((step) => String(step) === value) })}
        />
        <FilterMenu
          name="Place"
          any="Any place"
          options={facets?.location}
          value={search.location || undefined}
          isCapped={isCapped}
          onChoose={(value) => change({ location: value ?? '' })}
        />
        <FilterMenu
          name="Employer"
          any="Any employer"
          options={facets?.company}
          value={search.company || undefined}
          isCapped={isCapped}
          onChoose={(value) => change({ company: value ?? '' })}
        />
        {hasFilters(search) && (
          <Button
            variant="link"
            size="inline"
            className="min-h-8 px-1 text-small touch:min-h-11"
            onClick={() => change({ jobType: undefined, posted: undefined, salary: undefined, company: '' })}
          >
            Clear all
          </Button>
        )}
      </div>
      {canSort && (
        <Segmented
          label="Sort by"
          options={sortOptions}
          value={search.sort}
          onChange={(sort) => change({ sort })}
          className="max-lg:hidden"
        />
      )}
    </div>
  )
}

/** The order as one line, where there is no room for all of them. */
export function SortMenu({
  sort,
  onChange,
}: {
  sort: SearchState['sort']
  onChange: (sort: SearchState['sort']) => void
}) {
  return (
    <NativeSelect
      aria-label="Sort by"
      className="lg:hidden [&>select]:border-0 [&>select]:bg-transparent [&>select]:text-small"
      value={sort}
      onChange={({ target }) => onChange(sortOptions.find(({ value }) => value === target.value)?.value ?? 'relevance')}
    >
      {sortOptions.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}

export function hasFilters({ jobType, posted, salary, company }: SearchState): boolean {
  return jobType !== undefined || posted !== undefined || salary !== undefined || company !== ''
}
