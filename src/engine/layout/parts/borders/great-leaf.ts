import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'
import { icons } from '../../icons.ts'

const SIZE = 230

/** One leaf, larger than the corner it grows out of, pale enough to read on. */
const greatLeaf: BorderPart = {
  draw: ({ page, tones, style }) => {
    const fill = mixColors(style.backgroundColor, tones.page.accent, 0.16)
    return [
      {
        pages: 'first',
        shape: { shape: 'path', d: icons.leaf, x: page.width - SIZE * 0.76, y: -30, size: SIZE, fill },
      },
    ]
  },
}
export default greatLeaf
