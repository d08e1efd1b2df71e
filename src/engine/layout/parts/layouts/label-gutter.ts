import { headerOnText } from '../../compose/header-on-text.ts'
import type { LayoutPart } from '../../compose/part.ts'
import { singleColumn } from '../../compose/regions.ts'

/** One column; the sections hang their headings in its left gutter. Beside blocks of colour the name stands over the text. */
const labelGutter: LayoutPart = (input) =>
  input.look.design.headingMark === 'section-bar' ? headerOnText(input) : singleColumn(input)
export default labelGutter
