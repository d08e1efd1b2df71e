import type { SkillsPart } from '../../compose/part.ts'
import { groupTitle, skillLines } from '../../compose/skill-lines.ts'
import { spaceBody } from '../../compose/space-body.ts'

/** Categories with a skill a line. */
const list: SkillsPart = (groups, place) =>
  groups.flatMap((group, index) => [
    ...groupTitle(group, place, index === 0 ? 0 : place.look.gap.entry * 0.8),
    ...spaceBody(skillLines(group, place), group.name === '' && index === 0 ? 0 : place.look.gap.item),
  ])
export default list
