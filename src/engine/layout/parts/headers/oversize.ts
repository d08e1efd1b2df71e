import type { Block, Paragraph } from '../../blocks.ts'
import { gridColumns } from '../../compose/grid-columns.ts'
import { guessWidth } from '../../compose/guess-width.ts'
import type { HeaderContent } from '../../compose/header-content.ts'
import { contactLine, contactLines, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

/** Large letters reach further below their line, and a title must hold its own under them. */
const grown = ({ look }: Place): number => Math.max(1, look.design.nameScale ?? 1)

const GAP = 18
const NAME = { scale: 4.2, leading: 1, weight: 700 } as const

type Lines = { name: Paragraph[]; title: (where: Place) => Paragraph[] }

/** What is left of the guess, which is of wide faces. */
const NAME_SHARE = 0.8

/** Contacts on the edge of the grid's narrow column: beside a name of two lines, under one that runs over both. */
function overGrid(header: HeaderContent, place: Place, { name, title }: Lines): Block[] {
  const { main, side } = gridColumns(place.look)
  const gap = side.x - main.x - main.width
  const contacts = { width: side.width, blocks: contactLines(header, { ...place, width: side.width }) }
  const inner = { ...place, width: main.width }
  const style = name[0]?.style
  const isBroken = style !== undefined && guessWidth(header.name, style) * NAME_SHARE > place.width
  if (!isBroken) {
    const before = place.look.gap.line * 3 * grown(place)
    const cells = [{ width: { share: 1 }, blocks: title(inner) }, contacts]
    return [...name, { kind: 'row', gap, valign: 'baseline', before, cells }]
  }
  const text = [...nameLine(header, inner, { ...NAME, isBroken }), ...title(inner)]
  return [{ kind: 'row', gap, valign: 'foot', cells: [{ width: { share: 1 }, blocks: text }, contacts] }]
}

/** A name as large as the page allows. Over an uneven grid the contacts stand on the edge of its narrow column. */
const oversize: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const isOverGrid = look.design.layout === 'grid-asym'
    const photo = photoCell(header, place, { size: 96, align: 'right' })
    const inner = { ...place, width: place.width - (photo ? photo.width + GAP : 0) }
    const name = nameLine(header, inner, NAME)
    const before = look.gap.line * 3 * grown(place)
    const title = (where: Place) =>
      titleLine(header, where, {
        scale: 1.3 * (isOverGrid ? 1 : Math.sqrt(grown(place))),
        color: tone.muted,
        before,
      })
    if (!photo && isOverGrid) return overGrid(header, place, { name, title })
    const text: Block[] = [...name, ...title(inner), ...contactLine(header, inner, { before, size: look.size * 1.08 })]
    if (!photo) return text
    return [{ kind: 'row', gap: GAP, valign: 'top', cells: [{ width: { share: 1 }, blocks: text }, photo] }]
  },
}
export default oversize
