import { inks, papers, tints } from '#engine/style/swatches.ts'
import { ColorField } from './color-field.tsx'
import { contrastNote } from './contrast-note.ts'
import { useStyleActions } from './style-actions.ts'

export function ColorsTab() {
  const { style } = useStyleActions()
  const noteFor = (color: string) => contrastNote(color, style.backgroundColor)
  return (
    <div className="grid grid-cols-1 gap-7">
      <ColorField
        field="primaryColor"
        label="Primary color"
        hint="Name, headings and rules"
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
        hint="Everything you read"
        swatches={inks}
        note={noteFor(style.textColor)}
      />
      <ColorField field="backgroundColor" label="Background color" hint="The paper" swatches={papers} />
    </div>
  )
}
