import { mixColors } from '#engine/style/colors.ts'
import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'
import { sidebarWidth } from '../../compose/sidebar.ts'
import { PATH_GRID } from '../../display-list.ts'

const WIDE = 7
const HIGH = 9
/** Between the strip's edge and its holes. */
const EDGE = 9
const STEP = 20
const ROUND = 2

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

/** The side column as a strip of film, with its holes along both edges. */
const perforations: BorderPart = {
  draw: (look) => {
    const { page, tones } = look
    // Whole holes only, at the page's head and at its foot.
    const count = Math.round(page.height / STEP)
    const step = page.height / count
    const rows = Array.from({ length: count }, (_, row) => row * step + (step - HIGH) / 2)
    const strip = (x: number): PageDecoration => {
      const d = rows.map((y) => hole(x, y)).join(' ')
      const fill = mixColors(tones.fill.background, tones.page.background, 0.9)
      return { pages: 'all', shape: { shape: 'path', d, x: 0, y: 0, size: PATH_GRID, fill } }
    }
    return [strip(EDGE), strip(sidebarWidth(look) - EDGE - WIDE)]
  },
}
export default perforations
