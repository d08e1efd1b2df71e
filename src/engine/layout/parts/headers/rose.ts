import { mixColors } from '#engine/style/colors.ts'
import type { Block, OrnamentShape } from '../../blocks.ts'
import { contactList, nameLine, photoCell, titleLine } from '../../compose/header-lines.ts'
import type { HeaderPart, Place } from '../../compose/part.ts'

const SIZE = 112

/** A star of four points, each of two halves: one in the light, one in the shade. */
function star(radius: number, turn: number, [light, shade]: readonly [string, string]): OrnamentShape[] {
  const at = (angle: number, length: number) =>
    [SIZE / 2 + length * Math.sin(angle), SIZE / 2 - length * Math.cos(angle)] as const
  return [0, 1, 2, 3].flatMap((point) => {
    const angle = turn + (point * Math.PI) / 2
    const half = (side: number, fill: string): OrnamentShape => ({
      shape: 'polygon',
      points: [at(angle, radius), at(angle + (side * Math.PI) / 4, radius * 0.24), at(angle, 0)],
      fill,
    })
    return [half(-1, shade), half(1, light)]
  })
}

/** The rose of a compass. */
function rose({ look, tone }: Place): Block {
  const pale = mixColors(tone.background, tone.accent, 0.3)
  const ring = (radius: number, width: number): OrnamentShape => ({
    shape: 'ellipse',
    cx: SIZE / 2,
    cy: SIZE / 2,
    rx: radius,
    ry: radius,
    stroke: { color: pale, width },
  })
  const shapes = [
    ring(SIZE * 0.4, 0.7),
    ring(SIZE * 0.36, 1.6),
    ...star(SIZE * 0.33, Math.PI / 4, [look.tint.background, pale]),
    ...star(SIZE * 0.5, 0, [mixColors(tone.background, tone.accent, 0.55), tone.accent]),
  ]
  return { kind: 'ornament', shapes }
}

/** Name, role and contacts; where other headers have a photo and this one has none, the rose of a compass. */
const roseHeader: HeaderPart = {
  ground: 'page',
  where: 'top',
  draw: (header, place) => {
    const { look } = place
    const photo = photoCell(header, place, { size: 92, align: 'right' })
    const right = photo ?? { width: SIZE, blocks: [rose(place)] }
    const inner = { ...place, width: place.width - right.width - 24 }
    const text: Block[] = [
      ...nameLine(header, inner, { scale: 3.4, leading: 1.02, tracking: -0.01, isBroken: true }),
      ...titleLine(header, inner, { scale: 1.25, before: look.gap.line * 2 }),
      ...contactList(header, inner, { before: look.gap.line * 4, gap: look.gap.line }),
    ]
    return [{ kind: 'row', gap: 24, valign: 'top', cells: [{ width: { share: 1 }, blocks: text }, right] }]
  },
}
export default roseHeader
