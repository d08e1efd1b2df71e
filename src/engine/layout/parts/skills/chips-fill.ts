import type { SkillsPart } from '../../compose/part.ts'
import { chipGroups } from '../../compose/skill-chips.ts'
import { stripTone } from '../../compose/strip-tone.ts'

const chipsFill: SkillsPart = (groups, place) => {
  const strip = stripTone(place.look, place.tone)
  return chipGroups(groups, place, { fill: strip.background, color: strip.ink })
}
export default chipsFill
