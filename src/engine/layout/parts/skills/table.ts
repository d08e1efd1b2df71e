import type { SkillsPart } from '../../compose/part.ts'
import { groupName, skillRuns } from '../../compose/skill-lines.ts'
import { tableRows } from '../../compose/table-rows.ts'

const table: SkillsPart = (groups, place) =>
  tableRows(
    groups.map((group) => ({ label: groupName(group), content: skillRuns(group, ', ') })),
    place,
  )
export default table
