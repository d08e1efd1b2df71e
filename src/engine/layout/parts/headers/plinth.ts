import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** How far letters sink behind the slab, of their size: round ones reach as far below their line, and no seam shows under the others. */
const SUNK = 0.014
/** Letters that reach below their line would be cut off. */
const HANGING = /[Qgjpqyçşţąęįų,;]/

/** The name, and the photo beside it, stand on a slab of colour from edge to edge that holds role and contacts. */
const plinth: HeaderPart = {
  ground: 'page',
  bleeds: true,
  draw: (header, place) => {
    const { look, width } = place
    const { left, right } = look.page.margin
    const photo = photoCell(header, place, { size: 84, align: 'right' })
    const room = { ...place, width: width - left - right }
    const named = { ...room, width: room.width - (photo ? photo.width + 18 : 0) }
    const isStanding = !HANGING.test(header.name)
    const name = nameLine(header, named, { scale: 4.4, tracking: -0.015 }).map((line) => ({ ...line, isStanding }))
    const standing: Block[] = photo
      ? [{ kind: 'row', gap: 18, valign: 'foot', cells: [{ width: { share: 1 }, blocks: name }, photo] }]
      : name
    const sunk = isStanding ? (name[0]?.style.size ?? 0) * SUNK : 0
    const slab = { ...room, tone: look.tones.solid }
    return [
      { kind: 'group', role: 'span', box: { padding: { top: 0, right, bottom: -sunk, left } }, children: standing },
      {
        kind: 'group',
        role: 'span',
        box: { padding: { top: 10, right, bottom: 11, left }, fill: look.tones.solid.background },
        children: [
          ...titleLine(header, slab, { before: 0, scale: 1.5, weight: 600, color: slab.tone.ink }),
          ...contactLine(header, slab, { before: look.gap.line }),
        ],
      },
    ]
  },
}
export default plinth
