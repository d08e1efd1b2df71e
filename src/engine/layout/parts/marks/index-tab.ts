import type { Block, Group } from '../../blocks.ts'
import { onGround } from '../../compose/on-ground.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const PAD = { x: 14, y: 3.4 }
const LINE = 1.4

/** The heading on a tab that comes in from the page's edge, with a line from it over the text: a divider of a card index. */
const indexTab: HeadingMarkPart = (heading, body, { look }) => {
  const { solid } = look.tones
  const { left } = look.page.margin
  const tab: Group = {
    kind: 'group',
    role: 'span',
    children: [
      {
        ...heading,
        runs: heading.runs.map((run) => onGround(run, solid.background)),
        style: { ...heading.style, color: solid.ink },
      },
    ],
    box: { padding: { top: PAD.y + 1, right: PAD.x, bottom: PAD.y + LINE, left }, fill: solid.background },
  }
  const divider: Block[] = [
    {
      kind: 'row',
      gap: 0,
      valign: 'top',
      widestFit: 1,
      keepWithNext: true,
      cells: [
        { width: 'fit', blocks: [tab] },
        { width: { share: 1 }, blocks: [] },
      ],
    },
    // Over the tab's foot: side by side, a pale seam shows between them.
    { kind: 'rule', color: solid.background, thickness: LINE, before: -LINE, keepWithNext: true },
  ]
  return [
    {
      kind: 'group',
      role: 'span',
      keepWithNext: true,
      children: divider,
      box: { padding: { top: 0, right: 0, bottom: 0, left: -left } },
    },
    ...spaceBody(body, look.gap.heading * 1.1),
  ]
}
export default indexTab
