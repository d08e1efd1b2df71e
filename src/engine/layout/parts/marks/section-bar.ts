import { readable } from '#engine/style/colors.ts'
import type { Block, Group } from '../../blocks.ts'
import { gutterSize } from '../../compose/gutter-label.ts'
import { onGround } from '../../compose/on-ground.ts'
import { type HeadingMarkPart, NARROW } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const BAR = { width: 4, gap: 18 }

/** A block of colour in from the page's edge, as high as the section, with its heading on it; a bar down its left where headings have no gutter. */
const sectionBar: HeadingMarkPart = (heading, body, place) => {
  const { look, tone, width } = place
  if (width < NARROW || look.design.layout !== 'label-gutter') {
    const barred: Group = {
      kind: 'group',
      role: 'span',
      children: [heading, ...spaceBody(body, look.gap.heading * 0.9)],
      box: {
        padding: { top: 0, right: 0, bottom: 0, left: BAR.width + BAR.gap },
        edge: { side: 'left', color: tone.accent, width: BAR.width },
      },
    }
    return [barred]
  }
  const ink = readable('#ffffff', tone.accent, 4.5)
  const pad = look.gap.section * 0.68
  const padded = (children: Block[]): Block => ({
    kind: 'group',
    role: 'span',
    children,
    box: { padding: { top: pad, right: 0, bottom: pad, left: 0 } },
  })
  const label: Block = {
    ...heading,
    runs: heading.runs.map((run) => onGround(run, tone.accent)),
    style: { ...heading.style, color: ink },
  }
  const gutter = gutterSize(place, heading.style)
  return [
    {
      kind: 'gutter',
      side: 'left',
      ...gutter,
      label: [padded([label])],
      children: [padded(body)],
      fill: { color: tone.accent, left: look.page.margin.left, right: 0 },
    },
  ]
}
export default sectionBar
