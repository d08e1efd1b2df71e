import { useId } from 'react'
import { cn } from '#client/lib/cn.ts'
import { SwatchTile } from '#client/ui/swatch-tile.tsx'
import { parseColor, toHsl } from '#engine/style/colors.ts'
import { inks, type Swatch } from '#engine/style/swatches.ts'
import { inInk, type TemplateColors } from '../template-colors.ts'

const offered = ['Navy', 'Teal', 'Bronze', 'Burgundy', 'Violet']

/** Degrees of hue within which two colors are told apart by nobody on a dot. */
const TWINS = 22
/** Less colorful than this, it is a gray, and has no hue to speak of. */
const GRAY = 0.12

function isTwin(one: string, other: string): boolean {
  const [a, b] = [parseColor(one), parseColor(other)].map((color) => color && toHsl(color))
  if (!a || !b) return one.toLowerCase() === other.toLowerCase()
  if (a.saturation < GRAY || b.saturation < GRAY) return false
  const apart = Math.abs(a.hue - b.hue) % 360
  return Math.min(apart, 360 - apart) < TWINS
}

/** The template's own colour and four that stand well apart. */
export function dotsOf({ primaryColor: own }: TemplateColors): Swatch[] {
  const others = inks.filter(({ name, color }) => offered.includes(name) && !isTwin(color, own))
  return [{ name: 'Original', color: own }, ...others.slice(0, 4)]
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
        <SwatchTile
          key={dot.name}
          name={name}
          swatch={dot}
          isChecked={(value ?? own).primaryColor === dot.color}
          onChoose={() => onChange(index === 0 ? undefined : inInk(own, dot.color))}
          dotClassName="size-5"
        />
      ))}
    </fieldset>
  )
}
