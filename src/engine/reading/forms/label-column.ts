// A form whose labels stand in a column of their own, as the Europass has it: what is beside them is read as in any
// other resume, an entry's names before what was done.
import { cutBullet } from '../layout/bullet-marks.ts'
import type { LeftLine } from '../left-over.ts'
import type { Cell, Line } from '../line.ts'
import { headingKind } from '../sections/heading-lexicon.ts'
import { type FieldLabel, readLabel } from './field-labels.ts'
import { cellOf, lineOfCells } from './form-lines.ts'

type Column = { x: number; edge: number }

/** Undefined where no column of labels tells of two jobs. */
export function unfoldColumn(lines: readonly Line[]): { lines: Line[]; labels: LeftLine[] } | undefined {
  const column = findColumn(lines)
  if (!column) return undefined
  const names = lines.flatMap((line) => (isRow(line, column) ? [labelText(line)] : []))
  const isLabel = (line: Line) =>
    isRow(line, column) &&
    headingKind(labelText(line)) === undefined &&
    (fieldOf(line) !== undefined || names.filter((name) => name === labelText(line)).length > 1)
  const labels: LeftLine[] = []
  const blocks: { field: FieldLabel | undefined; lines: Line[] }[] = []
  let isBeside = false
  for (const line of lines) {
    const [first, ...values] = line.cells
    const isWrapped =
      isBeside && first && values.length === 0 && isInColumn(first, column) && /^\p{Ll}/u.test(line.text)
    if (first && (isLabel(line) || isWrapped)) labels.push({ text: first.text, source: [first.source] })
    if (first && isLabel(line)) blocks.push({ field: fieldOf(line), lines: [valueLine(line, values)] })
    else if (!isWrapped) {
      const kind = values.length === 0 && first && isInColumn(first, column) ? headingKind(line.text) : undefined
      if (kind) {
        blocks.push({ field: undefined, lines: [{ ...line, heads: kind }] })
        isBeside = false
        continue
      }
      const isValue: boolean = isBeside && (first?.x ?? 0) > column.x - 4
      if (isValue) blocks.at(-1)?.lines.push(line)
      else blocks.push({ field: undefined, lines: [line] })
      isBeside = isValue
      continue
    }
    isBeside = true
  }
  return { lines: namesFirst(blocks).flatMap((block) => block.lines), labels }
}

/** Two labels of a job, each of them more than once, that end or begin below each other beside values that do. */
function findColumn(lines: readonly Line[]): Column | undefined {
  const rows = lines.filter((line) => line.cells.length > 1 && fieldOf(line) === 'period')
  const [first] = rows
  const x = first?.cells[1]?.x
  const edge = first?.cells[0]?.end
  if (x === undefined || edge === undefined || rows.length < 2) return undefined
  const own = lines.filter((line) => isRow(line, { x, edge }))
  const often = (field: FieldLabel) => own.filter((line) => fieldOf(line) === field).length >= 2
  return often('period') && often('position') && often('company') ? { x, edge } : undefined
}

function isRow({ cells: [first, second] }: Line, column: Column): boolean {
  return first !== undefined && second !== undefined && isInColumn(first, column) && Math.abs(second.x - column.x) < 6
}

function isInColumn(cell: Cell, { x, edge }: Column): boolean {
  return Math.abs(cell.end - edge) < 3 && cell.end < x
}

function labelText({ cells }: Line): string {
  return cells[0]?.text ?? ''
}

function fieldOf(line: Line): FieldLabel | undefined {
  const label = readLabel(labelText(line))
  return label && 'field' in label ? label.field : undefined
}

function valueLine(line: Line, values: readonly Cell[]): Line {
  const [first, ...others] = values
  const rest = first ? cutBullet(first.text) : undefined
  const cells = first && rest ? [cellOf(first, rest), ...others] : [...values]
  return { ...lineOfCells(line, cells, rest !== undefined && rest !== ''), x: first?.x ?? line.x }
}

const order: readonly (FieldLabel | undefined)[] = ['period', 'position', 'company']

/** From one period to the next: title and employer, then the rest as it stood. */
function namesFirst<Block extends { field: FieldLabel | undefined; lines: Line[] }>(blocks: readonly Block[]): Block[] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const isApart = block.field === undefined && block.lines.some((line) => headingKind(line.text) !== undefined)
    if (!last || block.field === 'period' || isApart) groups.push([block])
    else last.push(block)
  }
  return groups.flatMap((group) => {
    if (group[0]?.field !== 'period') return group
    const rank = ({ field }: Block) => (order.includes(field) ? order.indexOf(field) : order.length)
    return group.toSorted((a, b) => rank(a) - rank(b))
  })
}
