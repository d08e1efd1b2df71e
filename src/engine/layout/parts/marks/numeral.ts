import type { HeadingMarkPart } from '../../compose/part.ts'
import { NARROW } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'
import { numerals } from '../../numerals.ts'

/** The section's number stands large in the margin, heading and body on an edge beside it. Drawn, so that no title reads "1 Summary". */
const numeral: HeadingMarkPart = (heading, body, { look, tone, width, index }) => {
  const blocks = [heading, ...spaceBody(body, look.gap.heading)]
  const d = numerals[index]
  if (width < NARROW || !d) return blocks
  const left = look.size * 6 + look.gap.column * 0.6
  const size = look.size * 3.2
  return [
    {
      kind: 'group',
      role: 'span',
      box: { padding: { top: 0, right: 0, bottom: 0, left } },
      children: [
        { kind: 'ornament', shapes: [{ shape: 'path', d, x: -left, y: 2, size, fill: tone.accent }] },
        ...blocks,
      ],
    },
  ]
}
export default numeral
