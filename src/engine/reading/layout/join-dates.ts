// A period set over two lines, `March 2015` above `— Present`, is one.
import { findDates, isPeriodAlone, withoutDates } from '../dates/find-dates.ts'
import { monthPattern } from '../dates/month-names.ts'
import { type Line, withCells, withText } from '../line.ts'
import { duration } from './facts.ts'

export function joinDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const wrapped = above && wrapsInMargin(above, line)
    if (wrapped) joined.splice(-1, 1, ...wrapped)
    else if (above && standsBeside(above, line)) {
      joined[joined.length - 1] = { ...line, gap: above.gap, ...asOneLine(above, line) }
    } else if (above && goesOn(above, line)) {
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}`, cells: [mergeCells(above, line)] }
    } else joined.push(line)
  }
  return joined
}

/** A date whose text begins on its own line, so near that the two are one head: `Jan 2014–Jan 2018 Graduate Engineer`. */
function standsBeside(above: Line, line: Line): boolean {
  if (above.page !== line.page || Math.abs(above.y - line.y) > 1 || line.x < above.end || above.cells.length > 1)
    return false
  if (line.x - above.end > 4 * line.size) return false
  return isPeriodAlone(above.text) && findDates(line.text).length === 0
}

function asOneLine(above: Line, line: Line): Pick<Line, 'text' | 'cells' | 'x'> {
  return { text: `${above.text}  ${line.text}`, cells: [...above.cells, ...line.cells], x: above.x }
}

/** `April 2012 to December`, whose year is in the next line. */
const openPeriod = new RegExp(`(?:[-–—]|\\bto)\\s*(?:${monthPattern})\\.?$`, 'i')

function mergeCells(above: Line, line: Line): Line['cells'][number] {
  const [first] = above.cells
  const [second] = line.cells
  if (!first || !second) throw new Error('A line has at least one cell')
  const text = `${first.text} ${second.text}`
  return withText(first, text)
}

/** `Jan 2013 – May | Clerk` above `2018 | Dolomiti Ltd`: the period wraps in its margin, beside the names. */
function wrapsInMargin(above: Line, line: Line): Line[] | undefined {
  const [upper, beside, ...others] = above.cells
  const [lower, ...rest] = line.cells
  if (!upper || !beside || !lower || above.page !== line.page || line.bullet || lower.end > beside.x - 2)
    return undefined
  if (line.y <= above.y || line.gap > 1.8 || !(/[-–—]$/.test(upper.text) || openPeriod.test(upper.text)))
    return undefined
  const text = `${upper.text} ${lower.text}`
  const [period, ...more] = findDates(text)
  if (!period?.isPeriod || more.length > 0 || withoutDates(text, [period]) !== '') return undefined
  const date = withText(upper, text)
  const head = withCells(above, [date, beside, ...others])
  return rest.length > 0 ? [head, withCells(line, rest)] : [head]
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
