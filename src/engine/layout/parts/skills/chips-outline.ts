import type { SkillsPart } from '../../compose/part.ts'
import { chipGroups } from '../../compose/skill-chips.ts'

const chipsOutline: SkillsPart = (groups, place) =>
  chipGroups(groups, place, { stroke: { color: place.tone.hairline, width: 0.75 }, color: place.tone.ink })
export default chipsOutline
