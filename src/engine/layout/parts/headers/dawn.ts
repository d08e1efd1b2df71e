import { mixColors } from '#engine/style/colors.ts'
import type { Block, OrnamentShape } from '../../blocks.ts'
import { bandColumns } from '../../compose/band-columns.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'
import { bandPad } from '../../compose/regions.ts'
import { PATH_GRID } from '../../display-list.ts'

const PHOTO = 93
const GAP = 18
/** How far the sun's light reaches, of its radius, and how strong it is. */
const LIGHT = [
  { reach: 1.4, share: 0.16 },
  { reach: 1.2, share: 0.36 },
  { reach: 1, share: 0.8 },
]

/** The narrow column that begins under the sun. */
const columnWidth = ({ look }: Place): number => bandColumns(look).side.width

/** Half a sun on the foot of the band, as wide as the narrow column, in rings of its own light. */
function risingSun(place: Place): Block {
  const { look, tone, width } = place
  const radius = columnWidth(place) / 2
  const shapes = LIGHT.map(({ reach, share }): OrnamentShape => {
    const r = radius * reach
    const at = { x: width - radius - r, y: bandPad(look) - r, size: PATH_GRID }
    const d = `M0 ${r} A${r} ${r} 0 0 1 ${2 * r} ${r} Z`
    return { shape: 'path', d, ...at, fill: mixColors(tone.background, tone.accent, share) }
  })
  return { kind: 'ornament', shapes }
}

/** A pale sky behind the name, and a rising sun; a photo takes the sun's place. */
const dawn: HeaderPart = {
  ground: 'tint',
  draw: (header, place) => {
    const { gap } = place.look
    const photo = photoOf(header, place, { size: PHOTO, align: 'right' })
    // Small letters on the sun's outer light cannot be read.
    const taken = columnWidth(place) * 1.2
    const inner = { ...place, width: place.width - taken - GAP }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 3.8 }),
      ...titleLine(header, inner, { scale: 1.3, before: gap.line * 3 }),
      ...contactLine(header, inner),
    ]
    const beside = { width: taken, blocks: photo }
    return [
      { kind: 'row', gap: GAP, valign: 'middle', cells: [{ width: { share: 1 }, blocks: text }, beside] },
      ...(photo.length > 0 ? [] : [risingSun(place)]),
    ]
  },
}
export default dawn
