import { readable } from '#engine/style/colors.ts'
import type { Block } from '../../blocks.ts'
import { contactLine, nameLine, photoCell, photoOf, titleLine } from '../../compose/header-lines.ts'
import { displayStyle } from '../../compose/look.ts'
import type { HeaderPart } from '../../compose/part.ts'

/** A tile with the initials (or the photo) beside the name. The tile is drawn, so no machine reads "AB" as a name. */
const monogram: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { look, tone } = place
    const size = look.size * 6.6
    const inner = { ...place, width: place.width - size - 18 }
    const photo = photoOf(header, place, { size })
    const tile: Block[] =
      photo.length > 0
        ? photo
        : [
            {
              kind: 'group',
              role: 'span',
              box: {
                padding: { top: size * 0.25, right: 0, bottom: size * 0.25, left: 0 },
                fill: tone.accent,
                radius: 3,
              },
              children: [
                {
                  kind: 'paragraph',
                  role: 'decoration',
                  align: 'center',
                  runs: [{ text: header.initials }],
                  style: displayStyle(look, tone, {
                    size: size * 0.4,
                    leading: 1.25,
                    color: readable('#ffffff', tone.accent, 4.5),
                  }),
                },
              ],
            },
          ]
    return [
      {
        kind: 'row',
        gap: 18,
        valign: 'middle',
        cells: [
          {
            width: photoCell(header, place, { size })?.width ?? size,
            blocks: header.initials === '' && photo.length === 0 ? [] : tile,
          },
          {
            width: { share: 1 },
            blocks: [
              ...nameLine(header, inner, { scale: 2.5 }),
              ...titleLine(header, inner),
              ...contactLine(header, inner),
            ],
          },
        ],
      },
    ]
  },
}
export default monogram
