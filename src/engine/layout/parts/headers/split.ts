import type { Block, Cell } from '../../blocks.ts'
import type { HeaderContent } from '../../compose/header-content.ts'
import { contactLine, contactLines, nameLine, photoCell, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { Look } from '../../compose/look.ts'
import type { Aside, HeaderPart, Place } from '../../compose/part.ts'
import { belowEdge, onPanel } from '../../compose/sidebar.ts'

/** Of the width that the contacts may take. */
const WIDEST = 0.46

/** About how wide the contacts will be; the row measures them exactly. */
function contactsWidth(header: HeaderContent, { look, width }: Place): number {
  const longest = Math.max(0, ...header.contacts.map((contact) => contact.text.length))
  return Math.min(longest * look.size * 0.5, width * WIDEST)
}

/** A photo that fills the panel, or as wide as its text; the contacts where there is none. */
function asideCell(header: HeaderContent, look: Look, aside: Aside): Cell {
  const { width, tone, isWhole } = aside
  const place = { look, tone, width }
  const ring = look.style.accentElements === 'image-focus' ? 1.36 : 1
  const photo = photoOf(header, place, { size: width / ring })
  if (isWhole) return { width, blocks: onPanel(photo, aside, look) }
  if (photo.length > 0) return { width, blocks: photo }
  return { width, blocks: contactLines(header, place), ground: tone.background }
}

const GAP = 20
const TIGHT = { leading: 1, tracking: -0.015 } as const

/** Name left, contacts right, last lines on one baseline. Beside a sidebar the contacts stand on its ground, or a photo that fills it. */
const split: HeaderPart = {
  ground: 'page',
  usesAside: (header, side, { design }) => {
    if (side === 'left') return false
    return header.photo && design.photoShape === 'square' ? 'edge' : true
  },
  draw: (header, place) => {
    const { aside, look } = place
    const photo = aside ? undefined : photoCell(header, place, { size: 64 })
    const taken = (photo ? photo.width + GAP : 0) + (aside ? 0 : contactsWidth(header, place) + GAP)
    const left = { ...place, width: place.width - taken }
    const right: Cell = aside
      ? asideCell(header, look, aside)
      : { width: 'fit', blocks: contactLines(header, { ...place, width: place.width * WIDEST }, { align: 'right' }) }
    const broken = aside ? { isBroken: true, ...TIGHT } : {}
    const name: Block[] = [
      ...nameLine(header, left, { scale: 2.7, color: place.tone.accent, ...broken }),
      ...titleLine(header, left, { color: place.tone.accent, scale: 1.36, before: look.gap.line * (aside ? 5 : 3) }),
      ...(aside && header.photo ? contactLine(header, left, { before: look.gap.line * 4 }) : []),
    ]
    const blocks: Block[] = photo
      ? [{ kind: 'row', gap: GAP, valign: 'middle', cells: [photo, { width: { share: 1 }, blocks: name }] }]
      : name
    return [
      {
        kind: 'row',
        gap: aside ? aside.gap : GAP,
        valign: aside && header.photo ? 'top' : 'foot',
        widestFit: WIDEST,
        cells: [{ width: { share: 1 }, blocks: aside?.isWhole ? belowEdge(blocks, look) : blocks }, right],
      },
    ]
  },
}

export default split
