import type { BorderPart } from '../../compose/part.ts'

const leftSpine: BorderPart = {
  draw: ({ page, tones }) => [
    { pages: 'all', shape: { shape: 'rect', x: 0, y: 0, width: 12, height: page.height, fill: tones.page.accent } },
  ],
}
export default leftSpine
