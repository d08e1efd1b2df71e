import { useId, useState } from 'react'
import { Input } from '#client/ui/input.tsx'
import { Label } from '#client/ui/label.tsx'
import { SwatchTile } from '#client/ui/swatch-tile.tsx'
import { formatColor, parseColor } from '#engine/style/colors.ts'
import type { Swatch } from '#engine/style/swatches.ts'
import type { ContrastNote } from './contrast-note.ts'
import { useStyleActions } from './style-actions.ts'

type ColorFieldProps = {
  field: 'primaryColor' | 'secondaryColor' | 'textColor' | 'backgroundColor'
  label: string
  hint: string
  swatches: readonly Swatch[]
  note?: ContrastNote | undefined
}

/** A colour by eye, by number or by one of a few that go well. */
export function ColorField({ field, label, hint, swatches, note }: ColorFieldProps) {
  const { style, set } = useStyleActions()
  const id = useId()
  const value = style[field].toLowerCase()
  const change = (color: string) => set(field, color, `Change ${label.toLowerCase()}`)

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div>
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-hint`} className="text-small text-text-3">
          {hint}
        </p>
      </div>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={`Pick ${label.toLowerCase()}`}
          value={value}
          onChange={(event) => change(event.target.value)}
          className="h-control w-10 shrink-0 cursor-pointer rounded-control border border-field bg-surface p-1 [&::-moz-color-swatch]:rounded-chip [&::-moz-color-swatch]:border [&::-moz-color-swatch]:border-field dark:[&::-moz-color-swatch]:border-text-2 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-chip [&::-webkit-color-swatch]:border [&::-webkit-color-swatch]:border-field dark:[&::-webkit-color-swatch]:border-text-2"
        />
        <HexInput id={id} describedBy={`${id}-hint ${id}-note`} value={value} onChange={change} />
      </div>
      <details>
        <summary className="w-fit rounded-chip py-1 text-small text-text-2 hover:text-text">Suggestions</summary>
        <Swatches label={label} swatches={swatches} value={value} onChange={change} />
      </details>
      <p id={`${id}-note`} role="status" className="text-small text-text-2 empty:hidden">
        {note && (
          <span className="flex items-center gap-2">
            <span
              aria-hidden
              className="size-4 shrink-0 rounded-chip border border-border"
              style={{ backgroundColor: note.drawn }}
            />
            {note.message}
          </span>
        )}
      </p>
    </div>
  )
}

type HexInputProps = { id: string; describedBy: string; value: string; onChange: (color: string) => void }

/** Takes a number while it is typed and reports it once it is a colour. */
function HexInput({ id, describedBy, value, onChange }: HexInputProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined)

  const type = (text: string) => {
    setTyped(text)
    const color = parseColor(text.trim().startsWith('#') ? text : `#${text.trim()}`)
    if (color) onChange(formatColor(color))
  }

  return (
    <Input
      id={id}
      aria-describedby={describedBy}
      value={typed ?? value}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={9}
      className="min-w-0 max-w-36 px-2 tabular-nums"
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}

type SwatchesProps = Pick<ColorFieldProps, 'label' | 'swatches'> & { value: string; onChange: (color: string) => void }

function Swatches({ label, swatches, value, onChange }: SwatchesProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">Suggestions for {label.toLowerCase()}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,2rem)] gap-1 touch:grid-cols-[repeat(auto-fill,2.5rem)]">
        {swatches.map((swatch) => (
          <SwatchTile
            key={swatch.color}
            name={name}
            swatch={swatch}
            isChecked={swatch.color === value}
            onChoose={() => onChange(swatch.color)}
            dotClassName="size-6 touch:size-7"
          />
        ))}
      </div>
    </fieldset>
  )
}
