import { mixColors } from '#engine/style/colors.ts'
import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

const WIDE = 8
const HIGH = 11
/** Between the strip's edge and its holes. */
const EDGE = 9
const STEP = 25
const ROUND = 2.4

/** One hole of the film, with rounded corners. */
function hole(x: number, y: number): string {
  const [right, foot] = [x + WIDE, y + HIGH]
  const arc = (toX: number, toY: number) => `A${ROUND} ${ROUND} 0 0 1 ${toX} ${toY}`
  return [
    `M${x + ROUND} ${y} L${right - ROUND} ${y} ${arc(right, y + ROUND)}`,
    `L${right} ${foot - ROUND} ${arc(right - ROUND, foot)}`,
    `L${x + ROUND} ${foot} ${arc(x, foot - ROUND)}`,
    `L${x} ${y + ROUND} ${arc(x + ROUND, y)} Z`,
  ].join(' ')
}

/** The side column as a strip of film, with its holes along the page's edge. */
const perforations: BorderPart = {
  draw: (look) => {
    const { page, tones } = look
    const rows = Array.from({ length: Math.ceil(page.height / STEP) }, (_, row) => row * STEP + (STEP - HIGH) / 2)
    const strip = (x: number): PageDecoration => {
      const d = rows.map((y) => hole(x, y)).join(' ')
      const fill = mixColors(tones.fill.background, tones.page.background, 0.9)
      return { pages: 'all', shape: { shape: 'path', d, x: 0, y: 0, size: PATH_GRID, fill } }
    }
    return [strip(EDGE)]
  },
}
export default perforations
