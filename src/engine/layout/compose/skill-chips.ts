import type { Block, Chips } from '../blocks.ts'
import type { SkillGroup } from './content.ts'
import { bodyStyle } from './look.ts'
import type { Place } from './part.ts'
import { groupTitle } from './skill-lines.ts'

export function chipGroups(
  groups: SkillGroup[],
  place: Place,
  chip: Pick<Chips, 'fill' | 'stroke'> & { color: string },
): Block[] {
  const { look, tone } = place
  const { color, ...box } = chip
  return groups.flatMap((group, index) => [
    ...groupTitle(group, place, index === 0 ? 0 : look.gap.entry * 0.8),
    {
      kind: 'chips' as const,
      before: group.name === '' ? 0 : look.gap.item * 1.6,
      items: group.skills.map((skill) => ({
        runs: [{ text: skill.name, path: `${skill.path}.name` }],
        path: skill.path,
      })),
      style: bodyStyle(look, tone, { scale: 0.94, leading: 1.2, color }),
      radius: 3,
      padding: { x: 6, y: 2.4 },
      gap: 4.5,
      ...box,
    },
  ])
}
