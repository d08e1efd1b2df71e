import type { BorderPart } from '../../compose/part.ts'

const DEEP = 26

/** A beam over the head, in from the page's left edge to the end of the text. */
const beam: BorderPart = {
  draw: ({ page, tones }) => {
    const shape = { shape: 'rect' as const, x: 0, y: page.margin.top * 0.3, height: DEEP, fill: tones.page.accent }
    return [{ pages: 'first', shape: { ...shape, width: page.width - page.margin.right } }]
  },
}
export default beam
