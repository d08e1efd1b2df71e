// Paragraphs and tables in the objects of the docx library.
import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  type ITableCellBorders,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  VerticalAlign,
  WidthType,
} from 'docx'
import {
  blankParagraph,
  type Edges,
  type Sides,
  type WordBlock,
  type WordCell,
  type WordParagraph,
  type WordTable,
} from './word-blocks.ts'
import type { WordLists } from './word-lists.ts'
import { borderOf, writePieces } from './word-runs.ts'
import type { WordStyles } from './word-styles.ts'
import { hex, twips } from './word-units.ts'

export type WordBook = { styles: WordStyles; lists: WordLists }
type Where = { inCell: boolean }

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
} as const
const tabTypes = { left: TabStopType.LEFT, center: TabStopType.CENTER, right: TabStopType.RIGHT } as const
const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const noBorders = {
  top: noBorder,
  right: noBorder,
  bottom: noBorder,
  left: noBorder,
  insideHorizontal: noBorder,
  insideVertical: noBorder,
}
const firstStrong = /[\p{Script=Hebrew}\p{Script=Arabic}]|[\p{L}]/u
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

export function writeBlocks(blocks: readonly WordBlock[], book: WordBook, where: Where): (Paragraph | Table)[] {
  const written: (Paragraph | Table)[] = []
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'paragraph') {
      written.push(writeParagraph(block, book, where))
      continue
    }
    const previous = blocks[index - 1]
    // Tables know no space above them, and two that touch become one.
    if (block.before > 0 || previous?.kind === 'table') {
      written.push(writeParagraph(blankParagraph(block.before), book, where))
    }
    written.push(writeTable(block, book))
  }
  // A cell must end with a paragraph, and so must the document.
  if (blocks.length === 0 || blocks[blocks.length - 1]?.kind === 'table') {
    written.push(writeParagraph(blankParagraph(1), book, where))
  }
  return written
}

function writeParagraph(block: WordParagraph, book: WordBook, { inCell }: Where): Paragraph {
  const isBlank = !block.pieces.some((piece) => 'runs' in piece)
  const named = isBlank ? undefined : book.styles.styleFor(block)
  const reference = book.lists.referenceFor(block)
  const isRightToLeft = startsRightToLeft(block)
  return new Paragraph({
    ...(named ? { style: named.id } : {}),
    // A blank line is as high as its letters would be, however little room the line is given.
    ...(isBlank ? { run: { size: 2 } } : {}),
    children: writePieces(block.pieces, named?.style ?? block.style),
    spacing: {
      ...lengths({ before: block.before, after: block.after }),
      ...(block.lineHeight === undefined
        ? { line: 240, lineRule: LineRuleType.AUTO }
        : { line: twips(block.lineHeight), lineRule: LineRuleType.EXACT }),
    },
    // Word mirrors the alignment of a paragraph that runs from the right.
    alignment:
      isRightToLeft && block.align !== 'center' && block.align !== 'justify'
        ? AlignmentType.START
        : alignments[block.align],
    ...(isRightToLeft ? { bidirectional: true } : {}),
    ...(reference
      ? { numbering: { reference, level: 0 } }
      : { indent: lengths({ left: block.left, right: block.right, hanging: block.hanging }) }),
    // In the cell of a row that must split, paragraphs that keep together push the whole row to the next page.
    ...(block.keepWithNext && !inCell ? { keepNext: true } : {}),
    ...(block.tabs.length > 0
      ? { tabStops: block.tabs.map(({ at, align }) => ({ type: tabTypes[align], position: twips(at) })) }
      : {}),
    ...(hasEdges(block.edges) ? { border: writeEdges(block.edges) } : {}),
    ...(block.fill ? { shading: { type: ShadingType.CLEAR, fill: hex(block.fill) } } : {}),
  })
}

/** Only what is there: a file that says nothing about nothing is shorter and quicker to write. */
function lengths<Name extends string>(points: Record<Name, number>): Partial<Record<Name, number>>
function lengths(points: Record<string, number>): Record<string, number> {
  const given = Object.entries(points).filter(([, length]) => length > 0)
  return Object.fromEntries(given.map(([name, length]) => [name, twips(length)]))
}

function startsRightToLeft({ pieces }: WordParagraph): boolean {
  const text = pieces.flatMap((piece) => ('runs' in piece ? piece.runs.map((run) => run.text) : [])).join('')
  return rightToLeft.test(firstStrong.exec(text)?.[0] ?? '')
}

const hasEdges = (edges: Edges): boolean => Object.keys(edges).length > 0

function writeEdges(edges: Edges): Record<string, IBorderOptions> {
  return Object.fromEntries(
    Object.entries(edges).map(([side, line]) => [side, { ...borderOf(line), space: line.space }]),
  )
}

function writeTable(table: WordTable, book: WordBook): Table {
  const columnWidths = table.cells.map(({ width }) => twips(width))
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    indent: { size: twips(table.left), type: WidthType.DXA },
    columnWidths,
    borders: noBorders,
    margins: { top: 0, right: 0, bottom: 0, left: 0, marginUnitType: WidthType.DXA },
    rows: [
      new TableRow({
        ...(table.canSplit ? {} : { cantSplit: true }),
        children: table.cells.map((cell) => writeCell(cell, book)),
      }),
    ],
  })
}

/** Borders and the blank paragraph after a last table take room that the layout does not know of. */
function innerPadding({ padding, edges, blocks }: WordCell): Sides {
  const filler = blocks[blocks.length - 1]?.kind === 'table' ? 1 : 0
  const inner = (side: keyof Sides, more = 0) => Math.max(0, padding[side] - (edges[side]?.width ?? 0) - more)
  return { top: inner('top'), right: inner('right'), bottom: inner('bottom', filler), left: inner('left') }
}

const verticalAligns = {
  top: VerticalAlign.TOP,
  middle: VerticalAlign.CENTER,
  bottom: VerticalAlign.BOTTOM,
} as const

function writeCell(cell: WordCell, book: WordBook): TableCell {
  const { edges, fill } = cell
  const padding = innerPadding(cell)
  const borders: ITableCellBorders = Object.fromEntries(
    Object.entries(edges).map(([side, line]) => [side, borderOf(line)]),
  )
  return new TableCell({
    width: { size: twips(cell.width), type: WidthType.DXA },
    margins: {
      top: twips(padding.top),
      right: twips(padding.right),
      bottom: twips(padding.bottom),
      left: twips(padding.left),
      marginUnitType: WidthType.DXA,
    },
    borders,
    verticalAlign: verticalAligns[cell.valign],
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill: hex(fill) } } : {}),
    children: writeBlocks(cell.blocks, book, { inCell: true }),
  })
}
