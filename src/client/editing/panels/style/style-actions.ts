import { createContext, use } from 'react'
import type { Edit } from '#client/drafts/document.ts'
import type { Arrangement } from '#engine/resume/resume.ts'
import type { Design } from '#engine/style/design.ts'
import type { CustomStyle, Style } from '#engine/style/style.ts'

export type StyleActions = {
  /** The template's style with the person's laid over it. */
  style: Style
  /** The template's style as it was drawn. */
  own: Style
  design: Design
  set: <Field extends keyof Style>(field: Field, value: Style[Field], label: string) => void
  /** The document's language and dates are kept with its content. */
  arrangement: Arrangement
  arrange: (change: Partial<Arrangement>, edit: Edit) => void
  /** Several fields at once, as one step of undo. */
  apply: (look: CustomStyle, label: string) => void
}

export const StyleContext = createContext<StyleActions | null>(null)

export function useStyleActions(): StyleActions {
  const actions = use(StyleContext)
  if (!actions) throw new Error('A control stands outside of the style editor')
  return actions
}
