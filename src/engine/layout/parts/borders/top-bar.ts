import type { BorderPart } from '../../compose/part.ts'

const topBar: BorderPart = {
  draw: ({ page, tones }) => [
    { pages: 'all', shape: { shape: 'rect', x: 0, y: 0, width: page.width, height: 7, fill: tones.page.accent } },
  ],
}
export default topBar
