import type { BorderPart } from '../../compose/part.ts'
import { sidebarWidth } from '../../compose/sidebar.ts'

const SOURCE = { top: 74, foot: 126 }
const END = { top: 0, foot: 236 }

/** A beam of the panel's light over the head of the page, widening from the panel to the far edge. */
const lightBeam: BorderPart = {
  isBehind: true,
  draw: (look) => {
    const { page, shade } = look
    const edge = page.width - sidebarWidth(look)
    if (!shade) return []
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
          fill: shade,
        },
      },
    ]
  },
}
export default lightBeam
