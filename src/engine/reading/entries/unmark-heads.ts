// Which items of lists are heads of entries, by their marks and by the file's own tags.
import { wordCount } from '../line.ts'
import type { Unit } from './units.ts'

/** If no dates are inside a list, its items aren't headings, however short they are. */
export function settleItems(units: readonly Unit[]): Unit[] {
  const isItem = (unit: Unit) => unit.first.tag?.role === 'list-item'
  const dated = units.filter((unit) => unit.dates.some((date) => date.isPeriod) && unit.first.tag)
  if (dated.length === 0 || dated.some(isItem)) return [...units]
  return units.map((unit) => (isItem(unit) && unit.dates.length === 0 ? { ...unit, isHeadLike: false } : unit))
}

/** Entries that are items of a list themselves, with a list of their own inside: the outer marks are no bullets. */
export function unmarkHeads(units: readonly Unit[]): Unit[] {
  const marked = units.filter((unit) => unit.bullet)
  const left = Math.min(...marked.map((unit) => unit.first.x))
  const outer = marked.filter((unit) => unit.first.x < left + 4)
  const inner = marked.filter((unit) => unit.first.x >= left + 6)
  const isHead = (unit: Unit) => {
    const next = units[units.indexOf(unit) + 1]
    const isDated = unit.dates.length > 0 || (next !== undefined && next.dates.length > 0 && wordCount(next.text) <= 8)
    return isDated && wordCount(unit.text) <= 16 && !/[.;]$/.test(unit.text)
  }
  if (inner.length < outer.length || outer.length === 0 || !outer.every(isHead)) return [...units]
  return units.map((unit) => (outer.includes(unit) ? { ...unit, bullet: false, isHeadLike: true } : unit))
}
