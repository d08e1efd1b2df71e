// Towns that no list knows, by where they stand: `Hordaland Shipyard, Os` in a document whose other jobs end so too,
// and `2018 – Present | Hay-on-Wye` below `Head Gardener, Pritchard Gardens`.
import { companyScore } from '../words/company-words.ts'
import { isTitleField, titleScore } from '../words/title-words.ts'
import type { HeadCell } from './head-cells.ts'

export function findPlaces(heads: readonly HeadCell[][]): HeadCell[][] {
  const tails = heads.filter((cells) => cells.some((cell) => splitTail(cell) !== undefined)).length
  const behind = heads.map(behindName)
  const known = heads.filter((cells) => cells.some(({ kind }) => kind === 'place')).length
  // One job alone may name a department; where all of them end so, they end in places.
  const isHabit =
    tails > 0 &&
    heads.length >= 2 &&
    (tails + known === heads.length || (tails >= 2 && tails + known > 0.6 * heads.length))
  const isBehind = behind.filter(Boolean).length > 1 && behind.filter(Boolean).length >= 0.6 * heads.length
  return heads.map((cells, at) => {
    if (cells.some(({ kind }) => kind === 'place')) return cells
    const beside = besidePair(cells)
    if (beside) return cells.map((cell) => (cell === beside ? { ...cell, kind: 'place' } : cell))
    const own = isBehind ? behind[at] : undefined
    if (own) return cells.map((cell) => (cell === own ? { ...cell, kind: 'place' } : cell))
    return isHabit ? cells.flatMap((cell) => splitTail(cell) ?? [cell]) : cells
  })
}

/** `Vestland Ferries AS, Bergen` as a name and a place, where it is no title. */
function splitTail(cell: HeadCell): HeadCell[] | undefined {
  // `Crêperie du Port (Bénodet)`
  const written = cell.text.replace(/^([^()]+) \(([^()]+)\)$/, '$1, $2')
  const comma = written.lastIndexOf(', ')
  const name = written.slice(0, comma)
  const tail = written.slice(comma + 2)
  if (
    cell.kind !== 'name' ||
    comma < 2 ||
    !isUnknownName(inTitleCase(written).slice(comma + 2)) ||
    (titleScore(name) > 0 && companyScore(name) < 1.5)
  )
    return undefined
  return [
    { ...cell, text: name },
    { ...cell, text: tail, kind: 'place' },
  ]
}

/** `IRIE GRILL HOUSE, MONTEGO BAY` as `Irie Grill House, Montego Bay`; what isn't all in capitals stays as it is. */
function inTitleCase(text: string): string {
  return /\p{Ll}/u.test(text) ? text : text.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase())
}

/** `**Tarn Joinery Ltd**, Brackenmoor` above or below a title: what follows the employer on its line, in another look. */
function behindName(cells: readonly HeadCell[]): HeadCell | undefined {
  const names = cells.filter(({ kind }) => kind === 'name')
  if (names.length !== 3) return undefined
  const title = names.find((cell) => names.every((other) => other === cell || other.row !== cell.row))
  const [employer, place] = names.filter((cell) => cell !== title)
  return title && employer && place && isTail(employer, place) ? place : undefined
}

/** What could be a town behind what could be an employer. */
export function isTail(employer: HeadCell, place: HeadCell): boolean {
  return employer.bold !== place.bold && !(titleScore(employer.text) > 0) && isUnknownName(place.text)
}

/** The lone name beside a title and a company that share a cell. */
function besidePair(cells: readonly HeadCell[]): HeadCell | undefined {
  const names = cells.filter(({ kind }) => kind === 'name')
  const [first, second] = names
  if (names.length !== 2 || !first || !second || first.row === second.row) return undefined
  const [title = '', company = ''] = first.text.split(/,\s+/)
  const isPair = titleScore(title) > 0 && company !== '' && !(titleScore(company) > 0)
  return isPair && !second.text.includes(',') && isUnknownName(second.text) ? second : undefined
}

/** One to three words that begin large and speak of no work, no trade and no legal form. */
function isUnknownName(text: string): boolean {
  const words = text.split(/\s+/)
  return (
    words.length <= 3 &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    words.every((word) => /^[\p{Lu}][\p{L}\p{M}'’-]*$|^(?:upon|on|de|del|la|am|an|der|sur|sul|nad)$/u.test(word)) &&
    !words.some(isTitleField) &&
    !(titleScore(text) > 0) &&
    !(companyScore(text) > 0)
  )
}
