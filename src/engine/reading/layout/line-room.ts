// The space around the lines of a page: above each, and to the edge of its column.
import type { Line } from '../line.ts'

export function measureGaps(lines: Line[]): void {
  lines.forEach((line, index) => {
    const above = lines[index - 1]
    if (!above || above.page !== line.page || above.region !== line.region) return
    const distance = line.y - above.y
    // What stands beside the line above, as text beside its heading in the margin, begins anew.
    line.gap = distance < 0.5 * line.size ? Number.POSITIVE_INFINITY : distance / line.size
  })
}

/**
 * How far the lines of a column reach: what is left of it tells whether a word would have fitted. Where the page has
 * but one column, short lines do not make it narrow.
 */
export function measureRightEdges(lines: Line[], least: (line: Line) => number): void {
  const step = 20
  const groups = new Map<string, number>()
  const key = (line: Line, at: number) => `${line.page}/${line.region}/${at}`
  for (const line of lines) {
    const own = key(line, Math.round(line.x / step))
    groups.set(own, Math.max(groups.get(own) ?? 0, endInPlace(line)))
  }
  const level = new Map<string, Line[]>()
  const height = (line: Line) => `${line.page}/${Math.round(line.y)}`
  for (const line of lines) level.set(height(line), [...(level.get(height(line)) ?? []), line])
  for (const line of lines) {
    const at = Math.round(line.x / step)
    const near = [-3, -2, -1, 0, 1, 2, 3].map((shift) => groups.get(key(line, at + shift)) ?? 0)
    // A line's room ends at whatever is next to it.
    const beside = (level.get(height(line)) ?? []).filter((other) => other.x > line.end).map((other) => other.x)
    line.rightEdge = Math.max(line.end, Math.min(Math.max(...near, least(line)), ...beside))
  }
}

/** Dates from the margin were moved behind the text, and say nothing of how far it reaches. */
function endInPlace({ cells, end }: Line): number {
  const own = cells.filter(({ x, source }) => source.kind !== 'box' || Math.abs(source.x - x) < 8)
  return own.length === 0 ? end : Math.max(...own.map((cell) => cell.end))
}
