// The grids that the lines of a page draw.
import type { Box } from '../segment.ts'

export type Grid = { page: number; columns: number[]; bands: number[] }

/** Upright lines of one height that part columns, and the lines across them that part rows. */
export function findGrids(all: readonly Box[]): Grid[] {
  const rules = joinRules(all)
  const groups: Box[][] = []
  for (const rule of rules.filter(({ width, height }) => width < 3 && height > 20)) {
    const group = groups.find(([first]) => first && isBeside(first, rule))
    if (group) group.push(rule)
    else groups.push([rule])
  }
  return groups.flatMap((group): Grid[] => {
    const [first] = group
    const columns = distinct(group.map(({ x }) => x))
    if (!first || columns.length < 4) return []
    const [left = 0] = columns
    const right = columns.at(-1) ?? 0
    const across = rules.filter(
      ({ page, x, y, width, height }) =>
        page === first.page &&
        height < 3 &&
        x < left + 4 &&
        x + width > right - 4 &&
        y > first.y - 4 &&
        y < first.y + first.height + 4,
    )
    const bands = distinct(across.map(({ y }) => y))
    return bands.length >= 3 ? [{ page: first.page, columns, bands }] : []
  })
}

function isBeside(one: Box, other: Box): boolean {
  const bottoms = one.y + one.height - other.y - other.height
  return one.page === other.page && Math.abs(one.y - other.y) < 4 && Math.abs(bottoms) < 4
}

/** Where each cell has edges of its own, those in a row are one line. */
function joinRules(rules: readonly Box[]): Box[] {
  const upright = rules.filter(({ width, height }) => width < 3 && height >= 3).map(turn)
  const across = rules.filter(({ height }) => height < 3)
  return [...joinAlong(upright).map(turn), ...joinAlong(across)]
}

function turn({ page, x, y, width, height }: Box): Box {
  return { page, x: y, y: x, width: height, height: width }
}

function joinAlong(across: readonly Box[]): Box[] {
  const joined: Box[] = []
  const onLine = (rule: Box) => `${rule.page}/${Math.round(rule.y)}`
  const lines = new Map<string, Box>()
  for (const rule of across.toSorted((a, b) => a.x - b.x)) {
    const { page, y } = rule
    const last = [0, -1, 1].flatMap((shift) => lines.get(onLine({ ...rule, page, y: y + shift })) ?? [])
    const touched = last.find((line) => rule.x <= line.x + line.width + 2)
    if (touched) touched.width = Math.max(touched.width, rule.x + rule.width - touched.x)
    else {
      const line = { ...rule }
      joined.push(line)
      lines.set(onLine(line), line)
    }
  }
  return joined
}

function distinct(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b).filter((value, at, all) => at === 0 || value - (all[at - 1] ?? 0) > 3)
}
