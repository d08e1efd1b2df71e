import { useId } from 'react'
import { cn } from '#client/lib/cn.ts'
import { RadioTile } from '#client/ui/radio-tile.tsx'
import { inks, type Swatch } from '#engine/style/swatches.ts'
import { inInk, type TemplateColors } from '../template-colors.ts'

const offered = ['Navy', 'Teal', 'Burgundy', 'Violet', 'Bronze']

/** The template's own colour and four that stand well apart. */
function dotsOf({ primaryColor: own }: TemplateColors): Swatch[] {
  const others = inks.filter(({ name, color }) => offered.includes(name) && color !== own.toLowerCase())
  return [{ name: 'Its own color', color: own }, ...others.slice(0, 4)]
}

type ColorDotsProps = {
  /** What the colours are for, read out before them. */
  label: string
  own: TemplateColors
  /** What is chosen; nothing is the template's own. */
  value: TemplateColors | undefined
  onChange: (colors: TemplateColors | undefined) => void
  className?: string
}

/** Five colours a template is looked at in: native radios, one stop of the Tab key. */
export function ColorDots({ label, own, value, onChange, className }: ColorDotsProps) {
  const name = useId()
  return (
    <fieldset className={cn('flex min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      {dotsOf(own).map((dot, index) => (
        <RadioTile
          key={dot.name}
          name={name}
          value={dot.color}
          label={dot.name}
          isChecked={(value ?? own).primaryColor === dot.color}
          onChoose={() => onChange(index === 0 ? undefined : inInk(own, dot.color))}
          className="inline-flex size-8 items-center justify-center rounded-full border-2 border-transparent has-checked:border-accent touch:size-10"
        >
          <span
            aria-hidden
            className="size-5 rounded-full border border-field/50 dark:border-text-2"
            style={{ backgroundColor: dot.color }}
          />
        </RadioTile>
      ))}
    </fieldset>
  )
}
