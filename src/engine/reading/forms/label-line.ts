// A line that begins with a label, as the label and the text after it.
import { startsWithAddress } from '../header/find-contacts.ts'
import type { Cell, Line } from '../line.ts'
import type { SourceSpan } from '../segment.ts'
import { type Label, readLabel } from './field-labels.ts'

export type Labelled = {
  label: Label
  /** As the document writes it, with the place of it. */
  name: { text: string; source: SourceSpan[] }
  /** What stands after it on its line; empty where the value is on the next. */
  value: Line | undefined
}

const mark = /^(?:\d{1,2}[.)]\s+)?[*_]*([\p{L}][\p{L}\p{M}\d &/'’-]{0,40}?)[*_]*\s*(?::|=|\s[–—-](?=\s))[*_]*\s*/u

/** The labelled parts of a line; several stand in one where cells or semicolons part them. Undefined where one has no label. */
export function labelledParts(line: Line): Labelled[] | undefined {
  const parts = line.cells.flatMap(splitCell).map((cell) => labelledCell(cell, line))
  const found = parts.filter((part) => part !== undefined)
  return found.length > 0 && found.length === parts.length ? found : undefined
}

/** The label that the whole line stands after: `Skills: Python   SQL`. */
export function leadingLabel(line: Line): Labelled | undefined {
  const [first, ...rest] = line.cells
  if (!first) return undefined
  const own = labelledCell(first, line)
  if (!own) return undefined
  const cells = [...(own.value?.cells ?? []), ...rest]
  return { ...own, value: cells.length === 0 ? undefined : lineOfCells(line, cells) }
}

/** `Name: Julia Weiss; Profession: Architect`: every part has its label. */
function splitCell(cell: Cell): Cell[] {
  const parts = cell.text.split(/\s*;\s+/)
  const isForm = parts.length > 1 && parts.every((part) => labelOf(part) !== undefined)
  return isForm ? parts.map((text) => cellOf(cell, text)) : [cell]
}

function labelOf(text: string): { label: Label; end: number; name: string } | undefined {
  const match = mark.exec(text)
  const label = match?.[1] === undefined ? undefined : readLabel(match[1])
  if (!match || !label || ('section' in label && startsWithAddress(text.slice(match[0].length)))) return undefined
  return { label, end: match[0].length, name: match[1] ?? '' }
}

function labelledCell(cell: Cell, line: Line): Labelled | undefined {
  const found = labelOf(cell.text)
  if (!found) return undefined
  const rest = cell.text.slice(found.end).replace(/^[*_]+|[*_]+$/g, '')
  const value = rest.trim() === '' ? undefined : lineOfCells(line, [cellOf(cell, rest)])
  return { label: found.label, name: { text: found.name, source: [cell.source] }, value }
}

function cellOf(cell: Cell, text: string): Cell {
  const bold = cell.parts.length > 1 ? (cell.parts.at(-1)?.bold ?? false) : cell.bold
  return { ...cell, text, bold, parts: [{ text, bold, italic: cell.italic }] }
}

function lineOfCells(line: Line, cells: Cell[]): Line {
  return {
    ...line,
    cells,
    text: cells.map((cell) => cell.text).join('  '),
    bold: cells.every((cell) => cell.bold),
    bullet: false,
  }
}
