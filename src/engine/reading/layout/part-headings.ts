// A heading in the margin shares its line with the text it heads: `SKILLS    Python, SQL`. It becomes a line of its own.

import { type Cell, isCapitals, type Line, styleOf, wordCount } from '../line.ts'
import { headingKind } from '../sections/heading-lexicon.ts'
import { countLetters } from './count-letters.ts'
import { isOneHeading } from './gutter.ts'

export function partHeadings(lines: readonly Line[]): Line[] {
  const inMargin = lines.filter(hasMarginHeading)
  const alone = lines.filter((line) => line.cells.length === 1 && headingKind(line.text) !== undefined)
  const isHabit = (line: Line) =>
    inMargin.filter((other) => sameMargin(other, line)).length +
      alone.filter((other) => standsBeside(other, line)).length >=
    2
  const looks = countLooks([...inMargin, ...alone])
  return lines.flatMap((line) => {
    const [heading, ...rest] = line.cells
    const isLong = line.tag?.role === 'heading' && wordCount(rest[0]?.text ?? '') >= 6
    const isKnown = hasMarginHeading(line) && (isHabit(line) || isLong)
    // In the look and the place of two that are known: `OUTREACH    Guide, Tarn Museum`.
    const isAlike =
      heading !== undefined &&
      (looks.get(lookOf(heading)) ?? 0) >= 2 &&
      isHabit(line) &&
      rest.length > 0 &&
      rest.every((cell) => lookOf(cell) !== lookOf(heading)) &&
      wordCount(heading.text) <= 4 &&
      !/[\d:,]/.test(heading.text)
    if (!heading || !(isKnown || isAlike)) return [line]
    return [lineOf(line, [heading], Number.POSITIVE_INFINITY, false), lineOf(line, rest, line.gap, line.bullet)]
  })
}

function countLooks(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { cells } of lines) {
    const look = cells[0] ? lookOf(cells[0]) : ''
    counts.set(look, (counts.get(look) ?? 0) + 1)
  }
  return counts
}

function lookOf({ size, bold, italic, color, text }: Cell): string {
  return [size.toFixed(1), bold, italic, color, isCapitals(text)].join()
}

/** A heading that wraps in a narrow margin: `Education and` above `Training`. */
export function joinHeadings(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  const beside = findBesideText(lines)
  const inMargin = countLooks([...beside].filter(({ text }) => headingKind(text) !== undefined))
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
      ((headingKind(whole) !== undefined &&
        (headingKind(above.text) === undefined ||
          headingKind(line.text) === undefined ||
          /(?:&|\band)$/i.test(above.text))) ||
        (beside.has(above) && (inMargin.get(lookOf(upper)) ?? 0) >= 2 && isOneHeading(above.text, line.text)))
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

/** Lines alone in a margin, with text on their height to the right. */
function findBesideText(lines: readonly Line[]): Set<Line> {
  const level = new Map<string, Line[]>()
  const height = ({ page }: Line, y: number) => `${page}/${Math.round(y / 4)}`
  for (const line of lines) {
    const row = level.get(height(line, line.y))
    if (row) row.push(line)
    else level.set(height(line, line.y), [line])
  }
  return new Set(
    lines.filter((line) => {
      const near = [-4, 0, 4].flatMap((shift) => level.get(height(line, line.y + shift)) ?? [])
      const isLevel = (other: Line) => Math.abs(other.y - line.y) < 0.5 * line.size && other.x > line.end
      return line.cells.length === 1 && !line.bullet && near.some(isLevel)
    }),
  )
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
  return {
    ...line,
    cells,
    gap,
    bullet,
    text: cells.map((cell) => cell.text).join('  '),
    x: cells[0]?.x ?? line.x,
    end: Math.max(...cells.map((cell) => cell.end)),
    size: Math.max(...cells.map((cell) => cell.size)),
    bold: countLetters(cells.filter((cell) => cell.bold)) > 0.5 * countLetters(cells),
  }
}
