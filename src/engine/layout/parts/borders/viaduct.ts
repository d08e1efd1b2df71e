import { mixColors } from '#engine/style/colors.ts'
import type { BorderPart } from '../../compose/part.ts'

const ARCHES = 9
const arch = 'M0 0 L24 0 L24 14 L21.6 14 C21.6 8.2 17.4 4 12 4 C6.6 4 2.4 8.2 2.4 14 L0 14 Z'

/** The arches of a bridge along the foot of the page. */
const viaduct: BorderPart = {
  draw: ({ page, tones }) => {
    const size = page.width / ARCHES
    const y = page.height - (size * 14) / 24
    const fill = mixColors(tones.page.background, tones.page.accent, 0.85)
    return Array.from({ length: ARCHES }, (_, index) => ({
      pages: 'all' as const,
      // A hair wider, so that no light shows between two arches.
      shape: { shape: 'path' as const, d: arch, x: index * size, y, size: size + 0.2, fill },
    }))
  },
}
export default viaduct
