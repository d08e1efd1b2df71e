import { mixColors } from '#engine/style/colors.ts'
import type { Block, OrnamentShape } from '../../blocks.ts'
import { headingGutter } from '../../compose/gutter-label.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

/** Of the long points in the short ones, and of either in its waist. */
const SHORT = 0.6
const WAIST = 0.19
/** Its radius, of the gutter. */
const ROSE = 0.36
/** From the top of a line to the capitals of a large name, of the text's size. */
const DROP = 0.9

/** A compass rose: eight points, each half in shade; so far below the top of its cell. */
function compassRose({ tone }: Place, { radius, drop }: { radius: number; drop: number }): Block {
  const at = (turn: number, reach: number): [number, number] => {
    const angle = (turn * Math.PI) / 4
    return [radius + Math.sin(angle) * reach, drop + radius - Math.cos(angle) * reach]
  }
  const middle: [number, number] = [radius, drop + radius]
  const point = (turn: number, reach: number): OrnamentShape[] => [
    { shape: 'polygon', points: [middle, at(turn, reach), at(turn + 0.5, radius * WAIST)], fill: tone.accent },
    {
      shape: 'polygon',
      points: [middle, at(turn, reach), at(turn - 0.5, radius * WAIST)],
      fill: mixColors(tone.background, tone.accent, 0.34),
    },
  ]
  return {
    kind: 'ornament',
    shapes: [
      ...[1, 3, 5, 7].flatMap((turn) => point(turn, radius * SHORT)),
      ...[0, 2, 4, 6].flatMap((turn) => point(turn, radius)),
    ],
  }
}

/** A compass rose in the gutter of the headings, or the photo, and the name on two lines where the text begins. */
const rose: HeaderPart = {
  ground: 'page',
  draw: (header, place) => {
    const { look } = place
    const { width, gap } = headingGutter(place)
    const inner = { ...place, width: place.width - width - gap }
    const photo = photoOf(header, place, { size: Math.min(96, width) })
    return [
      {
        kind: 'row',
        gap,
        valign: 'top',
        cells: [
          {
            width,
            blocks: photo.length > 0 ? photo : [compassRose(place, { radius: width * ROSE, drop: look.size * DROP })],
          },
          {
            width: { share: 1 },
            blocks: [
              ...nameLine(header, inner, { scale: 5, leading: 1.06, tracking: -0.01, isBroken: true }),
              ...titleLine(header, inner, { before: look.gap.line * 4 }),
              ...contactLine(header, inner),
            ],
          },
        ],
      },
    ]
  },
}
export default rose
