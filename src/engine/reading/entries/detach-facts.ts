// Dates and places set at the right edge beside a bullet belong to the head above it.
import { isFact } from '../layout/facts.ts'
import type { Cell, Line } from '../line.ts'

export function detachFacts(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const last = line.cells.at(-1)
    if (!last || line.cells.length < 2 || !(line.bullet || line.text.length > 90)) return [line]
    if (!isFact(last.text)) return [line]
    const rest = line.cells.slice(0, -1)
    return [cellLine(line, [last], false), cellLine(line, rest, line.bullet)]
  })
}

function cellLine(line: Line, cells: Cell[], bullet: boolean): Line {
  return {
    ...line,
    cells,
    bullet,
    text: cells.map((cell) => cell.text).join('  '),
    x: cells[0]?.x ?? line.x,
    end: cells.at(-1)?.end ?? line.end,
  }
}
