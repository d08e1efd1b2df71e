// A label beside a flow: where it hangs, and what stays together with it.
import type { Item } from '../display-list.ts'
import { type Atom, type Flow, type flattenFlow, moveItem } from './atoms.ts'

/** What a cell stands on: its last baseline, or its lower edge where it has no text. */
export function footOf({ items, height }: { items: readonly Item[]; height: number }): number {
  const baselines = items.flatMap((item) => (item.kind === 'text' ? item.y : []))
  return baselines.length > 0 ? Math.max(...baselines) : height
}

/** Of a label's own ascent. */
const HIGHEST_RISE = 0.3

/** Moves what an atom holds down until its first line stands so far below its top. */
export function lowerTo(atom: Atom, baseline: number): void {
  const down = baseline - (atom.baseline ?? baseline)
  if (down <= 0) return
  for (const item of atom.items) moveItem(item, 0, down)
  atom.height += down
  atom.baseline = baseline
}

/** From the top of a flow to its last line. */
export function lastBaseline({ atoms }: Flow): number {
  let top = 0
  let last = 0
  for (const [index, atom] of atoms.entries()) {
    top += index === 0 ? 0 : atom.before
    last = top + footOf(atom)
    top += atom.height
  }
  return last
}

/** Hangs the label beside the first atom, or so far below its top as is said; atoms beside it stay together so that it cannot run off the page. */
export function attachLabel(
  flow: Flow,
  label: ReturnType<typeof flattenFlow>,
  { x, down }: { x: number; down: number | undefined },
): void {
  const first = flow.atoms[0]
  if (!first) return
  // A label in larger letters rises above the line beside it, by no more than letters reach over their line.
  const onFirstLine =
    label.baseline !== undefined && first.baseline !== undefined
      ? Math.max(-label.baseline * HIGHEST_RISE, first.baseline - label.baseline)
      : 0
  const drop = down ?? onFirstLine
  first.items = [...label.items.map((item) => moveItem(item, x, drop)), ...first.items]
  let beside = first.height
  const needed = label.height + drop
  for (let index = 0; index < flow.atoms.length - 1 && beside < needed; index++) {
    const atom = flow.atoms[index]
    const next = flow.atoms[index + 1]
    if (!atom || !next) break
    atom.keepWithNext = true
    beside += next.before + next.height
  }
  if (beside >= needed) return
  const last = flow.atoms[flow.atoms.length - 1]
  if (last) last.keepWithNext = true
  flow.atoms.push({ before: 0, height: needed - beside, items: [], keepWithNext: false })
}
