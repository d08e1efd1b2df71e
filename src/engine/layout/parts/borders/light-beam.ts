import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'
import { sidebarWidth } from '../../compose/sidebar.ts'

/** Of the panel's colour in the beam. */
const PALE = 0.34
const SOURCE = { top: 74, foot: 126 }
const END = { top: 0, foot: 236 }

/** A beam of the panel's light over the head of the page, widening from the panel to the far edge. */
const lightBeam: BorderPart = {
  draw: (look) => {
    const { background, page } = { background: look.tones.page.background, page: look.page }
    const edge = page.width - sidebarWidth(look)
    return [
      {
        pages: 'first',
        shape: {
          shape: 'polygon',
          points: [
            [0, END.top],
            [edge, SOURCE.top],
            [edge, SOURCE.foot],
            [0, END.foot],
          ],
          fill: mixColors(background, look.tones.fill.background, PALE),
        },
      },
    ]
  },
}
export default lightBeam
