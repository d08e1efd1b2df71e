import { gutterSize } from '../../compose/gutter-label.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'

/** The heading at the right of the gutter, the body behind a line: the form Europe's CVs have. */
const gutterLine: HeadingMarkPart = (heading, body, place) => {
  const { width, gap } = gutterSize(place, heading.style)
  return [
    {
      kind: 'gutter',
      side: 'left',
      width,
      gap: gap * 0.5,
      label: [{ ...heading, align: 'right' }],
      children: [
        {
          kind: 'group',
          role: 'span',
          children: body,
          box: {
            padding: { top: 0, right: 0, bottom: 0, left: gap * 0.5 },
            edge: { side: 'left', color: place.tone.accent, width: 1.2 },
          },
        },
      ],
    },
  ]
}
export default gutterLine
