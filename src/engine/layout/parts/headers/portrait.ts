import type { Block } from '../../blocks.ts'
import { contactList, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'
import { sidebarPad } from '../../compose/sidebar.ts'

/** The photo fills the upper end of the side column from edge to edge; name, role and contacts stand under it. */
const portrait: HeaderPart = {
  ground: 'page',
  where: 'side',
  bleeds: true,
  draw: (header, place) => {
    const { look, tone, width } = place
    const pad = sidebarPad(look)
    const inner = { ...place, width: width - 2 * pad }
    // A ring around it would keep it from the edge.
    const photo = photoOf(header, place, { size: width }).map(
      ({ ring: _ring, ...picture }): Block => ({
        ...picture,
        width,
        height: width * (look.style.accentElements === 'image-focus' ? 1.15 : 0.96),
        radius: 0,
      }),
    )
    return [
      ...photo,
      {
        kind: 'group',
        role: 'span',
        box: {
          padding: { top: photo.length > 0 ? 20 : look.page.margin.top * 0.85, right: pad, bottom: 0, left: pad },
        },
        children: [
          ...nameLine(header, inner, { scale: 2.2, leading: 1.06, color: tone.ink }),
          ...titleLine(header, inner, { before: 6, scale: 1.12 }),
          ...contactList(header, inner, { before: look.gap.section, gap: look.gap.line * 2 }),
        ],
      },
    ]
  },
}
export default portrait
