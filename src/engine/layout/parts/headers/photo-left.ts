import type { Block } from '../../blocks.ts'
import type { HeaderContent } from '../../compose/content.ts'
import { headingGutter } from '../../compose/gutter-label.ts'
import { contactLine, nameLine, photoCell, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

const GAP = 20

const hasGutter = ({ look }: Place): boolean => look.design.headingMark === 'gutter-label'

const columnGap = (place: Place): number => (hasGutter(place) ? headingGutter(place).gap : GAP)

/** Where headings hang in a gutter the photo fills it, and the name begins where the text does. */
function photoBeside(header: HeaderContent, place: Place): ReturnType<typeof photoCell> {
  if (!hasGutter(place)) return photoCell(header, place, { size: 88 })
  const { width } = headingGutter(place)
  const photo = photoCell(header, place, { size: Math.min(96, width) })
  return photo && { ...photo, width: Math.max(photo.width, width) }
}

/** A large photo at the left, in the sidebar where there is one; without a photo a strong edge takes its place. */
const photoLeft: HeaderPart = {
  ground: 'page',
  where: 'top',
  usesAside: (header, side) => side === 'left' && header.photo !== undefined,
  draw: (header, place) => {
    const { aside } = place
    const photo = aside
      ? { width: aside.width, blocks: photoOf(header, { ...place, tone: aside.tone }, { size: 104 }) }
      : photoBeside(header, place)
    const gap = aside?.gap ?? columnGap(place)
    const taken = aside ? 0 : photo ? photo.width + gap : GAP
    const inner = { ...place, width: place.width - taken }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 2.8 }),
      ...titleLine(header, inner),
      ...contactLine(header, inner, { before: place.look.gap.line * 3 }),
    ]
    if (!photo) {
      return [
        {
          kind: 'group',
          role: 'span',
          children: text,
          box: {
            padding: { top: 4, right: 0, bottom: 4, left: GAP },
            edge: { side: 'left', color: place.tone.accent, width: 7 },
          },
        },
      ]
    }
    return [
      {
        kind: 'row',
        gap,
        valign: 'middle',
        cells: [photo, { width: { share: 1 }, blocks: text }],
      },
    ]
  },
}

export default photoLeft
