// An entry set as one paragraph beside its dates: the first sentence is its head, the others tell of it.

import { findDates, hasPeriod, isPeriodAlone, withoutDates } from '../dates/find-dates.ts'
import { isFact } from '../layout/facts.ts'
import { type Cell, type Line, withCells, wordCount } from '../line.ts'
import { isCareerBreak, isOwnWork } from '../words/career-breaks.ts'
import { degreeScore, schoolScore } from '../words/education-words.ts'
import { titleScore } from '../words/title-words.ts'

const stop = /(?<=\p{Ll}{2}|\p{Lu}{2}|\))(?<!\b(?:Prof|Dept|Univ|Corp|Inc|Ltd|Bros))\.\s+(?=[\p{Lu}\d“"])/u

/** A longer line is text pasted without its breaks. */
const longest = 1200

export function partRunIn(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [first, last] = line.cells
    if (line.bullet || !first || !last || line.cells.length !== 2 || !isFact(last.text)) return [line]
    const match = stop.exec(first.text)
    const head = first.text.slice(0, (match?.index ?? 0) + 1)
    const rest = first.text.slice((match?.index ?? 0) + (match?.[0].length ?? 0))
    if (!match || wordCount(head) > 16 || !namesEntry(head) || wordCount(rest) < 2) return [line]
    return [
      withCells(line, [cutCell(first, 0, head.length), last]),
      { ...withCells(line, [cutCell(first, first.text.length - rest.length, first.text.length)]), gap: 1.2 },
    ]
  })
}

function namesEntry(text: string): boolean {
  const [start = ''] = text.split(',')
  return text.includes(',') && (titleScore(start) > 0 || degreeScore(start) >= 1.5 || schoolScore(start) >= 1.5)
}

/** In plain lines, too: `Family carer. Kept the books of …` below `2019 – 2025`, or behind it. */
export function partPlainRunIn(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [cell] = line.cells
    if (line.bullet || !cell || line.cells.length > 1 || line.text.length > longest) return [line]
    const [date] = findDates(line.text)
    const above = lines[at - 1]
    const isLed = date?.isPeriod === true && date.start === 0
    const isBelow = above !== undefined && line.gap < 2 && !above.bullet && isPeriodAlone(above.text)
    if (!(isLed || isBelow)) return [line]
    const match = stop.exec(line.text)
    const end = (match?.index ?? 0) + 1
    const name = withoutDates(line.text.slice(0, end), isLed ? [date] : []).replace(/^[:\s–—-]+/, '')
    if (!match || wordCount(name) > 6 || !namesTime(name)) return [line]
    const rest = end - 1 + match[0].length
    return [
      withCells(line, [cutCell(cell, 0, end - 1)]),
      { ...withCells(line, [cutCell(cell, rest, cell.text.length)]), gap: 1.2 },
    ]
  })
}

/** `FITTER. Marsh & Cole Ltd., Leeds. 6/95 to 12/98. Kept the presses going.`: a line each for post, employer and dates. */
export function partSpokenHeads(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [cell] = line.cells
    if (line.bullet || !cell || line.cells.length > 1 || line.text.length > longest) return [line]
    if (!hasPeriod(line.text)) return [line]
    const parts = partsBetweenStops(cell.text)
    const dated = parts.findIndex(({ from, to }) => isPeriodAlone(cell.text.slice(from, to)))
    const [post] = parts
    const name = post ? cell.text.slice(post.from, post.to) : ''
    if (!post || dated < 1 || dated > 2 || wordCount(name) > 5 || !(titleScore(name) > 0)) return [line]
    const head = parts.slice(0, dated + 1)
    const rest = parts[dated + 1]
    return [...head, ...(rest ? [{ from: rest.from, to: cell.text.length }] : [])].map(({ from, to }, at) => ({
      ...withCells(line, [cutCell(cell, from, to)]),
      ...(at === 0 ? {} : { gap: 1.2 }),
    }))
  })
}

function partsBetweenStops(text: string): { from: number; to: number }[] {
  const stops = [...text.matchAll(new RegExp(anyStop, 'gu'))]
  const starts = [0, ...stops.map((one) => one.index + one[0].length)]
  return starts.map((from, at) => ({ from, to: stops[at]?.index ?? text.length }))
}

const anyStop = String.raw`\.\s+(?=\d)|(?<!\b\p{L}{1,3})\.\s+(?=\p{Lu})`

function namesTime(text: string): boolean {
  return titleScore(text) > 0 || isCareerBreak(text) || isOwnWork(text)
}

/** `2012 – 2019 (short time for most of 2015)` below the names: what is in the brackets is said of the job. */
export function partRemarks(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [cell] = line.cells
    const [, lead = '', remark = ''] =
      line.text.length > longest ? [] : (/^([^()]+?)\s*\((\p{Ll}[^()]+)\)$/u.exec(line.text) ?? [])
    const isDate = lead !== '' && wordCount(remark) >= 2 && !isFact(remark) && !line.bullet && isPeriodAlone(lead)
    if (!cell || line.cells.length > 1 || line.gap >= 2 || !isDate) return [line]
    const from = cell.text.indexOf('(') + 1
    return [
      withCells(line, [cutCell(cell, 0, lead.length)]),
      withCells(line, [cutCell(cell, from, from + remark.length)]),
    ]
  })
}

/** The characters of a cell, each in the look it has. */
export function cutCell(cell: Cell, from: number, to: number): Cell {
  let at = 0
  const parts = cell.parts.flatMap((part) => {
    const start = cell.text.indexOf(part.text, at)
    if (start < 0) return []
    at = start + part.text.length
    const text = part.text.slice(Math.max(0, from - start), Math.max(0, to - start)).trim()
    return text === '' ? [] : [{ ...part, text }]
  })
  return { ...cell, text: cell.text.slice(from, to).trim(), parts }
}
