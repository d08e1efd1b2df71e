// `Position: Clerk` below an employer and its dates: the label goes, and says what the rest is.
import { rowKind } from '../forms/row-labels.ts'
import { type Cell, type Line, withCells, wordCount } from '../line.ts'
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

/** `Secondary: Marsh Lane School`: the label says no more than the name does. */
export function takeSchoolLabels(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [first, ...others] = line.cells
    const [lead = '', label = ''] = /^([^:]{2,40}?)\s*:\s+(?=\S)/.exec(first?.text ?? '') ?? []
    if (!first || line.bullet || label === '' || rowKind(label, 'education') !== 'school') return line
    return withCells(line, [cutCell(first, lead.length, first.text.length), ...others])
  })
}

type Kind = 'company' | 'position' | 'period'

function kindOf(label: string): Kind | undefined {
  const kind = label === '' ? undefined : rowKind(label, 'experience')
  return kind === 'company' || kind === 'position' || kind === 'period' ? kind : undefined
}

function labelled(line: Line, cells: Cell[], kind: Kind): Line {
  const own = withCells(line, cells)
  if (wordCount(own.text) > 14) return line
  return { ...own, ...(kind === 'period' ? {} : { says: kind }) }
}
