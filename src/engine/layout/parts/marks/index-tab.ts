import type { Block, Group } from '../../blocks.ts'
import { factColumn } from '../../compose/fact-column.ts'
import { onGround } from '../../compose/on-ground.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { pageColumn } from '../../compose/regions.ts'
import { spaceBody } from '../../compose/space-body.ts'

const PAD = { x: 10, y: 4 }
const LINE = 1.4

/** The heading on a tab over the column of dates, with a line from it over the text: a divider of a card index, out to the page's edge. */
const indexTab: HeadingMarkPart = (heading, body, { look }) => {
  const { solid } = look.tones
  const { right } = look.page.margin
  const { width } = factColumn(look, pageColumn(look).width)
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
    box: {
      padding: { top: PAD.y + 1, right: right, bottom: PAD.y, left: PAD.x },
      fill: solid.background,
    },
  }
  const divider: Block[] = [
    {
      kind: 'row',
      gap: 0,
      valign: 'top',
      keepWithNext: true,
      cells: [
        { width: { share: 1 }, blocks: [] },
        { width: width + right + PAD.x, blocks: [tab] },
      ],
    },
    { kind: 'rule', color: solid.background, thickness: LINE, keepWithNext: true },
  ]
  return [
    {
      kind: 'group',
      role: 'span',
      keepWithNext: true,
      children: divider,
      box: { padding: { top: 0, right: -right, bottom: 0, left: 0 } },
    },
    ...spaceBody(body, look.gap.heading * 1.1),
  ]
}
export default indexTab
