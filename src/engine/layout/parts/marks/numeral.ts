import { displayStyle } from '../../compose/look.ts'
import { type HeadingMarkPart, NARROW } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** The section's number stands large in the margin, heading and body on an edge beside it. Drawn, so that no title reads "1 Summary". */
const numeral: HeadingMarkPart = (heading, body, { look, tone, width, index }) => {
  const blocks = [heading, ...spaceBody(body, look.gap.heading)]
  if (width < NARROW) return blocks
  const style = displayStyle(look, tone, { scale: 4.4, weight: 300, leading: 0.8, color: tone.accent })
  return [
    {
      kind: 'gutter',
      side: 'left',
      width: look.size * 6,
      gap: look.gap.column * 0.6,
      label: [{ kind: 'paragraph', role: 'decoration', align: 'left', runs: [{ text: String(index + 1) }], style }],
      children: blocks,
    },
  ]
}
export default numeral
