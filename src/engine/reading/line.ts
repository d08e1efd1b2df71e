// Lines of a document in reading order, whatever file they come from.
import type { SectionKind } from './sections/section-kind.ts'
import type { BlockTag, SourceSpan } from './segment.ts'

export type StyledPart = { text: string; bold: boolean; italic: boolean }

/** A stretch of a line that is apart from its neighbours by a clear gap, or the whole line. */
export type Cell = {
  text: string
  x: number
  /** Right edge. */
  end: number
  size: number
  bold: boolean
  italic: boolean
  /** Its stretches of one look, in order. */
  parts: StyledPart[]
  /** Addresses the cell leads to. */
  links: string[]
  color?: string
  /** From the file's structure tree, if the whole cell is in one element. */
  block?: number
  source: SourceSpan
}

export type Line = {
  /** The cells' texts with two spaces between cells. */
  text: string
  cells: Cell[]
  page: number
  x: number
  end: number
  y: number
  size: number
  /** Of most of its letters. */
  bold: boolean
  italic: boolean
  /** Begins a list item: by a mark in the text (already cut off), a drawn mark or the file's own word. */
  bullet: boolean
  tag?: BlockTag
  /** Space above, from baseline to baseline, in line sizes; infinite where a column or page begins. */
  gap: number
  /** Lines of one column, band or page share a number. */
  region: number
  /** How far the lines of its region reach to the right. */
  rightEdge: number
  /** Set by a style of the file: a heading of this level. */
  level?: number
  /** It heads a section of this kind, whatever it looks like: it was a label. */
  heads?: SectionKind
  /** What a label before it said that it is: `Position: Clerk`. */
  says?: 'company' | 'position'
  /** Somebody else's question, which the lines below answer. */
  asks?: boolean
}

/** Size, weight, case and colour of a line: lines of one kind look alike. */
export function styleOf(line: Line): string {
  // How a line begins: what is at its right end may look otherwise in one entry and be missing in the next.
  const { bold, italic } = line.cells[0]?.parts[0] ?? line
  const capitals = isCapitals(line.text) ? 'C' : ''
  return `${Math.round(line.size * 2)}${bold ? 'b' : ''}${italic ? 'i' : ''}${capitals}${line.cells[0]?.color ?? ''}`
}

/** Nothing but capitals, as many headings are. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The same line with other cells. */
export function withCells(line: Line, cells: Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join('  '), x: cells[0]?.x ?? line.x }
}

/** The same cell with another text, all of it in the cell's own look. */
export function withText(cell: Cell, text: string): Cell {
  return text === cell.text ? cell : { ...cell, text, parts: [{ text, bold: cell.bold, italic: cell.italic }] }
}

/** Pasted text has one size and one weight. */
export function hasLooks(lines: readonly Line[]): boolean {
  return lines.some(({ size, bold }) => bold || size !== lines[0]?.size)
}

/** Nothing but an empty line can part a heading from the rest: no size, no weight, no style of the file's own. */
export function isPlainText(lines: readonly Line[]): boolean {
  return !hasLooks(lines) && lines.every(({ level }) => level === undefined)
}

/** Where a line was read. */
export function sourceOf({ cells }: Pick<Line, 'cells'>): SourceSpan[] {
  return cells.map(({ source }) => source)
}
