import { fineLine } from '../../compose/fine-line.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** The heading between two hairlines. */
const flanked: HeadingMarkPart = (heading, body, { look, tone }) => {
  const rule = { kind: 'rule' as const, color: fineLine(look, tone), thickness: 0.5 }
  return [
    {
      kind: 'row',
      keepWithNext: true,
      gap: 8,
      widestFit: 0.9,
      valign: 'middle',
      cells: [
        { width: { share: 1 }, blocks: [rule] },
        { width: 'fit', blocks: [{ ...heading, align: 'center' }] },
        { width: { share: 1 }, blocks: [rule] },
      ],
    },
    ...spaceBody(body, look.gap.heading),
  ]
}
export default flanked
