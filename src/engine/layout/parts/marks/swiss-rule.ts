import type { HeadingMarkPart } from '../../compose/part.ts'

/** A grid of four: a rule over all columns, the heading in the first, the body in the other three. */
const swissRule: HeadingMarkPart = (heading, body, { look, tone, width }) => {
  const gap = look.gap.column * 0.8
  return [
    { kind: 'rule', keepWithNext: true, color: tone.ink, thickness: 0.8 },
    {
      kind: 'gutter',
      side: 'left',
      width: (width - 3 * gap) / 4,
      gap,
      before: look.gap.heading * 0.9,
      label: [heading],
      children: body,
    },
  ]
}
export default swissRule
