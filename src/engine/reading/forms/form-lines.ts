// Lines and cells made from parts of others, with the place they came from.
import type { Cell, Line } from '../line.ts'
import type { SectionKind } from '../sections/section-kind.ts'

export function cellOf(cell: Cell, text: string): Cell {
  const bold = cell.parts.length > 1 ? (cell.parts.at(-1)?.bold ?? false) : cell.bold
  return { ...cell, text, bold, parts: [{ text, bold, italic: cell.italic }] }
}

export function lineOfCells(line: Line, cells: Cell[], bullet = false): Line {
  return {
    ...line,
    cells,
    text: cells.map((cell) => cell.text).join('  '),
    bold: cells.every((cell) => cell.bold),
    bullet,
  }
}

/** A line of its own; two of one paragraph must not be joined again. */
export function lineOfText({ tag: _, ...line }: Line, text: string): Line {
  const [cell] = line.cells
  if (!cell) return { ...line, text }
  const own = { ...cell, text, links: [], parts: [{ text, bold: cell.bold, italic: cell.italic }] }
  return { ...line, text, cells: [own], gap: 2.4, bullet: false }
}

export function headingLine(text: string, line: Line, kind: SectionKind): Line {
  return line.cells.length > 0 ? { ...lineOfText(line, text), heads: kind } : line
}
