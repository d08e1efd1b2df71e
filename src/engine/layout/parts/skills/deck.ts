import type { Block } from '../../blocks.ts'
import { bodyStyle } from '../../compose/look.ts'
import { NARROW, type SkillsPart } from '../../compose/part.ts'
import { groupTitle, skillLines, skillRuns } from '../../compose/skill-lines.ts'
import { spaceBody } from '../../compose/space-body.ts'
import list from './list.ts'

const GAP = 18

/** A column for each category, side by side over the whole width, each under a rule of its own. */
const deck: SkillsPart = (groups, place) => {
  if (place.width < NARROW || groups.length === 0) return list(groups, place)
  const { look, tone } = place
  const perRow = Math.min(groups.length, groups.length === 4 ? 4 : 3)
  const width = (place.width - (perRow - 1) * GAP) / perRow
  const rows: Block[] = []
  for (let start = 0; start < groups.length; start += perRow) {
    const cells = Array.from({ length: perRow }, (_, index) => {
      const group = groups[start + index]
      if (!group) return { width: { share: 1 }, blocks: [] }
      const isLong = group.skills.length > 8
      const runs = skillRuns(group, ', ')
      const names: Block[] = isLong
        ? [{ kind: 'paragraph', role: 'paragraph', align: 'left', runs, style: bodyStyle(look, tone) }]
        : skillLines(group, { ...place, width })
      const blocks: Block[] = [
        { kind: 'rule', color: tone.accent, thickness: 2 },
        ...groupTitle(group, place, look.gap.item * 2.4),
        ...spaceBody(names, look.gap.item * (group.name === '' ? 2.4 : 1)),
      ]
      return { width: { share: 1 }, blocks }
    })
    rows.push({ kind: 'row', gap: GAP, valign: 'top', cells, before: start === 0 ? 0 : look.gap.entry })
  }
  return rows
}
export default deck
