// A line that begins with a label, as the label and the text after it.
import { startsWithAddress } from '../header/contact-patterns.ts'
import type { Cell, Line } from '../line.ts'
import type { SourceSpan } from '../segment.ts'
import { type Label, readLabel } from './field-labels.ts'
import { cellOf, lineOfCells } from './form-lines.ts'

export type Labelled = {
  /** Undefined if the label asks for something a resume doesn't have: `Age: 41`. */
  label: Label | undefined
  /** As the document writes it, with the place of it. */
  name: { text: string; source: SourceSpan[] }
  /** What is after it on its line; empty if the value is on the next. */
  value: Line | undefined
}

const signs = String.raw`(?::[-:]?|=>?|[→⇒➜»]|->|\/\/|\.{3,}|\s[–—~>-](?=\s))`
const mark = new RegExp(
  String.raw`^(?:(?:\d{1,2}|[ivx]{1,4}|\p{L})[.)]\s+)?[*_]*(?:\[([\p{L}][\p{L} ]{1,30})\]|([\p{L}][\p{L}\p{M}\d &/'’()#_-]{0,44}?)[*_]*\s*${signs}|([\p{L}][\p{L} ,'’()]{4,60}\?))[*_]*\s*`,
  'iu',
)

/** The labelled parts of a line; several are in one where cells or signs part them. Undefined if one has no label. */
export function labelledParts(line: Line): Labelled[] | undefined {
  const parts = splitLine(line).map((cell) => labelledCell(cell, line))
  const found = parts.filter((part) => part !== undefined)
  const isForm = found.length === parts.length && found.some(({ label }) => label)
  return isForm && (parts.length > 1 || found[0]?.label) ? found : undefined
}

/** The label that the whole line is after: `Skills: Python   SQL`. */
export function leadingLabel(line: Line): Labelled | undefined {
  const [first, ...rest] = line.cells
  if (!first) return undefined
  const own = labelledCell(first, line)
  if (own?.label) {
    const cells = [...(own.value?.cells ?? []), ...rest]
    return { ...own, label: own.label, value: cells.length === 0 ? undefined : lineOfCells(line, cells) }
  }
  // `Name` and what it is in the cell beside it.
  const label = own || rest.length === 0 ? undefined : readLabel(first.text)
  if (!label || !('field' in label)) return undefined
  const [own0, ...others] = rest
  const values = own0 ? [cellOf(own0, own0.text.replace(/^[:=–-]+\s*/, '')), ...others] : rest
  const value = lineOfCells(
    line,
    label.field === 'jobs' ? [cellOf(first, values.map(({ text }) => text).join(', '))] : values,
  )
  return { label, name: { text: first.text, source: [first.source] }, value }
}

/** A line that is a label and nothing else, with its value below. */
export function bareLabel(line: Line): Labelled | undefined {
  const [cell] = line.cells
  const label = cell && line.cells.length === 1 && line.text.length < 60 ? readLabel(cell.text) : undefined
  return cell && label ? { label, name: { text: cell.text, source: [cell.source] }, value: undefined } : undefined
}

const partings = [/\s*;\s+/, /\s+\/\s+/, /\s+\|\s+/, /[,.]\s*(?=\p{L}[\p{L} _]{1,20}:)/u]

/** `Name: Julia Weiss; age: 41; Profession: Architect`: two labels of ours and others that look like them. */
function splitLine(line: Line): Cell[] {
  return line.cells.flatMap((cell) => {
    for (const parting of partings) {
      const parts = joinUnlabelled(cell.text.split(parting))
      const known = parts.filter((part) => labelOf(part)?.label).length
      if (parts.length > 1 && known > 1 && mark.test(parts[0] ?? '')) return parts.map((text) => cellOf(cell, text))
    }
    return [cell]
  })
}

/** What has no label continues with the part before it. */
function joinUnlabelled(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && !mark.test(part)) joined[joined.length - 1] = `${last}; ${part}`
    else joined.push(part)
  }
  return joined
}

function labelOf(text: string): { label: Label | undefined; end: number; name: string } | undefined {
  const match = mark.exec(text)
  const name = match?.[1] ?? match?.[2] ?? match?.[3]
  if (!match || name === undefined) return undefined
  const label = readLabel(name)
  const isAddress = label && 'section' in label && startsWithAddress(text.slice(match[0].length))
  return { label: isAddress ? undefined : label, end: match[0].length, name }
}

function labelledCell(cell: Cell, line: Line): Labelled | undefined {
  const found = labelOf(cell.text)
  if (!found) return undefined
  const rest = cell.text.slice(found.end).replace(/^[*_]+|[*_]+$/g, '')
  const value = rest.trim() === '' ? undefined : lineOfCells(line, [cellOf(cell, rest)])
  return { label: found.label, name: { text: found.name, source: [cell.source] }, value }
}

/** `job nursery assistant`: a label with nothing behind it but a space. */
export function looseLabel(line: Line): Labelled | undefined {
  const [cell] = line.cells.length === 1 && !/[:=]/.test(line.text) ? line.cells : []
  const words = cell?.text.split(' ') ?? []
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ')
    const label = cell && words.length > count ? readLabel(name) : undefined
    // `job nursery assistant`: what stands second may be a part of the value.
    const isTwo = label && 'field' in label && (label.when !== undefined || /name$/.test(label.field))
    if (!cell || !label || (count === 2 && !isTwo)) continue
    const value = lineOfCells(line, [cellOf(cell, words.slice(count).join(' '))])
    return { label, name: { text: name, source: [cell.source] }, value }
  }
  return undefined
}
