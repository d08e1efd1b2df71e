// Where all lines look alike, as in pasted text, blank lines are the only look there is: a head begins below one.
import { wordCount } from '../line.ts'
import { isSubLabel } from '../sections/heading-lexicon.ts'
import { isAction } from '../words/action-words.ts'
import { companyScore } from '../words/company-words.ts'
import { titleScore } from '../words/title-words.ts'
import { headCells } from './head-cells.ts'
import { choosePair } from './name-pair.ts'
import { takeTown } from './take-town.ts'
import type { Unit } from './units.ts'

/** Space above a line that somebody left on purpose. */
export function isApart({ first }: Unit): boolean {
  return first.gap >= 2
}

export function isPlain(units: readonly Unit[]): boolean {
  const [one] = units
  return units.every(({ first }) => !first.bold && !first.italic && first.size === one?.first.size && !first.level)
}

/** The line below a blank one from which on all lines up to the dates could name an entry. */
function blockStart(units: readonly Unit[], anchor: number, floor: number): number | undefined {
  for (let at = anchor; at >= floor && anchor - at < 4; at--) {
    const unit = units[at]
    if (!unit || unit.bullet || (at < anchor && !couldName(unit))) return undefined
    if (at > 0 && !isApart(unit)) continue
    // `Seasonal work` above `Harvest Driver, Brandt Grain, Ouyen, 2019 - 2021` is a label.
    const own = units[anchor]
    const isLabel = at < anchor && own && namesBoth(own) && !(titleScore(unit.text) > 0 || namesEmployer(unit.text))
    return isLabel ? at + 1 : withEmployerAbove(units, at, floor)
  }
  return undefined
}

function couldName(unit: Unit): boolean {
  return unit.isHeadLike && wordCount(unit.text) <= 14 && !isSubLabel(unit.text)
}

/** `Albion Infirmary` alone between blank lines, above the posts there. */
function withEmployerAbove(units: readonly Unit[], start: number, floor: number): number {
  const above = units[start - 1]
  if (!above || start - 1 < floor || !couldName(above) || above.dates.length > 0) return start
  const isAlone = start - 1 === 0 || isApart(above)
  return isAlone && namesEmployer(above.text) ? start - 1 : start
}

/** The line of the dates holds the post and the employer too. */
function namesBoth(unit: Unit): boolean {
  const { title, company } = choosePair(takeTown(headCells([unit])), { order: 0, bold: 0 })
  return title !== undefined && company !== undefined
}

/** Words that begin large, and no post. */
export function namesEmployer(text: string): boolean {
  const [name = ''] = text.split(separator)
  const [first = '', ...more] = name.split(/\s+/)
  return !(titleScore(name) > companyScore(name)) && beginsLarge(text) && !(more.length > 0 && isAction(first))
}

/** `Senior Clerk`, not `Lead a team of clerks`. */
export function isNamedPost(text: string): boolean {
  const [name = ''] = text.split(separator)
  return titleScore(name) > 0 && (beginsLarge(name) || name.split(/\s+/).length <= 3)
}

const separator = /,\s|\s[–—|-]\s|\sat\s/
const beginning = /^[\p{Lu}\d&/+|–—("'“-]|^[dl]['’]\p{Lu}|^(?:of|the|and|for|in|on|at|de|la|le|du|der|und|y)$/u

function beginsLarge(text: string): boolean {
  return text
    .replace(/\s*\([^()]*\)/g, '')
    .split(/\s+/)
    .every((word) => beginning.test(word))
}

/** Where each entry begins, or undefined for one whose block holds more than its head; nothing where blank lines mean nothing. */
export function blockStarts(units: readonly Unit[], anchors: readonly number[]): (number | undefined)[] {
  if (!isPlain(units)) return []
  const starts = anchors.map((anchor, at) => blockStart(units, anchor, (anchors[at - 1] ?? -1) + 1))
  const known = starts.filter((start) => start !== undefined).length
  return known >= 0.6 * anchors.length ? starts : []
}

/**
 * Where an entry without a date begins among the lines of the one above: `Yard Spotter` over `Larkspur Depot, Memphis TN`,
 * between blank lines or above a list.
 */
export function undatedBlock(units: readonly Unit[]): { start: number; end: number } | undefined {
  if (!isPlain(units)) return undefined
  const starts = units.flatMap((unit, at) => (at > 0 && !unit.bullet && isApart(unit) ? [at] : []))
  for (const start of starts) {
    const rest = units.slice(start)
    const length = rest.findIndex((unit, at) => !isHeadLine(unit) || (at > 0 && isApart(unit)))
    const head = rest.slice(0, length < 0 ? rest.length : length)
    const end = start + head.length
    if (head.length > 0 && head.length <= 3 && namesJob(head, units[end])) return { start, end }
  }
  return undefined
}

function isHeadLine(unit: Unit): boolean {
  return couldName(unit) && unit.dates.length === 0 && beginsLarge(unit.text)
}

/** Two lines with a post or a place among them, or a line with a post, an employer and a place. */
function namesJob(head: readonly Unit[], below: Unit | undefined): boolean {
  const cells = takeTown(headCells(head))
  const hasPlace = cells.some(({ kind }) => kind === 'place')
  const hasPost = head.some(({ text }) => isNamedPost(text))
  const { title, company } = choosePair(cells, { order: 0, bold: 0 })
  if (!title || !company || !(below === undefined || below.bullet || isApart(below))) return false
  return head.length >= 2 ? hasPlace || hasPost : hasPlace && hasPost
}
