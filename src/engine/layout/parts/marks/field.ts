import { FIELD_PAD } from '../../compose/field-place.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** The section on a field of colour, where field-place.ts gives it one. */
const field: HeadingMarkPart = (heading, body, { look, tone }) => {
  const { y, x } = FIELD_PAD
  if (tone.background === look.tones.page.background) return [heading, ...spaceBody(body, look.gap.heading)]
  return [
    {
      kind: 'group',
      role: 'span',
      children: [heading, ...spaceBody(body, look.gap.heading * 0.8)],
      box: { padding: { top: y, right: x, bottom: y, left: x }, fill: tone.background },
    },
  ]
}
export default field
