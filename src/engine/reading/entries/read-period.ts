// The period a head names.
import type { FoundPeriod } from '../found.ts'
import type { Unit } from './units.ts'

export function readPeriod(head: readonly Unit[]): FoundPeriod | undefined {
  const all = head.flatMap((unit) => unit.dates.map((date) => ({ date, unit })))
  const chosen = all.find(({ date }) => date.isPeriod) ?? all[0]
  if (!chosen) return undefined
  const source = sourceOf(chosen.unit, chosen.date.start)
  const { from, to, current, isPeriod } = chosen.date
  // Two single dates in one head are its two ends.
  const second = isPeriod ? undefined : all.find((one) => one !== chosen && !one.date.isPeriod)
  if (second) return { from: to, to: second.date.to, current: false, confidence: 0.8, source }
  return { from, to, current, confidence: isPeriod ? 0.97 : 0.75, source }
}

/** The cell in which the date stands. */
function sourceOf(unit: Unit, start: number): Unit['source'] {
  let at = 0
  for (const line of unit.lines) {
    for (const cell of line.cells) {
      if (start >= at && start < at + cell.text.length + 2) return [cell.source]
      at += cell.text.length + 2
    }
  }
  return unit.source.slice(0, 1)
}
