import { frameAround } from '../../compose/page-frame.ts'
import type { BorderPart } from '../../compose/part.ts'

const hairlineFrame: BorderPart = {
  draw: (look) => [
    frameAround(look, Math.min(16, look.page.margin.left * 0.35), { color: look.tones.page.hairline, width: 0.35 }),
  ],
}
export default hairlineFrame
