import type { BorderPart } from '../../compose/part.ts'

const DEEP = 20

/** A band of the header's ground at the foot of every page. */
const baseBand: BorderPart = {
  draw: ({ page, tones }) => {
    const place = { x: 0, y: page.height - DEEP, width: page.width, height: DEEP }
    return [{ pages: 'all', shape: { shape: 'rect', ...place, fill: tones.solid.background } }]
  },
}
export default baseBand
