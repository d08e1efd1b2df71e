// A name beside a date wraps below itself: `Halloran Whitfield & Stern   2015 – 2020` above `LLP`. It becomes one cell.
import { joinLines } from '../entries/units.ts'
import type { Cell, Line } from '../line.ts'
import { isFact } from './facts.ts'

export function joinWraps(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const [upper, ...beside] = above?.cells ?? []
    const [lower, ...rest] = line.cells
    if (above && upper && lower && wraps(above, line, upper, lower) && rest.every((cell) => isFact(cell.text))) {
      const cells = [joinCells(upper, lower), ...beside, ...rest]
      joined[joined.length - 1] = { ...above, cells, text: cells.map((cell) => cell.text).join('  '), y: line.y }
    } else joined.push(line)
  }
  return joined
}

function wraps(above: Line, line: Line, upper: Cell, lower: Cell): boolean {
  const [, second] = above.cells
  if (!second || line.bullet || line.page !== above.page || line.region !== above.region) return false
  if (line.y <= above.y || line.gap > 1.6 || Math.abs(lower.x - upper.x) > 2) return false
  const last = upper.parts.at(-1)
  const [first] = lower.parts
  if (Math.abs(upper.size - lower.size) > 0.5 || last?.bold !== first?.bold || last?.italic !== first?.italic)
    return false
  const isOneBlock = above.tag !== undefined && above.tag.block === line.tag?.block
  // Text in no paragraph of its own may change its block in the middle of a line.
  const isLoose = (line.tag?.role ?? 'group') === 'group' && (above.tag?.role ?? 'group') === 'group'
  if (!isOneBlock && !(isLoose && isFact(second.text))) return false
  // The next word would not have fitted beside it.
  const [word = ''] = lower.text.split(' ')
  const width = ((lower.end - lower.x) * (word.length + 1)) / Math.max(1, lower.text.length)
  return upper.end + width > second.x - 1.5 * upper.size
}

function joinCells(upper: Cell, lower: Cell): Cell {
  return {
    ...upper,
    text: joinLines([upper.text, lower.text]),
    end: Math.max(upper.end, lower.end),
    parts: [...upper.parts, ...lower.parts],
    links: [...new Set([...upper.links, ...lower.links])],
  }
}
