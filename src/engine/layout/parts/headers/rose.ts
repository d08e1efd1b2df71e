import { mixColors } from '#engine/style/colors.ts'
import type { Block, OrnamentShape } from '../../blocks.ts'
import { headingGutter } from '../../compose/gutter-label.ts'
import { contactLine, nameLine, photoOf, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

/** Of a point's length, in its waist. */
const WAIST = 0.2
/** Its radius, of the gutter. */
const ROSE = 0.25
/** Where small letters have their middle, of the line's height. */
const MIDDLE = 0.6
const NAME = { scale: 5, leading: 1.06, tracking: -0.01, isBroken: true }

/** A compass rose: four points, each half in shade; so far below the top of its cell. */
function compassRose({ tone }: Place, { radius, drop }: { radius: number; drop: number }): Block {
  const at = (turn: number, reach: number): [number, number] => {
    const angle = (turn * Math.PI) / 4
    return [radius + Math.sin(angle) * reach, drop + radius - Math.cos(angle) * reach]
  }
  const middle: [number, number] = [radius, drop + radius]
  const point = (turn: number): OrnamentShape[] => [
    { shape: 'polygon', points: [middle, at(turn, radius), at(turn + 1, radius * WAIST)], fill: tone.accent },
    {
      shape: 'polygon',
      points: [middle, at(turn, radius), at(turn - 1, radius * WAIST)],
      fill: mixColors(tone.background, tone.accent, 0.34),
    },
  ]
  return {
    kind: 'ornament',
    shapes: [0, 2, 4, 6].flatMap(point),
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
    const name = nameLine(header, inner, NAME)
    const radius = width * ROSE
    const middle = (name[0]?.style.size ?? 0) * NAME.leading * MIDDLE
    return [
      {
        kind: 'row',
        gap,
        valign: 'top',
        cells: [
          {
            width,
            blocks: photo.length > 0 ? photo : [compassRose(place, { radius, drop: middle - radius })],
          },
          {
            width: { share: 1 },
            blocks: [
              ...name,
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
