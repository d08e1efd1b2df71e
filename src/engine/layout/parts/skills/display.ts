import { displayStyle } from '../../compose/look.ts'
import { line } from '../../compose/narrow-entry.ts'
import { NARROW, type SkillsPart } from '../../compose/part.ts'
import { groupTitle, skillRuns } from '../../compose/skill-lines.ts'
import list from './list.ts'

/** Each category as a sentence of names in large type under its title. */
const display: SkillsPart = (groups, place) => {
  if (place.width < NARROW) return list(groups, place)
  const { look, tone } = place
  const style = displayStyle(look, tone, { weight: 400, scale: 1.42, leading: 1.3 })
  return groups.flatMap((group, index) => [
    ...groupTitle(group, place, index === 0 ? 0 : look.gap.entry * 0.9),
    ...line(skillRuns(group, ', '), style, { before: group.name === '' ? 0 : look.gap.item }),
  ])
}
export default display
