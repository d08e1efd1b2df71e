// What the skills variants share: names as runs, levels as marks.
import { DEFAULT_SKILL_LEVEL } from '#engine/resume/new-entries.ts'
import { mixColors } from '#engine/style/colors.ts'
import type { Block, Marks, Paragraph, Run } from '../blocks.ts'
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
    keepWithNext: true,
  })
}

function levelMarks(level: number, place: Place): Marks {
  return {
    kind: 'marks',
    filled: Math.round(level),
    of: 5,
    size: place.look.size * 0.42,
    color: place.tone.accent,
    emptyColor: mixColors(place.tone.background, place.tone.ink, 0.18),
  }
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

/** Every skill on its own line, with marks for its level where the design shows them. */
export function skillLines(group: SkillGroup, place: Place): Block[] {
  const { look, tone } = place
  const showsLevels = look.design.skillMarks && group.skills.some((skill) => skill.level !== undefined)
  return group.skills.flatMap((skill, index): Block[] => {
    const before = index === 0 ? 0 : look.gap.item
    const name = line([{ text: skill.name, path: `${skill.path}.name` }], bodyStyle(look, tone), { before })
    if (!showsLevels) return name
    return [
      {
        kind: 'row',
        gap: 8,
        valign: 'middle',
        before,
        cells: [
          { width: { share: 1 }, blocks: name.map((block) => ({ ...block, before: 0 })) },
          { width: 'fit', blocks: [levelMarks(skill.level ?? DEFAULT_SKILL_LEVEL, place)] },
        ],
      },
    ]
  })
}
