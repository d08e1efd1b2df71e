import { cn } from '#client/lib/cn.ts'
import { RadioTile } from './radio-tile.tsx'

type SwatchTileProps = {
  /** Shared by the tiles of one choice. */
  name: string
  swatch: { name: string; color: string }
  isChecked: boolean
  onChoose: () => void
  dotClassName: string
}

/** One of several colours as a dot. */
export function SwatchTile({ name, swatch, isChecked, onChoose, dotClassName }: SwatchTileProps) {
  return (
    <RadioTile
      name={name}
      value={swatch.color}
      label={swatch.name}
      isChecked={isChecked}
      onChoose={onChoose}
      className="inline-flex size-8 items-center justify-center rounded-full border-2 border-transparent has-checked:border-accent touch:size-10"
    >
      <span
        aria-hidden
        className={cn('rounded-full border border-field/50 dark:border-text-2', dotClassName)}
        style={{ backgroundColor: swatch.color }}
      />
    </RadioTile>
  )
}
