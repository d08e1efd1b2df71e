import type { Block } from '../../blocks.ts'
import type { HeaderContent } from '../../compose/content.ts'
import { factColumn } from '../../compose/fact-column.ts'
import { contactLine, nameLine, titleLine, withPhoto } from '../../compose/header-lines.ts'
import { displayStyle } from '../../compose/look.ts'
import { line } from '../../compose/narrow-entry.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'

const WIDE = 56
const NOTCH = 15
/** From the middle of the seal to the ribbon's lower end. */
const BELOW_SEAL = WIDE * 0.5 + NOTCH
const GAP = 24
const LETTERS = WIDE * 0.29

/** A ribbon that hangs from beyond the page's upper edge, with the ring of a seal around the line that follows. */
function sealedRibbon({ look, tone }: Place): Block {
  const cx = WIDE / 2
  const cy = LETTERS * 0.5
  const [top, foot] = [cy - look.page.height * 0.25, cy + BELOW_SEAL]
  const ring = (radius: number, line: number) => ({
    shape: 'ellipse' as const,
    cx,
    cy,
    rx: radius,
    ry: radius,
    stroke: { color: tone.background, width: line },
  })
  return {
    kind: 'ornament',
    shapes: [
      { shape: 'rect', x: 0, y: top, width: WIDE, height: foot - NOTCH - top, fill: tone.accent },
      {
        shape: 'polygon',
        points: [
          [0, foot - NOTCH - 0.5],
          [WIDE, foot - NOTCH - 0.5],
          [WIDE, foot],
          [cx, foot - NOTCH],
          [0, foot],
        ],
        fill: tone.accent,
      },
      ring(WIDE * 0.37, 1.3),
      ring(WIDE * 0.32, 0.5),
    ],
  }
}

/** The initials in the seal: a picture, for the name says them already. */
function seal(header: HeaderContent, place: Place): Block[] {
  const { look, tone } = place
  const style = displayStyle(look, tone, { size: LETTERS, leading: 1, weight: 600, color: tone.background })
  const initials = line([{ text: header.initials === '' ? ' ' : header.initials }], style, {
    role: 'decoration',
    align: 'center',
  })
  const box = { padding: { top: 0, right: 0, bottom: 0, left: 0 } }
  const cell: Block = { kind: 'row', gap: 0, valign: 'top', cells: [{ width: WIDE, blocks: initials }] }
  return [sealedRibbon(place), { kind: 'group', role: 'span', children: [cell], box }]
}

/** A large name, and beside it a ribbon from the page's edge, as it hangs out of a bound document: at the head of the dates where they have a column. */
const ribbon: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look } = place
    const hasColumn = look.design.layout === 'ledger'
    const column = hasColumn ? factColumn(look, pageColumn(look).width) : { width: WIDE, gap: GAP }
    const inner = hasColumn ? place : { ...place, width: place.width - column.width - column.gap }
    const children = withPhoto(
      header,
      inner,
      (room) => [
        ...nameLine(header, room, { scale: 3, leading: 1.06 }),
        ...titleLine(header, room, { before: look.gap.line * 3 }),
        ...contactLine(header, room, { before: look.gap.line * 3 }),
      ],
      72,
    )
    return [{ kind: 'gutter', side: 'right', ...column, label: seal(header, place), children }]
  },
}
export default ribbon
