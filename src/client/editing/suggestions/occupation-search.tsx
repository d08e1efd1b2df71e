import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { searchOccupations } from '#engine/library/find-occupation.ts'
import type { IndexEntry } from '#engine/library/occupation.ts'
import { library } from './library.ts'

type OccupationSearchProps = { initial: string; onChoose: (entry: IndexEntry) => void }

/** `HCA` for a certified nursing assistant: one of its other names, as the library writes it. */
function nameTyped({ title, otherNames }: IndexEntry, typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase()
  return wanted === title.toLowerCase() ? undefined : otherNames.find((name) => name.toLowerCase() === wanted)
}

/** A title as one types it, and the occupations it may be. */
export function OccupationSearch({ initial, onChoose }: OccupationSearchProps) {
  const [typed, setTyped] = useState(initial)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useId()
  const found = useMemo(() => (isOpen ? searchOccupations(library, typed) : []), [isOpen, typed])
  const isShown = isOpen && found.length > 0

  const choose = (entry: IndexEntry) => {
    // If the person typed one of its other names, that name stays.
    setTyped(nameTyped(entry, typed) ?? entry.title)
    setIsOpen(false)
    setActive(-1)
    onChoose(entry)
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((before) => (found.length === 0 ? -1 : (before + step + found.length) % found.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const entry = found[Math.max(active, 0)]
      if (entry) choose(entry)
    }
    if (event.key === 'Escape' && isShown) {
      // The sheet around it stays open.
      event.stopPropagation()
      event.preventDefault()
      setIsOpen(false)
    }
  }

  return (
    <Field label="What’s your job title?">
      {(control) => (
        <div className="relative">
          <Search className="-translate-y-1/2 absolute top-1/2 left-3 size-5 text-text-3" />
          <Input
            {...control}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={isShown ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            className="pl-10"
            value={typed}
            maxLength={120}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsOpen(true)
              setActive(-1)
            }}
            onKeyDown={press}
            onBlur={() => setIsOpen(false)}
          />
          {isShown && (
            <div
              id={list}
              role="listbox"
              aria-label="Occupations"
              className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-control border border-border bg-surface p-1 shadow-dialog"
            >
              {found.map((entry, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
                <div
                  key={entry.id}
                  id={`${list}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  tabIndex={-1}
                  className={cn(
                    'flex min-h-control cursor-pointer items-center rounded-chip px-3',
                    place === active ? 'bg-hover' : 'hover:bg-hover',
                  )}
                  // The field keeps the focus, or the list would go before the click comes.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(entry)}
                >
                  {entry.title}
                  {nameTyped(entry, typed) && (
                    <span className="ml-2 text-small text-text-3">also {nameTyped(entry, typed)}</span>
                  )}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
