import type { Group } from '../../blocks.ts'
import { type HeadingMarkPart, NARROW } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const BAR = { width: 4, gap: 18 }
/** Between the bar and the text, where the bar comes in from the page's edge. */
const BLEED_GAP = 20

/** A bar of colour down the left of the whole section, in from the page's edge; in a side column a narrow one. */
const sectionBar: HeadingMarkPart = (heading, body, { look, tone, width }) => {
  const children = [heading, ...spaceBody(body, look.gap.heading * 0.9)]
  const barred = (bar: number, left: number): Group => ({
    kind: 'group',
    role: 'span',
    children,
    box: {
      padding: { top: 0, right: 0, bottom: 0, left },
      edge: { side: 'left', color: tone.accent, width: bar },
    },
  })
  if (width < NARROW) return [barred(BAR.width, BAR.width + BAR.gap)]
  const { left } = look.page.margin
  return [
    {
      kind: 'group',
      role: 'span',
      children: [barred(left - BLEED_GAP, left)],
      box: { padding: { top: 0, right: 0, bottom: 0, left: -left } },
    },
  ]
}
export default sectionBar
