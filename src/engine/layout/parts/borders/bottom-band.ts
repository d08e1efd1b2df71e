import type { BorderPart } from '../../compose/part.ts'

const bottomBand: BorderPart = {
  draw: ({ page, tones }) => [
    {
      pages: 'all',
      shape: { shape: 'rect', x: 0, y: page.height - 12, width: page.width, height: 12, fill: tones.page.accent },
    },
  ],
}
export default bottomBand
