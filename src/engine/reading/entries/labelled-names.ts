// `Position: Clerk` below an employer and its dates: the label goes, and says what the rest is.
import { rowKind } from '../forms/row-labels.ts'
import { type Cell, type Line, wordCount } from '../line.ts'
import { cutCell } from './part-run-in.ts'

export function takeNameLabels(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [first, ...others] = line.cells
    if (!first || line.bullet) return line
    const [lead = '', label = ''] = /^([^:]{2,40}?)\s*:\s+(?=\S)/.exec(first.text) ?? []
    const inside = kindOf(label)
    if (inside) return labelled(line, [cutCell(first, lead.length, first.text.length), ...others], inside)
    const beside = others.length > 0 ? kindOf(first.text.replace(/\s*:$/, '')) : undefined
    return beside ? labelled(line, others, beside) : line
  })
}

type Kind = 'company' | 'position' | 'period'

function kindOf(label: string): Kind | undefined {
  const kind = label === '' ? undefined : rowKind(label, 'experience')
  return kind === 'company' || kind === 'position' || kind === 'period' ? kind : undefined
}

function labelled(line: Line, cells: Cell[], kind: Kind): Line {
  const text = cells.map((cell) => cell.text).join('  ')
  if (wordCount(text) > 14) return line
  return { ...line, cells, text, ...(kind === 'period' ? {} : { says: kind }) }
}
