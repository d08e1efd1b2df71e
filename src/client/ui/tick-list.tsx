import { useId } from 'react'
import { cn } from '#client/lib/cn.ts'

type TickListProps = {
  title: string
  hint: string
  options: readonly string[]
  /** How one is shown where that is not as it stands. */
  labelOf?: (option: string) => string
  ticked: readonly string[]
  onTick: (ticked: string[]) => void
}

const isShort = (option: string) => option.length <= 40

/** Any number of a few, in the order they are offered. */
export function TickList({ title, hint, options, labelOf = (option) => option, ticked, onTick }: TickListProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-medium text-small">{title}</legend>
      {/* Two beside each other only where both have room for their words. */}
      <div
        className={cn(
          'grid gap-x-4',
          options.every(isShort) && 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(13rem,40%)),1fr))]',
        )}
      >
        {options.map((option) => (
          <label key={option} className="wrap-anywhere flex min-h-control cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              checked={ticked.includes(option)}
              onChange={({ target }) =>
                onTick(options.filter((other) => (other === option ? target.checked : ticked.includes(other))))
              }
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            {labelOf(option)}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-small text-text-3">
        {hint}
      </p>
    </fieldset>
  )
}
