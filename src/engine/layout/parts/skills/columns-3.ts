import { NARROW, type SkillsPart } from '../../compose/part.ts'
import { groupTitle, skillColumns, skillLines } from '../../compose/skill-lines.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** Categories, each in 3 columns; a side column is too narrow for that. */
const columns3: SkillsPart = (groups, place) =>
  groups.flatMap((group, index) => [
    ...groupTitle(group, place, index === 0 ? 0 : place.look.gap.entry * 0.8),
    ...spaceBody(
      place.width < NARROW ? skillLines(group, place) : skillColumns(group, place, 3),
      group.name === '' && index === 0 ? 0 : place.look.gap.item,
    ),
  ])
export default columns3
