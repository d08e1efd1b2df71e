import { bodyStyle } from '../../compose/look.ts'
import { line } from '../../compose/narrow-entry.ts'
import { NARROW, type SkillsPart } from '../../compose/part.ts'
import { sideBySide } from '../../compose/side-by-side.ts'
import { groupTitle, skillLines, skillRuns } from '../../compose/skill-lines.ts'
import { spaceBody } from '../../compose/space-body.ts'
import columns2 from './columns-2.ts'

/** A column for each category. */
const deck: SkillsPart = (groups, place) => {
  // One category would be a column of single words beside an empty page.
  if (place.width < NARROW || groups.length === 1) return columns2(groups, place)
  const { look, tone } = place
  const columns = groups.map((group) => (width: number) => {
    const names =
      group.skills.length > 8
        ? line(skillRuns(group, ', '), bodyStyle(look, tone))
        : skillLines(group, { ...place, width })
    return [...groupTitle(group, place, 0), ...spaceBody(names, look.gap.item)]
  })
  return sideBySide(columns, place)
}
export default deck
