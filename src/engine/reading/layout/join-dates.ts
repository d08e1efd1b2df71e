// A period set over two lines, `March 2015` above `— Present`, is one.
import { findDates, withoutDates } from '../dates/find-dates.ts'
import { monthPattern } from '../dates/month-names.ts'
import type { Line } from '../line.ts'
import { duration } from './facts.ts'

export function joinDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (above && goesOn(above, line)) {
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}`, cells: [mergeCells(above, line)] }
    } else joined.push(line)
  }
  return joined
}

/** `April 2012 to December`, whose year is in the next line. */
const openPeriod = new RegExp(`(?:[-–—]|\\bto)\\s*(?:${monthPattern})\\.?$`, 'i')

function mergeCells(above: Line, line: Line): Line['cells'][number] {
  const [first] = above.cells
  const [second] = line.cells
  if (!first || !second) throw new Error('A line has at least one cell')
  const text = `${first.text} ${second.text}`
  return { ...first, text, parts: [{ text, bold: first.bold, italic: first.italic }] }
}

function goesOn(above: Line, line: Line): boolean {
  if (above.cells.length !== 1 || line.cells.length !== 1 || above.page !== line.page) return false
  const opens = /[-–—]$|\bto$/.test(above.text) || openPeriod.test(above.text)
  const follows = /^[-–—]\s*\S|^to\s/.test(line.text)
  if (!opens && !follows) return false
  const own = findDates(above.text)
  const [last] = own
  if (own.length !== 1 || !last || (last.isPeriod && !opens)) return false
  if (withoutDates(above.text, own) !== '' && !openPeriod.test(above.text)) return false
  const whole = `${above.text} ${line.text}`
  const both = findDates(whole)
  const rest = withoutDates(whole, both)
  return both.length === 1 && both[0]?.isPeriod === true && (rest === '' || duration.test(rest))
}
