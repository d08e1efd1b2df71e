import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
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
  // Ready for whoever comes near it: with the page, the list of types takes a slow phone longer than all of the form.
  const [hasTypes, setHasTypes] = useState(false)
  const bringTypes = () => setHasTypes(true)

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
    onSearch(refine(search, { query: query.trim(), location: location.trim() }), { isNew: true })
  }

  return (
    <search>
      <form
        noValidate
        onSubmit={submit}
        className="grid grid-cols-2 items-start gap-4 md:grid-cols-[1.4fr_1fr_11rem_auto]"
      >
        <Field label="Job title or keywords" error={error} className="max-md:col-span-2">
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
        <Field label="Location" optional>
          {(control) => (
            <Input
              {...control}
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
        <Field label="Job type">
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
        <Button type="submit" className="max-md:col-span-2 md:mt-[1.625rem]">
          <Search aria-hidden strokeWidth={1.5} />
          Search
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
