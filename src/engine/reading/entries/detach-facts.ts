// Dates and places set at the right edge beside a bullet belong to the head above it.
import { isFact } from '../layout/facts.ts'
import { type Line, withCells } from '../line.ts'

export function detachFacts(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const last = line.cells.at(-1)
    if (!last || line.cells.length < 2 || !(line.bullet || line.text.length > 90)) return [line]
    if (!isFact(last.text)) return [line]
    const rest = line.cells.slice(0, -1)
    const end = rest.at(-1)?.end ?? line.end
    return [
      { ...withCells(line, [last]), bullet: false },
      { ...withCells(line, rest), end },
    ]
  })
}
