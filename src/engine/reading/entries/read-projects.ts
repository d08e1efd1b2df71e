// The projects section.
import { hasUnsafeScheme } from '../../resume/links.ts'
import type { BodyLine, Found } from '../found.ts'
import type { Line } from '../line.ts'
import { readBody } from './body.ts'
import { detachFacts } from './detach-facts.ts'
import { headCells } from './head-cells.ts'
import type { ReadSection } from './read-experience.ts'
import { segmentEntries } from './segment-entries.ts'
import { makeUnits, type Unit } from './units.ts'

export type ReadProject = { name: Found; url?: Found; description: BodyLine[] }

/** `Line 2 (2021)`: a year in brackets belongs to the name. */
function withYear(name: string, head: readonly Unit[]): string {
  const year = head.map((unit) => unit.text.indexOf(`${name} (`)).some((at) => at >= 0)
    ? head
        .map((unit) => unit.text.slice(unit.text.indexOf(name) + name.length))
        .map((rest) => /^ \((?:19|20)\d{2}\)/.exec(rest)?.[0])
        .find(Boolean)
    : undefined
  return name + (year ?? '')
}

/** `Rain gauge (2024): built a network of sensors for four farms`, a line each. */
const ofLine = /^(\p{Lu}[^:]{2,70}):\s+(.{12,})$/u

function standsByLine(units: readonly Unit[]): boolean {
  const own = units.filter(({ bullet }) => !bullet)
  const [first] = own
  return (
    first !== undefined &&
    first === units[0] &&
    ofLine.test(first.text) &&
    own.every(({ text }) => ofLine.test(text) || /[.!]$/.test(text))
  )
}

function takeLine(entries: ReadProject[], { text, source, bullet }: Unit): ReadProject[] {
  const [, name = '', told = text] = (!bullet && ofLine.exec(text)) || []
  const line: BodyLine = { kind: bullet ? 'bullet' : 'paragraph', text: told, source }
  if (name !== '') return [...entries, { name: { value: name, confidence: 0.8, source }, description: [line] }]
  entries.at(-1)?.description.push(line)
  return entries
}

export function readProjects(sections: readonly (readonly Line[])[]): ReadSection<ReadProject> {
  const left: Unit[] = []
  const entries: ReadProject[] = []
  for (const lines of sections) {
    const units = makeUnits(detachFacts(lines))
    if (standsByLine(units)) {
      entries.push(...units.reduce(takeLine, []))
      continue
    }
    const isList = units.length > 0 && units.every((unit) => unit.bullet)
    const raw = isList ? units.map((unit) => ({ head: [unit], body: [] })) : segmentEntries(units, { names: 1 })
    for (const { head, body } of raw) {
      const cells = headCells(head)
      const [first, ...rest] = cells.filter((cell) => cell.kind === 'name')
      const read = readBody(body)
      left.push(...read.labels)
      const last = entries.at(-1)
      if (!first) {
        last?.description.push(...read.lines)
        continue
      }
      const described = isList ? /^([^:]{3,60}):\s+(.+)$/.exec(first.text) : undefined
      const url = head
        .flatMap((unit) => unit.lines.flatMap((line) => line.cells.flatMap((cell) => cell.links)))
        .find((link) => !hasUnsafeScheme(link))
      const shown = cells.find((cell) => cell.kind === 'link')
      const dates = head.flatMap((unit) =>
        unit.dates.map((date) => ({ text: unit.text.slice(date.start, date.end), source: unit.source.slice(0, 1) })),
      )
      const extra = [...rest, ...cells.filter((cell) => cell.kind === 'place' || cell.kind === 'duration'), ...dates]
      entries.push({
        name: { value: described?.[1] ?? withYear(first.text, head), confidence: 0.8, source: first.source },
        ...(shown
          ? { url: { value: shown.text, confidence: 0.9, source: shown.source } }
          : url
            ? { url: { value: url, confidence: 0.9, source: first.source } }
            : {}),
        description: [
          ...(described?.[2] ? [{ kind: 'paragraph' as const, text: described[2], source: first.source }] : []),
          ...extra.map(({ text, source }): BodyLine => ({ kind: 'paragraph', text, source })),
          ...read.lines,
        ],
      })
    }
  }
  return { entries, left }
}
