// A dash or a slash parts two names in one document and is inside one name in another: the heads tell together.
import { companyScore, endsInPart } from '../words/company-words.ts'
import { isTitleField, titleScore } from '../words/title-words.ts'
import type { HeadCell } from './head-cells.ts'

/** `Registered Nurse - ICU` over `Mercy Hospital` is one name, `Registered Nurse - Mercy Hospital` is two. */
export function joinNames(heads: readonly HeadCell[][]): HeadCell[][] {
  const jointed = heads.filter((cells) => cells.some((_, at) => isJoint(cells, at)))
  const parted = jointed.filter((cells) => cells.some((_, at) => isJoint(cells, at) && isContrast(cells, at)))
  const isEverywhere = heads.length > 2 && heads.every((cells) => cells.some((_, at) => isJoint(cells, at)))
  const isHabit = isEverywhere || (parted.length > 0 && 2 * parted.length >= jointed.length)
  return heads.map((cells) => {
    if (cells.some((_, at) => isDesk(cells, at))) return joinAll(cells)
    return isHabit || countNames(cells, () => false) < 2 ? cells : joinAll(cells)
  })
}

/** `Staff Nurse - Emergency Department` beside the hospital in a line of its own. */
function isDesk(cells: readonly HeadCell[], at: number): boolean {
  const [before, cell] = [cells[at - 1], cells[at]]
  if (!before || !cell || !isJoint(cells, at) || !(titleScore(before.text) >= 1.3)) return false
  if (titleScore(cell.text) > 0 || !endsInPart(cell.text)) return false
  return cells.some(({ row, kind, text }) => row !== cell.row && kind === 'name' && companyScore(text) > 0)
}

/** How many names the cells hold, a joint parting them only where one side is a title and the other an employer. */
export function countParted(cells: readonly HeadCell[]): number {
  return countNames(cells, (at) => isContrast(cells, at))
}

function countNames(cells: readonly HeadCell[], parts: (at: number) => boolean): number {
  return cells.filter((cell, at) => cell.kind === 'name' && (!isJoint(cells, at) || parts(at))).length
}

function isJoint(cells: readonly HeadCell[], at: number): boolean {
  const cell = cells[at]
  return cell?.joint !== undefined && cell.kind === 'name' && cells[at - 1]?.kind === 'name'
}

function isContrast(cells: readonly HeadCell[], at: number): boolean {
  const lean = (cell: HeadCell | undefined) => titleScore(cell?.text ?? '') - companyScore(cell?.text ?? '')
  const sides = [lean(cells[at - 1]), lean(cells[at])]
  const isSlash = cells[at]?.joint?.includes('/') === true
  const [first = '', second = ''] = [cells[at - 1]?.text, cells[at]?.text]
  // `Holm & Daughter - Sales Assistant`: what comes before a post is who gave it.
  if (!isSlash && titleScore(second) >= 1.3 && titleScore(first) <= 0 && !first.split(/\s+/).some(isTitleField))
    return true
  return !isSlash && Math.max(...sides) >= 1.2 && Math.min(...sides) <= -1.2
}

function joinAll(cells: readonly HeadCell[]): HeadCell[] {
  const joined: HeadCell[] = []
  cells.forEach((cell, at) => {
    const last = joined.at(-1)
    if (last && isJoint(cells, at)) joined[joined.length - 1] = { ...last, text: last.text + cell.joint + cell.text }
    else joined.push(cell)
  })
  return joined
}
