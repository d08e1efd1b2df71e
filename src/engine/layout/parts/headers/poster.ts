import { contactLines, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** The name as a poster sets it, first and last on lines of their own; under a heavy rule title and contacts on a grid. */
const poster: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look, tone } = place
    const photo = photoCell(header, place, { size: 96, align: 'right' })
    const inner = { ...place, width: place.width - (photo ? photo.width + 18 : 0) }
    const name = nameLine(header, inner, { scale: 10, leading: 0.86, tracking: -0.045, isBroken: true })
    const gap = look.gap.column * 0.8
    const column = (place.width - 3 * gap) / 4
    const half = Math.ceil(header.contacts.length / 2)
    const contacts = [header.contacts.slice(0, half), header.contacts.slice(half)]
    // An address too long for one column takes two, and what follows moves to the last.
    const isLong =
      Math.max(0, ...header.contacts.slice(0, half).map(({ text }) => text.length)) * look.size * 0.5 > column
    return [
      ...(photo
        ? [
            {
              kind: 'row' as const,
              gap: 18,
              valign: 'top' as const,
              cells: [{ width: { share: 1 }, blocks: name }, photo],
            },
          ]
        : name),
      { kind: 'rule', color: tone.ink, thickness: 2.6, before: look.size * 2.2 },
      {
        kind: 'row',
        gap,
        valign: 'baseline',
        before: 7,
        cells: [
          {
            width: column,
            blocks: titleLine(header, { ...place, width: column }, { before: 0, scale: 1.12, weight: 700 }),
          },
          ...contacts.map((some, index) => {
            const width = (index === 0) === isLong ? 2 * column + gap : column
            return {
              width,
              blocks: contactLines({ ...header, contacts: some }, { ...place, width }),
            }
          }),
        ],
      },
    ]
  },
}
export default poster
