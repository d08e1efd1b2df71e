import type { CSSProperties } from 'react'
import type { Style } from '#engine/style/style.ts'
import { ChoiceGrid } from './choice-grid.tsx'
import { type PicturedField, pictureOf } from './pictures.tsx'
import { useStyleActions } from './style-actions.ts'
import { wordsOf } from './style-words.ts'

type PictureChoiceProps<Field extends PicturedField> = {
  field: Field
  label: string
  values: readonly Style[Field][]
}

/** One field of the style, chosen by what it looks like. */
export function PictureChoice<Field extends PicturedField>({ field, label, values }: PictureChoiceProps<Field>) {
  const { style, set } = useStyleActions()
  // In the document's own color. A custom property is no CSSProperties of React's.
  const colors = { '--color-accent': style.primaryColor } as CSSProperties
  const drawn = (value: Style[Field]) => (
    <span className="grid w-full justify-items-center" style={colors}>
      {pictureOf(field, value)}
    </span>
  )
  return (
    <ChoiceGrid<Style[Field]>
      label={label}
      value={style[field]}
      options={values.map((value) => ({ value, ...wordsOf(field, value), picture: drawn(value) }))}
      onChange={(value) => set(field, value, `Change ${label.toLowerCase()}`)}
    />
  )
}
