import { mixColors } from '#engine/style/colors.ts'
import type { Block, OrnamentShape } from '../../blocks.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import { leftColumn } from '../../compose/left-column.ts'
import type { Look } from '../../compose/look.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'
import { bandPad } from '../../compose/regions.ts'
import { PATH_GRID } from '../../display-list.ts'

const TOWER = { width: 7, height: 62, above: 6 }
const CABLE = 2
const DECK = { height: 1.5, above: 8 }
const HANGER = { width: 0.8, step: 9 }
/** Of the deck, between the cables' lowest point and it. */
const SAG = 13
const STEPS = 24

const tenth = (value: number) => Math.round(value * 10) / 10

/** Where the towers stand, as shares of the page. */
type Towers = readonly [number, number]

/** One stands on the wide column's left edge, the other on its right. */
function towersOf(look: Look): Towers {
  const { main } = leftColumn(look)
  const half = TOWER.width / 2
  return [(main.x + half) / look.page.width, (main.x + main.width - half) / look.page.width]
}

/** How high the cable hangs over the deck at this share of the page. */
function cableHeight(at: number, [left, right]: Towers): number {
  const middle = (left + right) / 2
  const reach = middle - left
  // Beyond a tower the same span begins again, until the page ends.
  const away =
    at < left || at > right ? 1 - Math.min(Math.abs(at - left), Math.abs(at - right)) / reach : (at - middle) / reach
  return SAG + (TOWER.height - SAG) * away ** 2
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${tenth(x)} ${tenth(y)} L${tenth(x + width)} ${tenth(y)} L${tenth(x + width)} ${tenth(y + height)} L${tenth(x)} ${tenth(y + height)} Z`

/** Piece by piece, so that a cable is as thick on its way up as at its lowest point. */
function cables(page: number, deck: number, towers: Towers): string {
  const stops = [0, ...towers, 1]
  const spans = stops.slice(1).map((end, index) => [stops[index] ?? 0, end] as const)
  return spans
    .map(([start, end]) => {
      const points = Array.from({ length: STEPS + 1 }, (_, step) => start + ((end - start) * step) / STEPS)
      const upper = points.map((at) => `${tenth(at * page)} ${tenth(deck - cableHeight(at, towers))}`)
      const lower = points
        .toReversed()
        .map((at) => `${tenth(at * page)} ${tenth(deck - cableHeight(at, towers) + CABLE)}`)
      return `M${[...upper, ...lower].join(' L')} Z`
    })
    .join(' ')
}

/** Towers, cables and hangers over a deck at the foot of the band, from edge to edge of the page. */
function suspension({ look, tone }: Place): Block {
  const page = look.page.width
  const at = { shape: 'path' as const, x: -look.page.margin.left, y: bandPad(look) - TOWER.height, size: PATH_GRID }
  const deck = TOWER.height
  const stand = towersOf(look)
  const count = Math.floor(page / HANGER.step)
  const hangers = Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * HANGER.step
    const height = cableHeight(x / page, stand)
    return box(x, deck - height, HANGER.width, height - DECK.above)
  }).join(' ')
  const towers = stand
    .map((share) => box(share * page - TOWER.width / 2, -TOWER.above, TOWER.width, TOWER.height + TOWER.above))
    .join(' ')
  const pale = mixColors(tone.background, tone.ink, 0.42)
  const shapes: OrnamentShape[] = [
    { ...at, d: hangers, fill: pale },
    { ...at, d: cables(page, deck, stand), fill: tone.ink },
    { ...at, d: towers, fill: tone.ink },
    { ...at, d: box(0, deck - DECK.above, page, DECK.height), fill: tone.ink },
  ]
  return { kind: 'ornament', shapes }
}

/** Name, role and contacts over a suspension bridge that spans the page. */
const span: HeaderPart = {
  ground: 'fill',
  draw: (header, place) => {
    const { gap } = place.look
    const text = withPhoto(
      header,
      place,
      (inner) => [
        ...nameLine(header, inner, { scale: 4.2, leading: 1.04 }),
        ...titleLine(header, inner, { scale: 1.3, before: gap.line * 6 }),
        ...contactLine(header, inner, { before: gap.line * 2.4 }),
      ],
      84,
    )
    const room = { padding: { top: 0, right: 0, bottom: TOWER.height, left: 0 } }
    return [{ kind: 'group', role: 'span', box: room, children: text }, suspension(place)]
  },
}
export default span
