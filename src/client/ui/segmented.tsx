import { type ReactNode, useId } from 'react'
import { cn } from '#client/lib/cn.ts'
import { RadioTile } from './radio-tile.tsx'

type SegmentedOption<Value extends string> = { value: Value; label: ReactNode }

type SegmentedProps<Value extends string> = {
  /** The name of the choice; shown to screen readers only. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A choice of a few, all in sight: native radios drawn as one control. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset
      className={cn(
        'inline-flex min-w-0 max-w-full flex-wrap rounded-control border border-border bg-sunken p-1',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <RadioTile
          key={option.value}
          name={name}
          value={option.value}
          isChecked={option.value === value}
          onChoose={() => onChange(option.value)}
          className="inline-flex min-h-8 flex-1 select-none items-center justify-center gap-2 whitespace-nowrap rounded-[6px] border border-transparent px-3 font-medium text-small text-text-2 transition-colors hover:text-text has-checked:border-border has-checked:bg-surface has-checked:text-text dark:has-checked:border-transparent dark:has-checked:bg-accent-soft dark:has-checked:text-accent-soft-text touch:min-h-11 [&_svg]:size-4"
        >
          {option.label}
        </RadioTile>
      ))}
    </fieldset>
  )
}
