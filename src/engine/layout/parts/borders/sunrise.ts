import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'
import { bandPad } from '../../compose/regions.ts'
import { PATH_GRID } from '../../display-list.ts'

/** The sun and the light around it: its radius as a share of the page's width, and how much of the accent is in it. Letters stand on all of them. */
const discs = [
  { share: 0.4, accent: 0.1 },
  { share: 0.3, accent: 0.22 },
  { share: 0.2, accent: 0.4 },
] as const

/** Half a sun on the foot of the header's band, in the middle of the page. */
const sunrise: BorderPart = {
  draw: (look) =>
    discs.map(({ share, accent }) => {
      const radius = look.page.width * share
      const d = `M0 ${radius} A${radius} ${radius} 0 0 1 ${2 * radius} ${radius} Z`
      const at = { x: look.page.width / 2 - radius, y: bandPad(look) - radius, size: PATH_GRID }
      const fill = mixColors(look.tint.background, look.tones.page.accent, accent)
      return { pages: 'first', shape: { shape: 'path', d, ...at, fill }, grow: { region: 'header', by: 'y' } }
    }),
}
export default sunrise
