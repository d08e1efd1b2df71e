import { useId } from 'react'

type TickListProps = {
  title: string
  hint: string
  options: readonly string[]
  ticked: readonly string[]
  onTick: (ticked: string[]) => void
}

/** Any number of a few, in the order they are offered. */
export function TickList({ title, hint, options, ticked, onTick }: TickListProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-medium text-small">{title}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map((option) => (
          <label key={option} className="wrap-anywhere flex min-h-control cursor-pointer items-center gap-3 py-1">
            <input
              type="checkbox"
              checked={ticked.includes(option)}
              onChange={({ target }) =>
                onTick(options.filter((other) => (other === option ? target.checked : ticked.includes(other))))
              }
              className="size-5 shrink-0 accent-accent"
            />
            {option}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-small text-text-3">
        {hint}
      </p>
    </fieldset>
  )
}
