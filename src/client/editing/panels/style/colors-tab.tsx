import { useMemo } from 'react'
import { inInk, type TemplateColors } from '#client/templates/template-colors.ts'
import { type Palette, palettes } from '#engine/style/palettes.ts'
import { inks, papers, tints } from '#engine/style/swatches.ts'
import { ColorField } from './color-field.tsx'
import { contrastNote } from './contrast-note.ts'
import { type LookTile, LookTiles } from './look-tiles.tsx'
import { useStyleActions } from './style-actions.ts'

function paletteTile({ name, ink, textColor, backgroundColor }: Palette, worn: TemplateColors): LookTile {
  const colors = inInk(worn, ink)
  return {
    name,
    look: { ...colors, textColor, backgroundColor },
    picture: <Swatches colors={[ink, colors.secondaryColor, textColor]} paper={backgroundColor} />,
  }
}

function Swatches({ colors, paper }: { colors: readonly string[]; paper: string }) {
  return (
    <span
      aria-hidden
      className="flex h-6 items-center justify-center rounded-chip px-1 @xs:px-2 dark:bg-transparent!"
      style={{ backgroundColor: paper }}
    >
      {colors.map((color, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the three never move, and two may be the same colour
          key={index}
          className="-mx-0.5 size-4 rounded-full border border-field/30 dark:border-text-2"
          style={{ backgroundColor: color }}
        />
      ))}
    </span>
  )
}

export function ColorsTab() {
  const { style, own } = useStyleActions()
  const tiles = useMemo(() => {
    const { primaryColor, secondaryColor, textColor, backgroundColor } = own
    const look = { primaryColor, secondaryColor, textColor, backgroundColor }
    const original = {
      name: 'Original',
      look,
      picture: <Swatches colors={[primaryColor, secondaryColor, textColor]} paper={backgroundColor} />,
    }
    return [original, ...palettes.map((palette) => paletteTile(palette, style))]
  }, [own, style])
  const noteFor = (color: string) => contrastNote(color, style.backgroundColor)
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <LookTiles label="Palettes" tiles={tiles} editLabel="Change palette" columns="grid-cols-4 @xs:grid-cols-5" />
      <div className="grid grid-cols-1 items-start gap-x-3 gap-y-5 @2xs:grid-cols-2 @xs:gap-x-4">
        <ColorField
          field="primaryColor"
          label="Primary color"
          hint="Headings and accents"
          swatches={inks}
          note={noteFor(style.primaryColor)}
        />
        <ColorField
          field="secondaryColor"
          label="Secondary color"
          hint="Filled and tinted areas"
          swatches={[...tints, ...inks]}
        />
        <ColorField
          field="textColor"
          label="Text color"
          hint="Body text"
          swatches={inks}
          note={noteFor(style.textColor)}
        />
        <ColorField field="backgroundColor" label="Background color" hint="The paper" swatches={papers} />
      </div>
    </div>
  )
}
