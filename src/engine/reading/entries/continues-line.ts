// Whether a line goes on with the one above.
import { monthPattern } from '../dates/month-names.ts'
import { isFact } from '../layout/facts.ts'
import { type Line, wordCount } from '../line.ts'
import { isAction } from '../words/action-words.ts'
import { isCity } from '../words/places.ts'

export function breaksPeriod(above: string, line: string): boolean {
  return /\d{4}\s?[–—-]$/.test(above) && /^(?:\d{4}|0[1-9]|1[0-2])\b/.test(line)
}

export function continuesLine(above: Line, line: Line, first: Line): boolean {
  if (line.bullet || line.cells.length > 1) return false
  // A period broken at its dash: `2013–` above `2017`, `(2018-` above `08 - Present)`.
  if (breaksPeriod(above.text, line.text)) return true
  // A place or a date under a name is told apart from it, unless the line above asks for it.
  const isOneHead = line.tag?.role === 'heading' && line.tag.block === above.tag?.block
  // `from 31 to 4 between 2018` above `and 2023.`
  const isItem =
    first.bullet && /^(?:and|or|to|in|by|through|until|of|from|since|during|before|after|between) /.test(line.text)
  if (
    !isOneHead &&
    !isItem &&
    isFact(line.text) &&
    !/(?:[,–—-]|\b(?:in|at|of|and|the|to|from|for))$/i.test(above.text) &&
    !isOpen(above.text) &&
    !namesByCity(above.text, line.text)
  )
    return false
  // What is bold in an item may end where its line does.
  const sameLook =
    Math.abs(line.size - above.size) < 0.8 &&
    (line.bold === above.bold ||
      first.bullet ||
      above.cells.some((cell) => cell.parts.length > 1) ||
      line.cells.some((cell) => cell.parts.length > 1))
  const startsLower = /^[\p{Ll}&(]/u.test(line.text)
  const endsOpen = !/[.!?:]$/.test(above.text)
  if (line.tag && above.tag && line.page === above.page && !isLoose(above, line)) {
    return line.tag.block === above.tag.block && line.y > above.y && sameLook && line.gap < 2.6 && wraps(above, line)
  }
  if (line.page !== above.page || line.region !== above.region) return endsOpen && startsLower && sameLook
  if (!sameLook || line.gap > 2 || line.y < above.y || line.gap > 1.12 * above.gap) return false
  // If marks are part of the text, an item's other lines start further left.
  const outdent = first.bullet ? 1.6 * line.size : 3
  if (line.x < first.x - outdent || line.x > first.x + 34) return false
  if (above.cells.length > 1) return startsLower && endsOpen
  const [word = ''] = line.text.split(' ')
  const wordWidth = ((line.end - line.x) * (word.length + 1)) / Math.max(1, line.text.length)
  const fills = above.end + wordWidth > line.rightEdge - 1
  const isHanging = first.bullet && line.x > first.x + 3
  if (isHanging) return true
  if (fills) return first.bullet || !beginsItem(above, line)
  return startsLower && endsOpen && wordCount(above.text) > 3
}

/** `Technische Universität` above `Braunschweig`: there the city is the name. */
function namesByCity(above: string, line: string): boolean {
  const isKind =
    /(?:universität|hochschule|université|universidad|universidade|università|universiteit|uniwersytet|politechnika)$/iu
  return isKind.test(above) && isCity(line)
}

/** Text in no paragraph of its own changes its block where its look changes: `**Teller** at Ellison` above `Credit Union`. */
function isLoose(above: Line, line: Line): boolean {
  if (line.tag?.role !== 'group' || above.tag?.role !== 'group' || line.tag.block === above.tag.block) return false
  const parts = above.cells.at(-1)?.parts ?? []
  const last = parts.at(-1)
  const [first] = line.cells[0]?.parts ?? []
  return parts.length > 1 && last?.bold === first?.bold && last?.italic === first?.italic && line.gap < 1.6
}

/** A list whose marks the file lost: `… before they reach the supervisor` above `Precept six nurses`. */
function beginsItem(above: Line, line: Line): boolean {
  const [word = ''] = line.text.split(' ')
  const last = above.text.split(' ').at(-1) ?? ''
  if (!/^\p{Lu}\p{Ll}/u.test(word) || !isAction(word) || wordCount(above.text) < 4) return false
  return (
    /^[\p{Ll}\d%)]+[.;]?$/u.test(last) && !/^(?:of|and|the|for|in|to|at|with|a|an|or|by|from|as|on|than)$/.test(last)
  )
}

/** A bracket or a date that the line does not close. */
function isOpen(text: string): boolean {
  return text.split('(').length > text.split(')').length || openMonth.test(text)
}

const openMonth = new RegExp(`(?:^|\\s)(?:${monthPattern})\\.?$`, 'i')

/** A line that leaves half its width free was ended on purpose, unless the next continues in lower case. */
function wraps(above: Line, line: Line): boolean {
  const edge = Math.min(above.rightEdge, line.rightEdge)
  const width = edge - Math.min(above.x, line.x)
  if (line.tag?.role === 'heading') return true
  if (/(?:[,&/–—-]|\b(?:of|and|the|for|in|to|at|with|a|an|or|by|de))$/i.test(above.text)) return true
  return /^[\p{Ll}&(\d]/u.test(line.text) || edge - above.end < 0.4 * width
}
