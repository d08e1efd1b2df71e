import { gutterSize } from '../../compose/gutter-label.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** The heading hangs in a column of labels, on a line of its own so that no machine takes it for text; the body stands beside. */
const hanging: HeadingMarkPart = (heading, body, place) => {
  const { width, gap } = gutterSize(place, heading.style)
  return [
    heading,
    {
      kind: 'group',
      role: 'span',
      before: place.look.gap.line,
      children: spaceBody(body, 0),
      box: { padding: { top: 0, right: 0, bottom: 0, left: width + gap } },
    },
  ]
}
export default hanging
