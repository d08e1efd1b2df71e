import type { BorderPart } from '../../compose/part.ts'

const DEEP = 24

/** A beam over the head, along the page's whole upper edge. */
const beam: BorderPart = {
  draw: ({ page, tones }) => {
    const shape = { shape: 'rect' as const, x: 0, y: 0, height: DEEP, fill: tones.page.accent }
    return [{ pages: 'first', shape: { ...shape, width: page.width } }]
  },
}
export default beam
