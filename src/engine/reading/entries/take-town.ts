// Towns that the list knows, taken out of the names of a head: `Home Carer, Broadland Homecare, Norwich`, or a cell alone.
import { isOwnWork } from '../words/career-breaks.ts'
import { companyScore } from '../words/company-words.ts'
import { isCity, isCountry } from '../words/places.ts'
import { titleScore } from '../words/title-words.ts'
import { isTown } from '../words/towns.ts'
import { isInProvince } from './cut-place.ts'
import type { HeadCell } from './head-cells.ts'

export function takeTown(cells: readonly HeadCell[]): HeadCell[] {
  if (cells.some(({ kind }) => kind === 'place')) return cells.flatMap((cell) => splitCountry(cell, cells) ?? [cell])
  const names = cells.filter(({ kind }) => kind === 'name')
  const alone = names.findLast(({ text }) => isTown(text))
  const others = names.filter((cell) => cell !== alone)
  if (alone && namesEmployer(others)) return cells.map((cell) => (cell === alone ? { ...cell, kind: 'place' } : cell))
  const behind = names.findLast((cell) => cutTail(cell, names) !== undefined)
  return cells.flatMap((cell) => (cell === behind && cutTail(cell, names)) || [cell])
}

/** `Larkspur Salt Mine, Poland` beside nothing but a post: that is no town. */
function splitCountry(cell: HeadCell, cells: readonly HeadCell[]): HeadCell[] | undefined {
  const [only, ...others] = cells.filter(({ kind }) => kind === 'name')
  if (cell.kind !== 'place' || !only || others.length > 0 || couldHoldEmployer(only.text)) return undefined
  const [, name = '', country = ''] = /^([^,]+), ([^,]+)$/.exec(cell.text) ?? []
  if (!isCountry(country) || !/\s/.test(name) || isKnown(name)) return undefined
  return [
    { ...cell, text: name, kind: 'name' },
    { ...cell, text: country },
  ]
}

/** `Barista | Kinsale` may be a café of that name; beside an employer, or without any, a town is only a town. */
function namesEmployer(names: readonly HeadCell[]): boolean {
  const [only, ...more] = names
  if (more.length > 0) return true
  return only !== undefined && (couldHoldEmployer(only.text) || isOwnWork(only.text))
}

function couldHoldEmployer(text: string): boolean {
  return !(titleScore(text) > 0) || companyScore(text) > 0 || /,\s|\sat\s/.test(text)
}

function isKnown(text: string): boolean {
  return isTown(text) || (isCity(text) && /^\p{Lu}/u.test(text))
}

/** `Cork City`, `Kettering branch` */
function bareTown(text: string): string {
  return text.replace(/ (?:City|Town|Centre|\p{Ll}+)$/u, '')
}

function cutTail(cell: HeadCell, names: readonly HeadCell[]): HeadCell[] | undefined {
  const [, name = '', tail = ''] = /^(.{2,}), ([^,]+)$/.exec(cell.text) ?? /^(.{2,}) in ([^,]+)$/.exec(cell.text) ?? []
  if (!isKnown(bareTown(tail)) && !isInProvince(tail)) return undefined
  const hasOthers = names.some((other) => other !== cell && !isTown(other.text))
  if (!hasOthers && !namesEmployer([{ ...cell, text: name }])) return undefined
  // `Chef, Kinsale` above the employer's name: a title and where it was.
  return [
    { ...cell, text: name },
    { ...cell, text: tail, kind: 'place' },
  ]
}
