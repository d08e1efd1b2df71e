import type { Block } from '../blocks.ts'
import type { SkillGroup } from './content.ts'
import { NARROW, type Place } from './part.ts'
import { fittingColumns, groupTitle, skillColumns, skillLines } from './skill-lines.ts'
import { spaceBody } from './space-body.ts'

/** Categories over one grid of at least so many columns; a side column is too narrow for that. */
export function columnGroups(groups: SkillGroup[], place: Place, least: number): Block[] {
  const { gap } = place.look
  const count = fittingColumns(groups, place, least)
  return groups.flatMap((group, index) => [
    ...groupTitle(group, place, index === 0 ? 0 : gap.entry * 0.8),
    ...spaceBody(
      place.width < NARROW ? skillLines(group, place) : skillColumns(group, place, count),
      group.name === '' && index === 0 ? 0 : gap.item,
    ),
  ])
}
