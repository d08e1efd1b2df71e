import { frameAround } from '../../compose/page-frame.ts'
import type { BorderPart } from '../../compose/part.ts'

const doubleFrame: BorderPart = {
  draw: (look) => {
    const inset = Math.min(19, look.page.margin.left * 0.38)
    const { accent: color } = look.tones.page
    return [frameAround(look, inset, { color, width: 0.9 }), frameAround(look, inset + 3.4, { color, width: 0.4 })]
  },
}
export default doubleFrame
