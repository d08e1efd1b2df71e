import type { Group, Row } from '../../blocks.ts'
import { gutterSize } from '../../compose/gutter-label.ts'
import { onGround } from '../../compose/on-ground.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'
import { stripTone } from '../../compose/strip-tone.ts'

const PAD = { x: 7, y: 1.6 }
/** Capitals reach nothing below their line, and would seem to stand too high on the block. */
const RISE = 0.14

/** The words as wide as they are, on a line of their own. */
const onLine = (block: Group): Row => ({
  kind: 'row',
  keepWithNext: true,
  gap: 0,
  widestFit: 1,
  valign: 'top',
  cells: [
    { width: 'fit', blocks: [block] },
    { width: { share: 1 }, blocks: [] },
  ],
})

/** The heading's words on a block of colour just as long as they are, like a stroke of a marker that hangs out so that they stand on the text's edge; as wide as the gutter where there is one. */
const wordBlock: HeadingMarkPart = (heading, body, place) => {
  const { look, tone } = place
  const strip = stripTone(look, tone)
  const isCapital = heading.style.letterCase === 'upper'
  const block: Group = {
    kind: 'group',
    role: 'span',
    children: [
      {
        ...heading,
        runs: heading.runs.map((run) => onGround(run, strip.background)),
        style: { ...heading.style, color: strip.ink },
      },
    ],
    box: {
      padding: { top: PAD.y + (isCapital ? heading.style.size * RISE : 0), right: PAD.x, bottom: PAD.y, left: PAD.x },
      fill: strip.background,
    },
  }
  if (look.design.layout !== 'label-gutter') {
    const hung: Group = {
      kind: 'group',
      role: 'span',
      keepWithNext: true,
      children: [onLine(block)],
      box: { padding: { top: 0, right: 0, bottom: 0, left: -PAD.x } },
    }
    return [hung, ...spaceBody(body, look.gap.heading * 1.1)]
  }
  const { width, gap } = gutterSize(place, heading.style)
  return [{ kind: 'gutter', side: 'left', width: width + 2 * PAD.x, gap, label: [block], children: body }]
}
export default wordBlock
