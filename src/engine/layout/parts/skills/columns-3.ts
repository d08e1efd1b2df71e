import type { SkillsPart } from '../../compose/part.ts'
import { columnGroups } from '../../compose/skill-columns.ts'

const columns3: SkillsPart = (groups, place) => columnGroups(groups, place, 3)
export default columns3
