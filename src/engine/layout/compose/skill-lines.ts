// What the skills variants share.
import type { Block, Paragraph, Run } from '../blocks.ts'
import type { SkillGroup } from './content.ts'
import { bodyStyle } from './look.ts'
import { line } from './narrow-entry.ts'
import { joinRuns, type Place } from './part.ts'

export const skillRuns = (group: SkillGroup, separator: string): Run[] =>
  joinRuns(
    group.skills.map((skill) => [{ text: skill.name, path: `${skill.path}.name` }]),
    separator,
  )

export const groupName = (group: SkillGroup): Run[] =>
  group.name === '' ? [] : [{ text: group.name, path: `${group.path}.name` }]

export function groupTitle(group: SkillGroup, place: Place, before: number): Paragraph[] {
  return line(groupName(group), bodyStyle(place.look, place.tone, { weight: 700 }), {
    role: 'subheading',
    before,
    grows: before > 0,
    keepWithNext: true,
  })
}

/** As many columns as the longest name of all leaves room for, fewer where a row would hold one alone: one grid for every category. */
export function fittingColumns(groups: readonly SkillGroup[], { look, width }: Place, least: number): number {
  const names = groups.flatMap(({ skills }) => skills.map(({ name }) => name.length))
  const longest = Math.max(...groups.map(({ skills }) => skills.length))
  const most = Math.max(least, Math.min(4, longest, Math.floor(width / (Math.max(1, ...names) * look.size * 0.5 + 14))))
  const lonely = (count: number) =>
    groups.filter(({ skills }) => skills.length > 1 && skills.length % count === 1).length
  const counts = Array.from({ length: most - least + 1 }, (_, index) => most - index)
  return counts.reduce((best, count) => (lonely(count) < lonely(best) ? count : best), most)
}

/** Skills in columns of equal width, filled row by row so that a machine reads them in the person's order. */
export function skillColumns(group: SkillGroup, place: Place, count: number): Block[] {
  const { look, tone } = place
  const rows: Block[] = []
  for (let start = 0; start < group.skills.length; start += count) {
    const cells = Array.from({ length: count }, (_, column) => {
      const skill = group.skills[start + column]
      const blocks: Block[] = skill
        ? line([{ text: skill.name, path: `${skill.path}.name` }], bodyStyle(look, tone))
        : []
      return { width: { share: 1 }, blocks }
    })
    rows.push({ kind: 'row', gap: 14, valign: 'baseline', cells, before: start === 0 ? 0 : look.gap.item })
  }
  return rows
}

/** Every skill on its own line. */
export function skillLines(group: SkillGroup, place: Place): Block[] {
  const style = bodyStyle(place.look, place.tone)
  return group.skills.flatMap((skill, index) =>
    line([{ text: skill.name, path: `${skill.path}.name` }], style, {
      before: index === 0 ? 0 : place.look.gap.item,
      grows: index > 0,
    }),
  )
}
