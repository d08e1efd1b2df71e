import type { Block } from '../../blocks.ts'
import { dateGutter } from '../../compose/date-gutter.ts'
import { guessWidth } from '../../compose/guess-width.ts'
import type { HeadingMarkPart } from '../../compose/part.ts'
import { spaceBody } from '../../compose/space-body.ts'

const hasGutter = (block: Block): boolean => block.kind === 'group' && block.children[0]?.kind === 'gutter'

/** A hairline over the heading. Beside hanging dates a section that has none hangs its heading there instead. */
const overline: HeadingMarkPart = (heading, body, { look, tone, width }) => {
  const rule: Block = { kind: 'rule', keepWithNext: true, color: tone.accent, thickness: 0.5 }
  const gutter = dateGutter(look, width)
  const title = heading.runs.map(({ text }) => text).join('')
  const hangs = look.design.layout === 'date-gutter' && !body.some(hasGutter)
  if (hangs && guessWidth(title, heading.style) <= gutter.width)
    return [
      rule,
      { kind: 'gutter', side: 'left', ...gutter, before: look.gap.heading * 1.1, label: [heading], children: body },
    ]
  return [rule, { ...heading, before: look.gap.heading * 0.6 }, ...spaceBody(body, look.gap.heading * 0.8)]
}
export default overline
