import { mixColors } from '#engine/style/colors.ts'
import type { Block, OrnamentShape } from '../../blocks.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import { type HeaderPart, NARROW, type Place } from '../../compose/part.ts'
import { PATH_GRID } from '../../display-list.ts'

const PLANT = { width: 126, height: 118 }
const PHOTO = 84
const SOIL = 3
const GAP = 18

const stem = 'M59.5 118 C59.5 98 60 84 63 66 L65.4 66.4 C63.6 84 63.5 98 64.5 118 Z'
const leaves = {
  large: 'M62 72 C60 32 86 6 126 0 C126 44 104 72 62 72 Z',
  small: 'M62 92 C62 62 38 42 0 38 C4 74 28 94 62 92 Z',
}

/** A stem with two leaves that stands on the line above it. */
function plant({ tone, width }: Place): Block {
  const at = { shape: 'path' as const, x: width - PLANT.width, y: -SOIL - PLANT.height, size: PATH_GRID }
  const shapes: OrnamentShape[] = [
    { ...at, d: stem, fill: tone.accent },
    { ...at, d: leaves.small, fill: mixColors(tone.background, tone.accent, 0.55) },
    { ...at, d: leaves.large, fill: tone.accent },
  ]
  return { kind: 'ornament', shapes }
}

/** First name light, last name bold, and a seedling on the dark line under them; a photo takes its place. */
const seedling: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const photo = photoOf(header, place, { size: PHOTO, align: 'right' })
    const hasPlant = photo.length === 0 && place.width >= NARROW
    const beside = photo[0]?.width ?? (hasPlant ? PLANT.width : 0)
    const inner = { ...place, width: place.width - beside - GAP }
    const runs =
      header.firstName !== '' && header.lastName !== ''
        ? [
            { text: `${header.firstName} `, style: { weight: 300 as const } },
            { text: header.lastName, style: { color: tone.accent }, path: 'personalInfo.lastName' },
          ]
        : [{ text: header.name }]
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 3, runs }),
      ...titleLine(header, inner, { color: tone.muted }),
      ...contactLine(header, inner, { before: look.gap.line * 3 }),
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
