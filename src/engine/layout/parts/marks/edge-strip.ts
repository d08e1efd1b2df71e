import type { Block } from '../../blocks.ts'
import { onGround } from '../../compose/on-ground.ts'
import { type HeadingMarkPart, NARROW } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'
import { stripTone } from '../../compose/strip-tone.ts'

const PAD = 2.2

/** The heading on a strip from edge to edge of the page, as a table parts its rows; over its own column where that is narrow. */
const edgeStrip: HeadingMarkPart = (heading, body, { look, tone, width }) => {
  const strip = stripTone(look, tone)
  const { left, right } = width < NARROW ? { left: 0, right: 0 } : look.page.margin
  const title: Block = {
    kind: 'group',
    role: 'span',
    children: [
      {
        ...heading,
        runs: heading.runs.map((run) => onGround(run, strip.background)),
        style: { ...heading.style, color: strip.accent },
      },
    ],
    box: { padding: { top: PAD + 0.6, right, bottom: PAD, left }, fill: strip.background },
  }
  return [
    {
      kind: 'group',
      role: 'span',
      keepWithNext: true,
      children: [title],
      box: { padding: { top: 0, right: -right, bottom: 0, left: -left } },
    },
    ...spaceBody(body, look.gap.heading * 1.1),
  ]
}
export default edgeStrip
