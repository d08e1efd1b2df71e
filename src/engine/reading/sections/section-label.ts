// A heading on the line it heads: `Languages | English, German`, `Tickets held: C+E, CPC`, `Educ - BSc, Leeds`.
import { type Cell, type Line, withCells, withText } from '../line.ts'
import { namesLanguage } from '../lists/read-languages.ts'
import { splitItems } from '../lists/split-items.ts'
import type { SectionKind } from './section-kind.ts'

export type SectionLabel = { kind: SectionKind; heading: Line; rest?: Line }

/** `name`: the words of the label; `lead`: those and the mark behind them. Undefined where what follows is about something else. */
export function partLabel(
  line: Line,
  kind: SectionKind,
  { name, lead }: { name: string; lead: string },
): SectionLabel | undefined {
  const [first, ...others] = line.cells
  if (!first) return undefined
  const text = first.text.slice(lead.length)
  const cells: Cell[] = [...(text === '' ? [] : [withText(first, text)]), ...others]
  const heading = withCells(line, [withText(first, name)])
  if (cells.length === 0) return { kind, heading }
  const rest = withCells(line, cells)
  // `Languages: C, Java` are those of computers.
  return kind === 'languages' && !splitItems(rest.text).some(namesLanguage) ? undefined : { kind, heading, rest }
}
