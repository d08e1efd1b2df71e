import { useId } from 'react'
import { Checkbox } from '#client/ui/checkbox.tsx'
import type { TemplateCardData } from '../thumbnails/template-cards.ts'
import { countOption, type FilterGroup, type Filters, filterGroups, toggleOption } from './filters.ts'

export type FilterPanelProps = {
  cards: readonly TemplateCardData[]
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Everything one can filter by beyond the tabs, with what each choice would leave. */
export function FilterPanel(props: FilterPanelProps) {
  return (
    <div className="grid gap-7">
      {filterGroups.map((group) => (
        <Group key={group.key} group={group} {...props} />
      ))}
    </div>
  )
}

function Group({ group, cards, filters, onChange }: FilterPanelProps & { group: FilterGroup }) {
  const id = useId()
  const { key, title, note, options } = group
  return (
    <fieldset>
      <legend className="font-semibold text-small">{title}</legend>
      {note && <p className="mt-0.5 font-normal text-micro text-text-3">{note}</p>}
      <ul className="mt-2 grid gap-0.5">
        {options.map(({ value, label, hint }) => {
          const optionId = `${id}-${value}`
          return (
            <li key={value} className="flex items-start gap-3 py-1.5 touch:py-2.5">
              <Checkbox
                id={optionId}
                checked={filters.chosen[key]?.includes(value) ?? false}
                onCheckedChange={() => onChange(toggleOption(filters, key, value))}
                {...(hint ? { 'aria-describedby': `${optionId}-hint` } : {})}
              />
              <span className="min-w-0 grow text-small">
                <label htmlFor={optionId}>{label}</label>
                {hint && (
                  <span id={`${optionId}-hint`} className="mt-0.5 block font-normal text-micro text-text-3">
                    {hint}
                  </span>
                )}
              </span>
              {cards.length > 0 && (
                <span aria-hidden className="font-normal text-micro text-text-3 tabular-nums leading-5">
                  {countOption(cards, filters, key, value)}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
