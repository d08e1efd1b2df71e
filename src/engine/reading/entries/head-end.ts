// Where the head of an entry ends and what was done begins.
import { wordCount } from '../line.ts'
import { isSubLabel } from '../sections/heading-lexicon.ts'
import { companyScore } from '../words/company-words.ts'
import { placeScore } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { isNamedPost, isPlain, namesEmployer } from './find-blocks.ts'
import { isTail } from './find-places.ts'
import { headCells } from './head-cells.ts'
import { countParted } from './join-names.ts'
import { choosePair } from './name-pair.ts'
import { takeTown } from './take-town.ts'
import { endsInPlace, isOnlyDate, type Unit } from './units.ts'

export function findHeadEnd(units: readonly Unit[], start: number, anchor: number, end: number, names: number): number {
  let at = anchor + 1
  const isPlainText = isPlain(units)
  // Names follow the dates where nothing else is above them.
  const isBelowDate = (index: number) => {
    if (start !== anchor || !isOnlyDate(units[anchor])) return false
    // `Clerk, Marsh & Cole` leaves nothing to be named by the next line.
    return index <= anchor + (units[anchor + 1]?.text.includes(', ') ? 1 : 2)
  }
  for (; at < end; at++) {
    const unit = units[at]
    const isFirstBullet = unit?.bullet && at === anchor + 1 && isOnlyDate(units[anchor]) && start === anchor
    if (!unit || (!unit.isHeadLike && !isFirstBullet) || isSubLabel(unit.text)) break
    const cells = headCells(units.slice(start, at))
    const known = countParted(cells)
    // In text without looks what was done looks like a name, too: its words tell.
    if (isPlainText && !isBelowDate(at) && (!couldBeNamed(unit) || isComplete(units.slice(start, at), unit))) break
    const isPlace = placeScore(unit.text) >= 2 && !cells.some((cell) => cell.kind === 'place')
    const isDate = isOnlyDate(unit)
    // Two names and no title among them: the line below may be it.
    const isTitle =
      titleScore(unit.text) >= 1.3 &&
      wordCount(unit.text) <= 8 &&
      !cells.some((cell) => cell.kind === 'name' && titleScore(cell.text) > 0)
    // `**Tarn Joinery**, Brackenmoor` names no post: a short line in a look of its own does.
    const [employer, tail, ...others] = cells
    const isPost =
      at === start + 1 &&
      employer !== undefined &&
      tail !== undefined &&
      others.length === 0 &&
      isTail(employer, tail) &&
      wordCount(unit.text) <= 6 &&
      unit.style !== units[start]?.style &&
      unit.style !== units[at + 1]?.style
    // Deeper than the names and the dates stands what was done, with or without a mark.
    const isDeeper = known > 0 && units.slice(start, at).every((own) => standsDeeper(unit, own))
    if (
      !isPlace &&
      !isDate &&
      !isTitle &&
      !isPost &&
      (known >= names ||
        isDeeper ||
        wordCount(withoutBrackets(unit.text)) > 10 ||
        (/[.]$/.test(unit.text) && !endsInPlace(unit.text)))
    )
      break
  }
  return at
}

/** `Clerk (part time, then full time), Marsh & Cole` */
function withoutBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, '')
}

/** `Shop Assistant, Lind News, Paisley` above `Tills`: post and employer are named, and a word more is no third. */
function isComplete(head: readonly Unit[], unit: Unit): boolean {
  if (isOnlyDate(unit) || placeScore(unit.text) >= 2) return false
  const cells = takeTown(headCells(head))
  const { title, company } = choosePair(cells, { order: 0, bold: 0 })
  const isSure = companyScore(company?.text ?? '') >= 1.2 || cells.some(({ kind }) => kind === 'place')
  return title !== undefined && titleScore(title.text) >= 1.3 && company !== undefined && isSure
}

export function couldBeNamed(unit: Unit): boolean {
  // `Hayward Parks, recreation office      Hayward, CA`: a place at the end of its row.
  const { cells } = unit.first
  const isRow = cells.length > 1 && placeScore(cells.at(-1)?.text ?? '') >= 2
  return isRow || isOnlyDate(unit) || placeScore(unit.text) >= 2 || namesEmployer(unit.text) || isNamedPost(unit.text)
}

/** Beside dates that hang in a margin the names have an edge of their own; what is on it is not deeper. */
function standsDeeper({ first }: Unit, { first: head }: Unit): boolean {
  const isOnEdge = head.cells.some((cell) => Math.abs(cell.x - first.x) < 4)
  return !isOnEdge && first.x > head.x + 18
}
