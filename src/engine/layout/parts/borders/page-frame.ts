import { frameAround } from '../../compose/page-frame.ts'
import type { BorderPart } from '../../compose/part.ts'

const pageFrame: BorderPart = {
  draw: (look) => [
    frameAround(look, Math.min(22, look.page.margin.left * 0.45), { color: look.tones.page.accent, width: 0.75 }),
  ],
}
export default pageFrame
