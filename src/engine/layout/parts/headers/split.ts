import type { Block, Cell } from '../../blocks.ts'
import type { HeaderContent } from '../../compose/content.ts'
import { contactLines, nameLine, photoCell, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

/** About how wide the contacts will be; the row measures them exactly. */
function contactsWidth(header: HeaderContent, { look, width }: Place): number {
  const longest = Math.max(0, ...header.contacts.map((contact) => contact.text.length))
  return Math.min(longest * look.size * 0.5, width * 0.46)
}

/** Photo and contacts; a square photo fills the panel, and a ring around it takes some of that. */
function asideBlocks(header: HeaderContent, place: Place): Block[] {
  const { style, design } = place.look
  const widest = style.accentElements === 'image-focus' ? (place.width - 8) / 1.3 : place.width
  return [
    ...photoOf(header, place, design.photoShape === 'square' ? { size: widest, height: widest * 0.78 } : { size: 84 }),
    ...contactLines(header, place, { color: place.tone.ink, before: header.photo ? 12 : 0 }),
  ]
}

const GAP = 20

/** Name left, contacts right, last lines on one baseline. Beside a sidebar the contacts stand on its ground. */
const split: HeaderPart = {
  ground: 'page',
  where: 'top',
  usesAside: (_, side) => side === 'right',
  draw: (header, place) => {
    const { aside, look } = place
    const photo = aside ? undefined : photoCell(header, place, { size: 64 })
    const taken = (photo ? photo.width + GAP : 0) + (aside ? 0 : contactsWidth(header, place) + GAP)
    const left = { ...place, width: place.width - taken }
    const right: Cell = aside
      ? {
          width: aside.width,
          blocks: asideBlocks(header, { look, tone: aside.tone, width: aside.width }),
        }
      : { width: 'fit', blocks: contactLines(header, place, { align: 'right' }) }
    const name = [
      ...nameLine(header, left, { scale: 2.7, color: place.tone.accent, isBroken: aside !== undefined }),
      ...titleLine(header, left, { color: place.tone.muted }),
    ]
    return [
      {
        kind: 'row',
        gap: aside ? aside.gap : GAP,
        valign: aside && header.photo ? 'top' : 'foot',
        widestFit: 0.46,
        cells: [
          {
            width: { share: 1 },
            blocks: photo
              ? [{ kind: 'row', gap: GAP, valign: 'middle', cells: [photo, { width: { share: 1 }, blocks: name }] }]
              : name,
          },
          right,
        ],
      },
    ]
  },
}

export default split
