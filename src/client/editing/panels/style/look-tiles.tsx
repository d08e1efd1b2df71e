import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { RadioTile } from '#client/ui/radio-tile.tsx'
import type { CustomStyle } from '#engine/style/style.ts'
import { useStyleActions } from './style-actions.ts'
import { peekStyle } from './style-peek.ts'

export type LookTile = { name: string; look: CustomStyle; picture: ReactNode }

type LookTilesProps = { label: string; tiles: readonly LookTile[]; editLabel: string; columns: string }

/** Whole looks, seen on the page while the pointer is over them. A finger has no such place: its tap applies. */
export function LookTiles({ label, tiles, editLabel, columns }: LookTilesProps) {
  const { style, apply } = useStyleActions()
  const name = useId()
  useEffect(() => () => peekStyle(undefined), [])

  const worn: Record<string, unknown> = { ...style }
  // Two may look the same; one of them is shown as chosen.
  const chosen = tiles.find(({ look }) => Object.entries(look).every(([field, value]) => worn[field] === value))

  return (
    <fieldset className="@container" onPointerLeave={() => peekStyle(undefined)}>
      <legend className="mb-2 font-medium text-small">{label}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {tiles.map((tile) => (
          <div
            key={tile.name}
            className="grid"
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && peekStyle(tile.look)}
          >
            <RadioTile
              name={name}
              value={tile.name}
              isChecked={tile === chosen}
              onChoose={() => {
                peekStyle(undefined)
                apply(tile.look, editLabel)
              }}
              className="relative grid min-w-0 cursor-pointer content-center justify-items-center gap-1 rounded-control border border-border bg-surface px-0.5 py-1.5 text-center transition-colors hover:border-field has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
            >
              {tile.picture}
              <span className="max-w-full truncate text-micro tracking-tight">{tile.name}</span>
              {tile === chosen && (
                <Check
                  strokeWidth={3}
                  className="-top-1.5 -right-1.5 absolute size-4 rounded-full bg-accent p-0.5 text-on-accent"
                />
              )}
            </RadioTile>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
