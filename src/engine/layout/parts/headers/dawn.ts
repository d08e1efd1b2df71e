import { mixColors } from '#engine/style/colors.ts'
import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'
import { bandPad } from '../../compose/regions.ts'
import { PATH_GRID } from '../../display-list.ts'

const PHOTO = 93
/** Where the handles of a quarter of a circle end. */
const CURVE = 0.5523

/** The sun rises over the middle of the narrow column that begins under it, and is half as wide again. */
const columnWidth = ({ look, width }: Place): number => (width - look.gap.column * 1.2) / 3
const sunRadius = (place: Place): number => columnWidth(place) * 0.74

/** Half a sun at the right, on the foot of the band. */
function risingSun(place: Place): Block {
  const { look, tone, width } = place
  const radius = sunRadius(place)
  const [near, far] = [radius * (1 - CURVE), radius * (1 + CURVE)]
  const d = `M0 ${radius} C0 ${near} ${near} 0 ${radius} 0 C${far} 0 ${2 * radius} ${near} ${2 * radius} ${radius} Z`
  const fill = mixColors(tone.background, tone.accent, 0.78)
  const at = { x: width - columnWidth(place) / 2 - radius, y: bandPad(look) - radius, size: PATH_GRID }
  return { kind: 'ornament', shapes: [{ shape: 'path', d, ...at, fill }] }
}

/** A pale sky behind the name, and a rising sun; a photo takes the sun's place. */
const dawn: HeaderPart = {
  ground: 'tint',
  draw: (header, place) => {
    const { gap } = place.look
    const photo = photoOf(header, place, { size: PHOTO, align: 'right' })
    const inner = { ...place, width: place.width - columnWidth(place) / 2 - sunRadius(place) - 12 }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 4 }),
      ...titleLine(header, inner, { scale: 1.3, before: gap.line * 3 }),
      ...contactLine(header, inner, { before: gap.line * 3 }),
    ]
    const beside = { width: columnWidth(place) / 2 + sunRadius(place), blocks: photo }
    return [
      { kind: 'row', gap: 12, valign: 'middle', cells: [{ width: { share: 1 }, blocks: text }, beside] },
      ...(photo.length > 0 ? [] : [risingSun(place)]),
    ]
  },
}
export default dawn
