import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '#client/ui/select.tsx'
import { jobMessages, jobTypes } from '#shared/job-search.ts'
import { refine, type SearchState } from './search-address.ts'

/** After the first search, results follow the fingers at this distance. */
const followMs = 600

type SearchFormProps = {
  search: SearchState
  /** `isNew` for a search that was sent off, not one that is being refined. */
  onSearch: (search: SearchState, how: { isNew: boolean }) => void
}

export function SearchForm({ search, onSearch }: SearchFormProps) {
  const [query, setQuery] = useState(search.query)
  const [location, setLocation] = useState(search.location)
  const [error, setError] = useState<string>()
  const queryRef = useRef<HTMLInputElement>(null)
  const locationRef = useRef<HTMLInputElement>(null)
  // Ready for whoever comes near it: with the page, the list of types takes a slow phone longer than all of the form.
  const [hasTypes, setHasTypes] = useState(false)
  const bringTypes = () => setHasTypes(true)
  // Once there are results, they have the phone's screen; where and what kind wait behind a button.
  const [isUnfolded, setIsUnfolded] = useState(false)
  const hasResults = search.query !== ''
  const isFolded = hasResults && !isUnfolded

  // Somebody may go back, or choose a saved search: then the fields follow the address.
  const address = `${search.query}\n${search.location}`
  const [shown, setShown] = useState(address)
  if (shown !== address) {
    setShown(address)
    setQuery(search.query)
    setLocation(search.location)
    setError(undefined)
  }

  useFollowing({ search, query, location, onSearch })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (query.trim() === '') {
      setError(jobMessages.queryMissing)
      queryRef.current?.focus()
      return
    }
    setIsUnfolded(false)
    onSearch(refine(search, { query: query.trim(), location: location.trim() }), { isNew: true })
  }

  return (
    <search>
      <form
        noValidate
        onSubmit={submit}
        className={cn(
          'grid grid-cols-2 items-start gap-4 md:grid-cols-[1.4fr_1fr_11rem_auto]',
          isFolded && 'max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:gap-2',
        )}
      >
        <Field
          label="Job title or keywords"
          error={error}
          className={isFolded ? 'max-md:[&>label]:sr-only' : 'max-md:col-span-2'}
        >
          {(control) => (
            <Input
              {...control}
              ref={queryRef}
              name="query"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              placeholder="Registered nurse, welder, “data engineer”…"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <Field label="Location" optional className={cn(isFolded && 'max-md:hidden')}>
          {(control) => (
            <Input
              {...control}
              ref={locationRef}
              name="location"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={120}
              placeholder="City or remote"
              value={location}
              onChange={(event) => setLocation(event.target.value)}
            />
          )}
        </Field>
        <Field label="Job type" className={cn(isFolded && 'max-md:hidden')}>
          {(control) => (
            <Select
              value={search.jobType ?? 'any'}
              onOpenChange={bringTypes}
              onValueChange={(value) => {
                const jobType = jobTypes.find((type) => type === value)
                onSearch(refine({ ...search, query: query.trim(), location: location.trim() }, { jobType }), {
                  isNew: false,
                })
              }}
            >
              <SelectTrigger {...control} onFocus={bringTypes} onPointerEnter={bringTypes}>
                <SelectValue>{search.jobType ?? 'Any'}</SelectValue>
              </SelectTrigger>
              {hasTypes && (
                <SelectContent>
                  <SelectItem value="any">Any</SelectItem>
                  {jobTypes.map((type) => (
                    <SelectItem key={type} value={type}>
                      {type}
                    </SelectItem>
                  ))}
                </SelectContent>
              )}
            </Select>
          )}
        </Field>
        {isFolded && (
          <Button
            variant="outline"
            className="px-3 md:hidden"
            aria-label="Location and job type"
            onClick={() => {
              flushSync(() => setIsUnfolded(true))
              locationRef.current?.focus()
            }}
          >
            <SlidersHorizontal />
          </Button>
        )}
        <Button type="submit" className={cn('md:mt-[1.625rem]', isFolded ? 'max-md:px-3' : 'max-md:col-span-2')}>
          <Search />
          <span className={cn(isFolded && 'max-md:sr-only')}>Search</span>
        </Button>
      </form>
    </search>
  )
}

type Following = { search: SearchState; query: string; location: string; onSearch: SearchFormProps['onSearch'] }

/** Searches again when the query is changed after a search and typing pauses. */
function useFollowing({ search, query, location, onSearch }: Following): void {
  const latest = useRef({ search, onSearch })
  useEffect(() => {
    latest.current = { search, onSearch }
  })
  const isRefined =
    search.query !== '' &&
    query.trim().length > 1 &&
    (query.trim() !== search.query || location.trim() !== search.location)
  useEffect(() => {
    if (!isRefined) return
    const timer = setTimeout(() => {
      const { search: last, onSearch: send } = latest.current
      send(refine(last, { query: query.trim(), location: location.trim() }), { isNew: false })
    }, followMs)
    return () => clearTimeout(timer)
  }, [isRefined, query, location])
}
