// A heading in the margin shares its line with the text it heads: `SKILLS    Python, SQL`. It becomes a line of its own.
import { type Cell, type Line, styleOf, wordCount } from '../line.ts'
import { headingKind } from '../sections/heading-lexicon.ts'

export function partHeadings(lines: readonly Line[]): Line[] {
  const inMargin = lines.filter(hasMarginHeading)
  const alone = lines.filter((line) => line.cells.length === 1 && headingKind(line.text) !== undefined)
  const isHabit = (line: Line) =>
    inMargin.filter((other) => sameMargin(other, line)).length +
      alone.filter((other) => standsBeside(other, line)).length >=
    2
  return lines.flatMap((line) => {
    const [heading, ...rest] = line.cells
    const isLong = line.tag?.role === 'heading' && wordCount(rest[0]?.text ?? '') >= 6
    if (!heading || !hasMarginHeading(line) || !(isHabit(line) || isLong)) return [line]
    return [lineOf(line, [heading], Number.POSITIVE_INFINITY, false), lineOf(line, rest, line.gap, line.bullet)]
  })
}

/** A heading that wraps in a narrow margin: `Education and` above `Training`. */
export function joinHeadings(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const [upper] = above?.cells ?? []
    const [lower] = line.cells
    const whole = `${above?.text ?? ''} ${line.text}`
    const isOne =
      above !== undefined &&
      above.cells.length === 1 &&
      line.cells.length === 1 &&
      above.page === line.page &&
      line.y > above.y &&
      line.gap < 1.7 &&
      styleOf(above) === styleOf(line) &&
      wordCount(whole) <= 5
    if (
      isOne &&
      upper &&
      lower &&
      headingKind(whole) !== undefined &&
      (headingKind(above.text) === undefined ||
        headingKind(line.text) === undefined ||
        /(?:&|\band)$/i.test(above.text))
    ) {
      const cell = {
        ...upper,
        text: whole,
        end: Math.max(upper.end, lower.end),
        parts: [{ text: whole, bold: upper.bold, italic: upper.italic }],
      }
      joined[joined.length - 1] = { ...above, text: whole, cells: [cell] }
    } else joined.push(line)
  }
  return joined
}

function hasMarginHeading({ cells: [first, second] }: Line): boolean {
  return first !== undefined && second !== undefined && headingKind(first.text) !== undefined
}

function sameMargin(a: Line, b: Line): boolean {
  const near = (one: Cell | undefined, other: Cell | undefined) =>
    Math.abs((one?.x ?? 0) - (other?.x ?? 0)) < 4 || Math.abs((one?.end ?? 0) - (other?.end ?? 0)) < 4
  return near(a.cells[0], b.cells[0]) && Math.abs((a.cells[1]?.x ?? 0) - (b.cells[1]?.x ?? 0)) < 20
}

/** A heading alone in the margin of another page, in the look of the one that shares its line. */
function standsBeside({ cells: [own] }: Line, { cells: [first, second] }: Line): boolean {
  if (!own || !first || !second || own.end > second.x) return false
  const isAligned = Math.abs(own.x - first.x) < 4 || Math.abs(own.end - first.end) < 4
  return isAligned && Math.abs(own.size - first.size) < 0.5 && own.bold === first.bold
}

function lineOf(line: Line, cells: Cell[], gap: number, bullet: boolean): Line {
  const letters = (list: readonly Cell[]) => list.reduce((sum, cell) => sum + cell.text.length, 0)
  return {
    ...line,
    cells,
    gap,
    bullet,
    text: cells.map((cell) => cell.text).join('  '),
    x: cells[0]?.x ?? line.x,
    end: Math.max(...cells.map((cell) => cell.end)),
    size: Math.max(...cells.map((cell) => cell.size)),
    bold: letters(cells.filter((cell) => cell.bold)) > 0.5 * letters(cells),
  }
}
