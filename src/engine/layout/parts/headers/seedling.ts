import { mixColors } from '#engine/style/colors.ts'
import type { Block, OrnamentShape } from '../../blocks.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import { type HeaderPart, NARROW, type Place } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

const PLANT = { width: 126, height: 118 }
const PHOTO = 84
const SOIL = 3
const GAP = 18

const stem = 'M55 118 C59.8 106 60.2 92 61 78 L63.8 78 C63.4 92 64 106 69 118 Z'
const leaves = {
  large: 'M61 78 C60 36 84 8 126 0 C123 38 100 60 69 67 C65.6 68.4 64 72 63.8 78 Z',
  small: 'M62.4 100 C61 70 38 46 0 40 C5 72 26 90 51 91 C56.4 91.6 60 94.6 62.4 100 Z',
}

/** A stem with two leaves that stands on the line above it. */
function plant({ tone, width }: Place): Block {
  const at = { shape: 'path' as const, x: width - PLANT.width, y: -SOIL - PLANT.height, size: PATH_GRID }
  const shapes: OrnamentShape[] = [
    { ...at, d: leaves.small, fill: mixColors(tone.background, tone.accent, 0.55) },
    { ...at, d: `${stem} ${leaves.large}`, fill: tone.accent },
  ]
  return { kind: 'ornament', shapes }
}

/** The name, and a seedling on the dark line under it; a photo takes its place. */
const seedling: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const photo = photoOf(header, place, { size: PHOTO, align: 'right' })
    const hasPlant = photo.length === 0 && place.width >= NARROW
    const beside = photo[0]?.width ?? (hasPlant ? PLANT.width : 0)
    const inner = { ...place, width: place.width - beside - GAP }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 3, weight: 600, color: tone.accent }),
      ...titleLine(header, inner, { color: tone.muted }),
      ...contactLine(header, inner),
    ]
    return [
      {
        kind: 'row',
        gap: GAP,
        valign: 'middle',
        cells: [
          { width: { share: 1 }, blocks: text },
          { width: beside, blocks: photo },
        ],
      },
      { kind: 'rule', color: tone.accent, thickness: SOIL, before: look.size * 1.6 },
      ...(hasPlant ? [plant(place)] : []),
    ]
  },
}
export default seedling
