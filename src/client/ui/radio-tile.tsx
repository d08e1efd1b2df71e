import type { ReactNode } from 'react'
import { cn } from '#client/lib/cn.ts'

type RadioTileProps = {
  /** Shared by the tiles of one choice. */
  name: string
  value: string
  /** Names it where it shows no words. */
  label?: string
  isChecked: boolean
  onChoose: () => void
  className?: string
  children: ReactNode
}

/** One of a choice, drawn by its children: a native radio lies over all of it, so that keys and screen readers know it. */
export function RadioTile({ name, value, label, isChecked, onChoose, className, children }: RadioTileProps) {
  return (
    <label
      title={label}
      className={cn(
        'relative has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={label}
        checked={isChecked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
      />
      {children}
    </label>
  )
}
