import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

const ARCHES = 12
const HEIGHT = 38
const GROUND = 2.4

/** The header's band stands on the arches of a bridge. */
const viaduct: BorderPart = {
  belowHeader: 4.2,
  draw: ({ page, tones, style }) => {
    // Where the band ends under the header's text; a hair higher, so that no light shows between them.
    const top = page.margin.top * 0.62 - 0.3
    const span = page.width / ARCHES
    const rx = span * 0.385
    const grow = { region: 'header', by: 'y' } as const
    const piers: PageDecoration = {
      pages: 'first',
      shape: { shape: 'rect', x: 0, y: top, width: page.width, height: HEIGHT, fill: tones.solid.background },
      grow,
    }
    const openings = Array.from({ length: ARCHES }, (_, index): PageDecoration => {
      const cx = (index + 0.5) * span
      const [left, right, foot, spring] = [cx - rx, cx + rx, top + HEIGHT - GROUND, top + HEIGHT * 0.1 + rx]
      // In two arcs, so that the crown is a corner: Word takes an outline to reach as far as its corners.
      const arch = `A${rx} ${rx} 0 0 1 ${cx} ${spring - rx} A${rx} ${rx} 0 0 1 ${right} ${spring}`
      const d = `M${left} ${foot} L${left} ${spring} ${arch} L${right} ${foot} Z`
      return {
        pages: 'first',
        shape: { shape: 'path', d, x: 0, y: 0, size: PATH_GRID, fill: style.backgroundColor },
        grow,
      }
    })
    return [piers, ...openings]
  },
}
export default viaduct
