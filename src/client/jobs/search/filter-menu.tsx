import { ChevronDown, X } from 'lucide-react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import type { FacetCount } from '#shared/api/jobs.ts'

export function more(count: number, isCapped: boolean): string {
  return isCapped ? `${count}+` : String(count)
}

const chipStyle =
  'inline-flex min-h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-chip border border-border bg-surface px-2.5 text-small text-text transition-colors hover:bg-hover aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent-soft-text data-[chosen]:border-transparent data-[chosen]:bg-accent-soft data-[chosen]:text-accent-soft-text touch:min-h-11'

export function Chip({
  isOn,
  label,
  count,
  onToggle,
}: {
  isOn: boolean
  label: string
  count: string
  onToggle: () => void
}) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onToggle} className={chipStyle}>
      {label}
      <span className="tabular-nums opacity-80">{count}</span>
      {isOn && <X className="size-4" />}
    </button>
  )
}

type FilterMenuProps = {
  name: string
  any: string
  options: FacetCount[] | undefined
  value: string | undefined
  isCapped: boolean
  onChoose: (value: string | undefined) => void
}

export function FilterMenu({ name, any, options = [], value, isCapped, onChoose }: FilterMenuProps) {
  const chosen = options.find((option) => option.value === value)
  if (options.length === 0 && value === undefined) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={chipStyle} data-chosen={value === undefined ? undefined : ''}>
        {value === undefined ? name : `${name}: ${chosen?.label ?? value}`}
        <ChevronDown className="size-4 text-text-3" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup value={value ?? ''} onValueChange={(next) => onChoose(next || undefined)}>
          <DropdownMenuRadioItem value="">{any}</DropdownMenuRadioItem>
          {options.map((option) => (
            <DropdownMenuRadioItem key={option.value} value={option.value}>
              {option.label}
              <span className="ml-auto pl-4 text-text-3 tabular-nums">{more(option.count, isCapped)}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
