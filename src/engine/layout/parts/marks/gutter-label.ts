import type { HeadingMarkPart } from '../../compose/part.ts'

/** The heading stands in the left gutter, the body beside it. */
const gutterLabel: HeadingMarkPart = (heading, body, { look, width }) => {
  const gutter = Math.min(width * 0.22, 104)
  return [{ kind: 'gutter', side: 'left', width: gutter, gap: look.gap.column * 0.8, label: [heading], children: body }]
}
export default gutterLabel
