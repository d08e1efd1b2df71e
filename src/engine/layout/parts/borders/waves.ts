import { mixColors } from '#engine/style/colors.ts'
import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

const FOOT = 60

/** How high a layer stands over the page's foot, how high its waves are, where they begin and how many there are. */
const layers = [
  { level: 48, height: 9, shift: 0.1, count: 1.5, strength: 0.2 },
  { level: 35, height: 8, shift: 0.62, count: 2, strength: 0.5 },
  { level: 20, height: 7, shift: 0.3, count: 2.5, strength: 1 },
]

/** A sea in three layers along the foot of every page. */
const waves: BorderPart = {
  foot: FOOT + 8,
  draw: ({ page, tones, style }) =>
    layers.map(({ level, height, shift, count, strength }): PageDecoration => {
      const length = page.width / count
      const y = page.height - level
      let x = -shift * length
      let d = `M${x} ${page.height + 1} L${x} ${y}`
      for (; x < page.width; x += length) {
        const [a, b, c] = [x + length * 0.25, x + length * 0.5, x + length * 0.75]
        d += ` C${x + length * 0.18} ${y - height} ${a + length * 0.07} ${y - height} ${b} ${y}`
        d += ` C${b + length * 0.18} ${y + height} ${c + length * 0.07} ${y + height} ${x + length} ${y}`
      }
      d += ` L${x} ${page.height + 1} Z`
      const fill = mixColors(style.backgroundColor, tones.page.accent, strength)
      return { pages: 'all', shape: { shape: 'path', d, x: 0, y: 0, size: PATH_GRID, fill } }
    }),
}
export default waves
