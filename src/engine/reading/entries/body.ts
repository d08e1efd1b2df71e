// What an entry says below its head: paragraphs and bullets.
import type { BodyLine } from '../found.ts'
import { isSubLabel } from '../sections/heading-lexicon.ts'
import type { Unit } from './units.ts'

export type Body = { lines: BodyLine[] /** `Highlights` and other labels that say nothing. */; labels: Unit[] }

export function readBody(units: readonly Unit[]): Body {
  const labels: Unit[] = []
  const lines: BodyLine[] = []
  const hasBullets = units.some((unit) => unit.bullet)
  const shown = units.filter((unit) => {
    const isLabel = !unit.bullet && isSubLabel(unit.text)
    if (isLabel) labels.push(unit)
    return !isLabel
  })
  const asBullets = !hasBullets && isListOfLines(shown)
  shown.forEach((unit, index) => {
    const isFirst = index === 0
    const bullet = unit.bullet || (asBullets && !(isFirst && isLead(shown)))
    lines.push({ kind: bullet ? 'bullet' : 'paragraph', text: unit.text, source: unit.source })
  })
  return { lines, labels }
}

/** Several units without any mark: a list whose marks the file lost, rather than so many paragraphs. */
function isListOfLines(units: readonly Unit[]): boolean {
  return units.length >= 2
}

/** The first of them is a paragraph where space sets it apart from the list. */
function isLead(units: readonly Unit[]): boolean {
  const [first, second, third] = units
  if (!first || !second) return false
  if (second.first.x > first.first.x + 4) return true
  const own = second.first.gap
  const usual = third?.first.gap ?? own
  return units.length >= 3 && Number.isFinite(own) && Number.isFinite(usual) && own > usual * 1.25
}
