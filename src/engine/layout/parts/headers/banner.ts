import { readable } from '#engine/style/colors.ts'
import type { Block } from '../../blocks.ts'
import { contactRow, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

const PHOTO = 172
/** Over the strip, under the last line of text. */
const FOOT = 20

const overStrip = (children: Block[]): Block => ({
  kind: 'group',
  role: 'span',
  children,
  box: { padding: { top: 0, right: 0, bottom: FOOT, left: 0 } },
})

/** A field of colour from edge to edge with a big name, and the contacts on a strip of ink at its foot. */
const banner: HeaderPart = {
  ground: 'tint',
  bleeds: true,
  draw: (header, place) => {
    const { look, tone, width } = place
    const { left, right } = look.page.margin
    const photo = photoCell(header, place, { size: PHOTO, align: 'right' })
    const room = { ...place, width: width - left - right - (photo ? photo.width + 18 : 0) }
    const text: Block[] = [
      ...nameLine(header, room, { scale: 5, leading: 0.94, tracking: -0.02, isBroken: true }),
      ...titleLine(header, room, { scale: 1.3, weight: 600, before: 8, color: tone.ink }),
    ]
    const strip = look.tones.page.accent
    const ink = readable('#ffffff', strip, 4.5)
    const onStrip = { ...place, tone: { ...tone, background: strip, ink, accent: ink }, width: width - left - right }
    const blocks: Block[] = photo
      ? [{ kind: 'row', gap: 18, valign: 'foot', cells: [{ width: { share: 1 }, blocks: [overStrip(text)] }, photo] }]
      : [overStrip(text)]
    return [
      {
        kind: 'group',
        role: 'span',
        box: { padding: { top: 34, right, bottom: 0, left } },
        children: blocks,
      },
      {
        kind: 'group',
        role: 'span',
        box: { padding: { top: 7, right, bottom: 7, left }, fill: strip },
        children: contactRow(header, onStrip, { before: 0, gap: 10, isSpread: true, size: look.size * 0.88 }),
      },
    ]
  },
}
export default banner
