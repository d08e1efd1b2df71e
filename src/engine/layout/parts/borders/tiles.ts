import { mixColors } from '#engine/style/colors.ts'
import type { PageDecoration } from '../../blocks.ts'
import type { BorderPart } from '../../compose/part.ts'

const SIDE = 17
const GAP = 2

/** A row is a line of tiles from the page's right edge inwards: how strong each is, 0 where one has come off. */
const rows = [
  [1, 0.55, 0.85, 0.3, 1, 0.6, 0.16, 0.75, 0, 0.3, 0, 0.16],
  [0.7, 1, 0.2, 0.8, 0.45, 0, 0.9, 0.3, 0.5, 0, 0.16],
  [0.3, 0.8, 0.55, 1, 0.16, 0.7, 0.35, 0, 0.2],
  [1, 0.4, 0.85, 0, 0.5, 0.2, 0],
  [0.55, 0.16, 0.35, 0.2, 0],
  [0.8, 0.3, 0, 0.16],
  [0.2, 0, 0.3],
] as const

/** Tiles laid from the page's upper right corner that thin out towards the text. */
const tiles: BorderPart = {
  draw: ({ page, tones }) => {
    const { accent, background } = tones.page
    return rows.flatMap((row, down) =>
      row.flatMap((strength, across): PageDecoration[] => {
        const x = page.width - (across + 1) * SIDE
        const tile = { x, y: down * SIDE, width: SIDE - GAP, height: SIDE - GAP }
        const fill = mixColors(background, accent, strength)
        return strength === 0 ? [] : [{ pages: 'first', shape: { shape: 'rect', ...tile, fill } }]
      }),
    )
  },
}
export default tiles
