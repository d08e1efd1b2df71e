import { mixColors } from '#engine/style/colors.ts'
import type { Block } from '../../blocks.ts'
import { bandColumns } from '../../compose/band-columns.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'
import { bandPad } from '../../compose/regions.ts'
import { PATH_GRID } from '../../display-list.ts'

const PHOTO = 93
/** Of the column's width and the margin beside it that the sun's radius takes. */
const RADIUS = 0.64

/** The narrow column that begins under the sun. */
const columnWidth = ({ look }: Place): number => bandColumns(look).side.width

/** Half a sun on the foot of the band: from the edge of the narrow column, and out over the page's. */
function risingSun(place: Place): Block {
  const { look, tone, width } = place
  const room = columnWidth(place) + look.page.margin.right
  const radius = room * RADIUS
  const height = radius - Math.sqrt(radius ** 2 - (room - radius) ** 2)
  const arc = (x: number, y: number) => `A${radius} ${radius} 0 0 1 ${x} ${y}`
  const d = `M0 ${radius} ${arc(radius, 0)} ${arc(room, height)} L${room} ${radius} Z`
  const fill = mixColors(tone.background, tone.accent, 0.78)
  const at = { x: width - columnWidth(place), y: bandPad(look) - radius, size: PATH_GRID }
  return { kind: 'ornament', shapes: [{ shape: 'path', d, ...at, fill }] }
}

/** A pale sky behind the name, and a rising sun; a photo takes the sun's place. */
const dawn: HeaderPart = {
  ground: 'tint',
  draw: (header, place) => {
    const { gap } = place.look
    const photo = photoOf(header, place, { size: PHOTO, align: 'right' })
    const inner = { ...place, width: place.width - columnWidth(place) - 18 }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 4 }),
      ...titleLine(header, inner, { scale: 1.3, before: gap.line * 3 }),
      ...contactLine(header, inner, { before: gap.line * 3 }),
    ]
    const beside = { width: columnWidth(place), blocks: photo }
    return [
      { kind: 'row', gap: 18, valign: 'middle', cells: [{ width: { share: 1 }, blocks: text }, beside] },
      ...(photo.length > 0 ? [] : [risingSun(place)]),
    ]
  },
}
export default dawn
