import { fontCatalogue } from '#engine/style/fonts.ts'
import { fontFamilies } from '#engine/style/style.ts'
import { ChoiceGrid } from './choice-grid.tsx'
import { useStyleActions } from './style-actions.ts'
import { StyleSlider } from './style-slider.tsx'
import { useFontSamples } from './use-font-samples.ts'

const kinds = { 'sans-serif': 'Sans', serif: 'Serif', monospace: 'Mono' } as const

export function TypographyTab() {
  const { style, set } = useStyleActions()
  // A document from elsewhere may wear a family beyond the ten.
  const families = [...new Set([...fontFamilies, style.fontFamily])]
  const faces = useFontSamples(families)
  return (
    <div className="grid grid-cols-1 gap-7">
      <ChoiceGrid
        label="Font family"
        value={style.fontFamily}
        options={families.map((family) => ({
          value: family,
          label: family,
          note: kinds[fontCatalogue[family].generic],
          fontFamily: faces.get(family),
        }))}
        onChange={(family) => set('fontFamily', family, 'Change font')}
      />
      <StyleSlider
        label="Font size"
        value={style.fontSize}
        min={9}
        max={14}
        step={0.5}
        unit="pt"
        onChange={(size) => set('fontSize', size, 'Change font size')}
      />
      <StyleSlider
        label="Spacing"
        value={style.spacing}
        min={0.8}
        max={1.5}
        step={0.1}
        unit="rem"
        onChange={(spacing) => set('spacing', spacing, 'Change spacing')}
      />
    </div>
  )
}
