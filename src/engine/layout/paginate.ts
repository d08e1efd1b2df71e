// Puts a column's atoms on pages: greedy, never between things that belong together unless a page is too short for them.
import type { Item } from './display-list.ts'
import { type Flow, moveItem } from './flow/atoms.ts'

export type Frame = { x: number; top: number; bottom: number }

/** Returns the items of each page, and where the column ended on each. */
export function paginate(flow: Flow, frameOf: (page: number) => Frame): { pages: Item[][]; bottoms: number[] } {
  const pages: Item[][] = []
  const bottoms: number[] = []
  let start = 0
  let page = 0
  while (start < flow.atoms.length) {
    const frame = frameOf(page)
    const end = findBreak(flow, start, frame.bottom - frame.top, frameHeight(frameOf(page + 1)))
    const placed = placeAtoms(flow, { start, end, frame })
    pages.push(placed.items)
    bottoms.push(placed.bottom)
    // An atom taller than what is left of a short first page moves on; it must not be lost or loop for ever.
    start = end
    page += 1
  }
  return { pages, bottoms }
}

const frameHeight = (frame: Frame) => frame.bottom - frame.top

/** The first atom that goes to the next page. */
function findBreak(flow: Flow, start: number, room: number, nextRoom: number): number {
  const { atoms } = flow
  let used = 0
  let overflow = atoms.length
  for (let index = start; index < atoms.length; index++) {
    const atom = atoms[index]
    if (!atom) break
    used += (index === start ? 0 : atom.before) + atom.height
    // Half a point over is rounding, not content.
    if (used > room + 0.5) {
      overflow = index
      break
    }
  }
  if (overflow === atoms.length) return overflow
  if (overflow === start) {
    // It does not fit here: on the next page if that is taller, else it must stand where it is.
    const height = atoms[start]?.height ?? 0
    return height > nextRoom || nextRoom <= room ? start + 1 : start
  }

  const kept = flow.keeps.filter((keep) => rangeHeight(flow, keep.first, keep.last) <= nextRoom)
  for (let index = overflow; index > start; index--) {
    if (atoms[index - 1]?.keepWithNext) continue
    if (kept.some((keep) => keep.first < index && index <= keep.last)) continue
    return index
  }
  // Everything from the top of the page belongs together: try the whole of it on a taller page, else split it.
  if (nextRoom > room && rangeHeight(flow, start, overflow) <= nextRoom) return start
  for (let index = overflow; index > start; index--) if (!atoms[index - 1]?.keepWithNext) return index
  return overflow
}

function rangeHeight(flow: Flow, first: number, last: number): number {
  let height = 0
  for (let index = first; index <= last; index++) {
    const atom = flow.atoms[index]
    height += (index === first ? 0 : (atom?.before ?? 0)) + (atom?.height ?? 0)
  }
  return height
}

function placeAtoms(flow: Flow, part: { start: number; end: number; frame: Frame }): { items: Item[]; bottom: number } {
  const { start, end, frame } = part
  const tops = new Map<number, number>()
  const items: Item[] = []
  let y = frame.top
  for (let index = start; index < end; index++) {
    const atom = flow.atoms[index]
    if (!atom) continue
    if (index > start) y += atom.before
    tops.set(index, y)
    for (const item of atom.items) items.push(moveItem(item, frame.x, y))
    y += atom.height
  }
  const behind: Item[] = []
  for (const span of flow.spans) {
    const first = Math.max(span.first, start)
    const last = Math.min(span.last, end - 1)
    if (first > last) continue
    const top = tops.get(first) ?? frame.top
    const bottom = (tops.get(last) ?? frame.top) + (flow.atoms[last]?.height ?? 0)
    const drawn = span.draw({ top, bottom })
    behind.push(...drawn.map((item) => moveItem(item, frame.x, 0)))
  }
  return { items: [...behind, ...items], bottom: y }
}
