import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'

/** An odd number, so that one stands in the middle. */
const STONES = 11
const DEEP = 30
/** How much further down the keystone reaches. */
const DROP = 11
/** Where all joints would meet, below the head of the page. */
const FOCUS = 210
const JOINT = 1.1
/** Of the accent in the other stones. */
const PALE = 0.26

/** A flat arch over the head of the page: stones from edge to edge, held by the keystone in the middle. */
const flatArch: BorderPart = {
  draw: ({ page, tones }) => {
    const { background, accent } = tones.page
    const middle = page.width / 2
    /** A joint at its upper end, followed down to a depth. */
    const along = (top: number, depth: number) => middle + ((top - middle) * (FOCUS - depth)) / FOCUS
    const stone = (index: number) => {
      const isKey = index === (STONES - 1) / 2
      const depth = isKey ? DEEP + DROP : DEEP
      const [left, right] = [(index * page.width) / STONES + JOINT, ((index + 1) * page.width) / STONES - JOINT]
      const [outerLeft, outerRight] = [index === 0, index === STONES - 1]
      return {
        pages: 'first' as const,
        shape: {
          shape: 'polygon' as const,
          points: [
            [outerLeft ? 0 : left, 0],
            [outerRight ? page.width : right, 0],
            [outerRight ? page.width : along(right, depth), depth],
            [outerLeft ? 0 : along(left, depth), depth],
          ] as const,
          fill: isKey ? accent : mixColors(background, accent, PALE),
        },
      }
    }
    return Array.from({ length: STONES }, (_, index) => stone(index))
  },
}
export default flatArch
