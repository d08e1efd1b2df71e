import { useId } from 'react'
import { Label } from '#client/ui/label.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { ownMargin } from '#engine/style/own-margin.ts'
import {
  accentElementValues,
  borderStyles,
  headerStyles,
  layoutTypes,
  runningHeads,
  type Style,
} from '#engine/style/style.ts'
import { ChoiceGrid } from './choice-grid.tsx'
import { LanguageFields } from './language-fields.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { useStyleActions } from './style-actions.ts'
import { StyleSlider } from './style-slider.tsx'
import { paperLength } from './style-words.ts'

const paper = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const

const runningHeadLabels: Record<Style['runningHead'], string> = {
  'name-and-number': 'Name and number',
  number: 'Number',
  name: 'Name',
  none: 'Nothing',
}

export function LayoutTab() {
  const { style, design, set } = useStyleActions()
  const photoId = useId()
  return (
    <div className="grid grid-cols-1 gap-7">
      <PictureChoice field="layoutType" label="Layout type" values={layoutTypes} />
      <PictureChoice field="headerStyle" label="Header style" values={headerStyles} />
      <PictureChoice field="borderStyle" label="Border style" values={borderStyles} />
      <PictureChoice field="accentElements" label="Accent elements" values={accentElementValues} />
      <div className="grid justify-items-start gap-2">
        <span aria-hidden className="font-medium text-small">
          Page size
        </span>
        <Segmented
          label="Page size"
          options={paper}
          value={style.pageSize}
          onChange={(size) => set('pageSize', size, 'Change page size')}
        />
      </div>
      <LanguageFields />
      <ChoiceGrid
        label="From page two on"
        value={style.runningHead}
        options={runningHeads.map((value) => ({ value, label: runningHeadLabels[value] }))}
        onChange={(value) => set('runningHead', value, 'Change running head')}
      />
      <StyleSlider
        label="Margins"
        value={Math.round(style.marginScale * 100)}
        min={60}
        max={120}
        step={5}
        words={paperLength(ownMargin(design) * style.marginScale, style.pageSize)}
        onChange={(percent) => set('marginScale', percent / 100, 'Change margins')}
      />
      <div className="flex items-center gap-3">
        <Switch
          id={photoId}
          checked={style.showPhoto}
          onCheckedChange={(isShown) => set('showPhoto', isShown, isShown ? 'Show photo' : 'Hide photo')}
        />
        <Label htmlFor={photoId}>Show photo</Label>
      </div>
    </div>
  )
}
