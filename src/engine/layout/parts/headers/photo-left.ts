import type { Block } from '../../blocks.ts'
import { dateGutter } from '../../compose/date-gutter.ts'
import { headingGutter } from '../../compose/gutter-label.ts'
import type { HeaderContent } from '../../compose/header-content.ts'
import { contactLine, nameLine, photoCell, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { Aside, HeaderPart, Place } from '../../compose/part.ts'

const GAP = 20

/** The margin that headings or dates hang in, where the page has one. */
function marginOf(place: Place): { width: number; gap: number } | undefined {
  const { look } = place
  if (look.design.headingMark === 'gutter-label') return headingGutter(place)
  return look.design.layout === 'date-gutter' ? dateGutter(look, place.width) : undefined
}

const columnGap = (place: Place): number => marginOf(place)?.gap ?? GAP

/** Where headings or dates hang in a margin the photo fills it, and the name begins where the text does. */
function photoBeside(header: HeaderContent, place: Place): ReturnType<typeof photoCell> {
  const margin = marginOf(place)
  if (!margin) return photoCell(header, place, { size: 88 })
  const photo = photoCell(header, place, { size: Math.min(112, margin.width) })
  return photo && { ...photo, width: Math.max(photo.width, margin.width) }
}

/** A photo with corners fills the panel it stands on, as a frame of film does; a ring around it takes some of that. */
function asideSize({ look, aside }: Place & { aside?: Aside }): { size: number; height?: number } {
  if (look.design.photoShape !== 'square' || !aside) return { size: 104 }
  const size = look.style.accentElements === 'image-focus' ? (aside.width - 8) / 1.3 : aside.width
  return { size, height: size * 0.86 }
}

/** A large photo at the left, in the sidebar where there is one; without a photo a strong edge takes its place. */
const photoLeft: HeaderPart = {
  ground: 'page',
  hasEdges: (header) => header.photo !== undefined,
  usesAside: (header, side) => side === 'left' && header.photo !== undefined,
  textEdge: (header, place) => {
    const photo = photoBeside(header, place)
    return photo ? photo.width + columnGap(place) : GAP
  },
  draw: (header, place) => {
    const { aside } = place
    const photo = aside
      ? { width: aside.width, blocks: photoOf(header, { ...place, tone: aside.tone }, asideSize(place)) }
      : photoBeside(header, place)
    const gap = aside?.gap ?? columnGap(place)
    const taken = aside ? 0 : photo ? photo.width + gap : GAP
    const inner = { ...place, width: place.width - taken }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 2.8 }),
      ...titleLine(header, inner),
      ...contactLine(header, inner),
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
