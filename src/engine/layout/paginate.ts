// Puts a column's atoms on pages: greedy, never between things that belong together unless a page is too short for them.
import type { LineGrid } from './blocks.ts'
import type { Item } from './display-list.ts'
import { type Atom, type Flow, moveItem } from './flow/atoms.ts'

export type Frame = { x: number; top: number; bottom: number; grid?: LineGrid }

/** Gaps that may grow become wider by at most this share of themselves; more would tear the page apart. */
const MOST_GROWTH = 0.5

/**
 * Returns the items of each page, where the column ended on each, and by how much its gaps grew on the first. A column
 * that would not reach the foot of the page even so grows as `usual` says: like the one beside it.
 */
export function paginate(
  flow: Flow,
  frameOf: (page: number) => Frame,
  usual = MOST_GROWTH,
): { pages: Item[][]; bottoms: number[]; growth: number } {
  const pages: Item[][] = []
  const bottoms: number[] = []
  let start = 0
  let page = 0
  let firstGrowth = 0
  while (start < flow.atoms.length) {
    const frame = frameOf(page)
    const end = findBreak(flow, start, frame, frameHeight(frameOf(page + 1)))
    // The last of several pages ends where its text does.
    const growth = page === 0 || end < flow.atoms.length ? growthOf(flow, { start, end, frame }, usual) : 0
    if (page === 0) firstGrowth = growth
    const placed = placeAtoms(flow, { start, end, frame, growth })
    pages.push(placed.items)
    bottoms.push(placed.bottom)
    // An atom taller than what is left of a short first page moves on; it must not be lost or loop for ever.
    start = end
    page += 1
  }
  return { pages, bottoms, growth: firstGrowth }
}

const frameHeight = (frame: Frame) => frame.bottom - frame.top

/** The first atom that goes to the next page. */
function findBreak(flow: Flow, start: number, frame: Frame, nextRoom: number): number {
  const { atoms } = flow
  const room = frameHeight(frame)
  let y = frame.top
  let overflow = atoms.length
  for (let index = start; index < atoms.length; index++) {
    const atom = atoms[index]
    if (!atom) break
    y = topOf(atom, { y, gap: index === start ? 0 : atom.before, frame }) + atom.height
    // Half a point over is rounding, not content.
    if (y > frame.bottom + 0.5) {
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

/** Lines may come this much nearer to each other, in points, to stand on a grid. */
const CLOSER = 2.6

/** How far beyond a line, in shares of the way to the next, text still moves back to it; after a gap that parts entries or sections, less far. */
const NEARER = { usual: 0.65, parted: 0.3 }
/** The least such gap, in the same shares. */
const PARTED = 0.45

/** Where an atom begins after a gap: on a grid its first line moves to the nearest one that leaves it room. */
function topOf(atom: Atom, { y, gap, frame: { grid } }: { y: number; gap: number; frame: Frame }): number {
  if (!grid || atom.baseline === undefined) return y + gap
  const lineAt = (top: number) => (top + (atom.baseline ?? 0) - grid.first) / grid.pitch
  const near = atom.grows && gap > grid.pitch * PARTED ? NEARER.parted : NEARER.usual
  const line = Math.max(Math.ceil(lineAt(y + gap) - near), Math.ceil(lineAt(y - CLOSER)))
  return grid.first + line * grid.pitch - atom.baseline
}

function rangeHeight(flow: Flow, first: number, last: number): number {
  let height = 0
  for (let index = first; index <= last; index++) {
    const atom = flow.atoms[index]
    height += (index === first ? 0 : (atom?.before ?? 0)) + (atom?.height ?? 0)
  }
  return height
}

type Part = { start: number; end: number; frame: Frame }

/** The share by which gaps grow so that the last line stands at the foot of the page. */
function growthOf(flow: Flow, { start, end, frame }: Part, usual: number): number {
  const left = frameHeight(frame) - rangeHeight(flow, start, end - 1)
  const gaps = flow.atoms.slice(start + 1, end).reduce((sum, { grows, before }) => sum + (grows ? before : 0), 0)
  if (left <= 0 || gaps <= 0 || frame.grid) return 0
  return left <= gaps * MOST_GROWTH ? left / gaps : Math.min(usual, MOST_GROWTH)
}

function placeAtoms(flow: Flow, part: Part & { growth: number }): { items: Item[]; bottom: number } {
  const { start, end, frame, growth } = part
  const tops = new Map<number, number>()
  const items: Item[] = []
  let y = frame.top
  for (let index = start; index < end; index++) {
    const atom = flow.atoms[index]
    if (!atom) continue
    const gap = index > start ? atom.before * (atom.grows ? 1 + growth : 1) : 0
    y = topOf(atom, { y, gap, frame })
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
