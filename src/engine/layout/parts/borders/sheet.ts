import { mixColors, strongestOn } from '#engine/style/colors.ts'
import { dateGutter } from '../../compose/date-gutter.ts'
import type { BorderPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

/** A brighter sheet under the text, which leaves the hanging dates on the page's own ground. */
const sheet: BorderPart = {
  draw: (look) => {
    const { page, tones } = look
    const column = pageColumn(look)
    const gutter = dateGutter(look, column.width)
    const x = column.x + gutter.width + 9
    // Away from the ink, so that the sheet never makes the text on it harder to read.
    const fill = mixColors(tones.page.background, strongestOn(tones.page.ink), 0.85)
    return [{ pages: 'all', shape: { shape: 'rect', x, y: 0, width: page.width - x, height: page.height, fill } }]
  },
}
export default sheet
