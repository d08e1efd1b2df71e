import { type ReactNode, useId } from 'react'
import { cn } from '#client/lib/cn.ts'
import { RadioTile } from '#client/ui/radio-tile.tsx'

type Choice<Value extends string> = {
  value: Value
  label: string
  /** A small picture of what it does. */
  picture?: ReactNode
  note?: string
  /** The label's own face, as CSS names it. */
  fontFamily?: string | undefined
}

type ChoiceGridProps<Value extends string> = {
  label: string
  value: Value
  options: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** So many that none is left alone in its last row. */
function columnsOf(count: number): string {
  if (count % 3 !== 1) return '@xs:grid-cols-3 @md:grid-cols-4'
  return count % 2 === 0 ? '@md:grid-cols-4' : '@xs:grid-cols-4'
}

/** A choice among pictures: native radios, one stop of the Tab key, arrows go through them. */
export function ChoiceGrid<Value extends string>({ label, value, options, onChange }: ChoiceGridProps<Value>) {
  const name = useId()
  return (
    <fieldset className="@container">
      <legend className="mb-2 font-medium text-small">{label}</legend>
      <div className={cn('grid grid-cols-2 gap-2', columnsOf(options.length))}>
        {options.map((option) => (
          <RadioTile
            key={option.value}
            name={name}
            value={option.value}
            isChecked={option.value === value}
            onChoose={() => onChange(option.value)}
            className="grid min-w-0 cursor-pointer content-start justify-items-center gap-1 rounded-control border border-border bg-surface px-2 py-2 text-center transition-colors hover:border-field has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-text"
          >
            {option.picture}
            <span
              className="max-w-full text-small"
              style={option.fontFamily ? { fontFamily: option.fontFamily } : undefined}
            >
              {option.label}
            </span>
            {option.note && <span className="text-micro text-text-3">{option.note}</span>}
          </RadioTile>
        ))}
      </div>
    </fieldset>
  )
}
