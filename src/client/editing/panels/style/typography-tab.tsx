import { Slider } from '#client/ui/slider.tsx'
import { fontCatalogue } from '#engine/style/fonts.ts'
import { densities, findDensity, fontPairs } from '#engine/style/palettes.ts'
import { fontFamilies } from '#engine/style/style.ts'
import { ChoiceGrid } from './choice-grid.tsx'
import { LookTiles } from './look-tiles.tsx'
import { useStyleActions } from './style-actions.ts'
import { StyleSlider } from './style-slider.tsx'
import { useFontSamples } from './use-font-samples.ts'

const kinds = { 'sans-serif': 'Sans', serif: 'Serif', monospace: 'Mono' } as const

export function TypographyTab() {
  const { style, set, apply } = useStyleActions()
  // A document from elsewhere may wear a family beyond the ten.
  const families = [...new Set([...fontFamilies, style.fontFamily])]
  const faces = useFontSamples(families)
  return (
    <div className="grid grid-cols-1 gap-7">
      <LookTiles
        label="Font pairs"
        tiles={fontPairs.map(({ name, headingFont, fontFamily }) => ({
          name,
          look: { headingFont, fontFamily },
          picture: (
            <span aria-hidden className="grid max-w-full justify-items-center">
              <span className="max-w-full truncate text-body" style={{ fontFamily: faces.get(headingFont) }}>
                {headingFont}
              </span>
              <span className="max-w-full truncate text-micro" style={{ fontFamily: faces.get(fontFamily) }}>
                {fontFamily}
              </span>
            </span>
          ),
        }))}
        editLabel="Change fonts"
        columns="grid-cols-2 @md:grid-cols-3"
      />
      <DensitySlider />
      <ChoiceGrid
        label="Font family"
        value={style.fontFamily}
        options={families.map((family) => ({
          value: family,
          label: family,
          note: kinds[fontCatalogue[family].generic],
          fontFamily: faces.get(family),
        }))}
        onChange={(family) => apply({ fontFamily: family, headingFont: undefined }, 'Change font')}
      />
      <StyleSlider
        label="Font size"
        value={style.fontSize}
        min={9}
        max={14}
        step={0.5}
        words={`${style.fontSize} pt`}
        onChange={(size) => set('fontSize', size, 'Change font size')}
      />
      <StyleSlider
        label="Spacing"
        value={style.spacing}
        min={0.8}
        max={1.5}
        step={0.1}
        words={`${style.spacing.toFixed(1)}×`}
        onChange={(spacing) => set('spacing', spacing, 'Change spacing')}
      />
    </div>
  )
}

function DensitySlider() {
  const { style, apply } = useStyleActions()
  const place = findDensity(style)
  return (
    <div className="grid gap-1">
      <span className="font-medium text-small">Density</span>
      <Slider
        label="Density"
        valueText={`${style.fontSize} pt, spacing ${style.spacing.toFixed(1)}`}
        value={[place]}
        min={0}
        max={densities.length - 1}
        step={1}
        onValueChange={([next]) => apply(densities[next ?? place] ?? {}, 'Change density')}
      />
      <div aria-hidden className="flex justify-between text-micro text-text-3">
        <span>More on a page</span>
        <span>More space</span>
      </div>
    </div>
  )
}
