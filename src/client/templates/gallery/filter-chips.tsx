import { X } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { clearOptions, type Filters, listChosen, toggleOption } from './filters.ts'

type FilterChipsProps = { filters: Filters; onChange: (filters: Filters) => void }

/** What is chosen, each with a way to drop it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const chosen = listChosen(filters)
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {chosen.map(({ key, value, label }) => (
        <li key={`${key}-${value}`}>
          <button
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={() => onChange(toggleOption(filters, key, value))}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-chip bg-accent-soft pr-1.5 pl-2.5 text-accent-soft-text text-small transition-colors hover:bg-hover touch:min-h-11"
          >
            {label}
            <X className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="link"
          size="inline"
          className="min-h-8 px-1 text-small touch:min-h-11"
          onClick={() => onChange(clearOptions(filters))}
        >
          Clear all
        </Button>
      </li>
    </ul>
  )
}
