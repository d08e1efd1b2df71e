import { bodyStyle } from '../../compose/look.ts'
import { line } from '../../compose/narrow-entry.ts'
import type { SkillsPart } from '../../compose/part.ts'
import { groupName, skillRuns } from '../../compose/skill-lines.ts'

/** "Category: one, two, three". */
const grouped: SkillsPart = (groups, place) =>
  groups.flatMap((group, index) => {
    const name = groupName(group).map((run) => ({ ...run, style: { weight: 700 as const } }))
    const colon = name.length > 0 ? [{ text: ': ', style: { weight: 700 as const } }] : []
    return line([...name, ...colon, ...skillRuns(group, ', ')], bodyStyle(place.look, place.tone), {
      before: index === 0 ? 0 : place.look.gap.item * 1.4,
      grows: index > 0,
    })
  })
export default grouped
