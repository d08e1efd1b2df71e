import { bodyStyle } from '../../compose/look.ts'
import { line as textLine } from '../../compose/narrow-entry.ts'
import type { SkillsPart } from '../../compose/part.ts'
import { groupName, skillRuns } from '../../compose/skill-lines.ts'

/** Each category as one running line. */
const line: SkillsPart = (groups, place) =>
  groups.flatMap((group, index) => {
    const name = groupName(group).map((run) => ({ ...run, style: { italic: true } }))
    const runs = [
      ...name,
      ...(name.length > 0 ? [{ text: ': ', style: { italic: true } }] : []),
      ...skillRuns(group, ', '),
    ]
    return textLine(runs, bodyStyle(place.look, place.tone), { before: index === 0 ? 0 : place.look.gap.item })
  })
export default line
