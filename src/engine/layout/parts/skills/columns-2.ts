import type { SkillsPart } from '../../compose/part.ts'
import { columnGroups } from '../../compose/skill-columns.ts'

const columns2: SkillsPart = (groups, place) => columnGroups(groups, place, 2)
export default columns2
