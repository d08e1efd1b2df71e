import type { BorderPart } from '../../compose/part.ts'

const DEEP = 40

/** A beam over the head, along the page's upper edge to the end of the text. */
const beam: BorderPart = {
  draw: ({ page, tones }) => {
    const shape = { shape: 'rect' as const, x: 0, y: 0, height: DEEP, fill: tones.page.accent }
    return [{ pages: 'first', shape: { ...shape, width: page.width - page.margin.right } }]
  },
}
export default beam
