// `Position: Clerk` below an employer and its dates: the label goes, and says what the rest is; that of
// `Secondary: Marsh Lane School` says no more than the name does.
import { rowKind } from '../forms/row-labels.ts'
import { type Line, withCells, wordCount } from '../line.ts'
import { cutCell } from './part-run-in.ts'

const taken = { experience: ['company', 'position', 'period'], education: ['school'] } as const

export function takeNameLabels(lines: readonly Line[], section: keyof typeof taken): Line[] {
  return lines.map((line) => {
    const [first, ...others] = line.cells
    const [lead = '', label = ''] = /^([^:]{2,40}?)\s*:\s+(?=\S)/.exec(first?.text ?? '') ?? []
    const kind = label === '' ? undefined : rowKind(label, section)
    if (!first || line.bullet || !taken[section].some((one) => one === kind)) return line
    const own = withCells(line, [cutCell(first, lead.length, first.text.length), ...others])
    if (section === 'experience' && wordCount(own.text) > 14) return line
    return { ...own, ...(kind === 'company' || kind === 'position' ? { says: kind } : {}) }
  })
}
