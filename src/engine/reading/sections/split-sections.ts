// A document's lines in sections, each under its heading.
import type { Line } from '../line.ts'
import { findHeadings } from './find-headings.ts'
import type { SectionKind } from './heading-lexicon.ts'

export type Section = { kind: SectionKind; heading?: Line; lines: Line[] }

export function splitSections(lines: readonly Line[]): Section[] {
  const headings = new Map(findHeadings(lines).map((heading) => [heading.index, heading]))
  const sections: Section[] = [{ kind: 'header', lines: [] }]
  let current = sections[0]
  lines.forEach((line, index) => {
    const heading = headings.get(index)
    const above = lines[index - 1]
    if (heading) {
      current = { kind: heading.kind, heading: line, lines: [] }
      sections.push(current)
      return
    }
    if (above && startsColumn(line, above)) {
      const before = sectionAbove(line, sections)
      if (before) current = before
      else if (line.page === 0 && index > Math.min(...headings.keys()) && headsColumn(lines, index, headings)) {
        // What stands above the first heading of another column of the first page belongs to the top.
        current = { kind: 'header', lines: [] }
        sections.push(current)
      }
    }
    current?.lines.push(line)
  })
  return sections.filter((section) => section.lines.length > 0 || section.heading)
}

/** The reading jumps here: to another page, or up to the head of another column. */
function startsColumn(line: Line, above: Line): boolean {
  return line.page !== above.page || line.region !== above.region || line.y < above.y - 3 * line.size
}

/** On a later page a column goes on with the section that its last line on the page before belongs to. */
function sectionAbove(line: Line, sections: readonly Section[]): Section | undefined {
  if (line.page === 0) return undefined
  let best: { section: Section; y: number } | undefined
  for (const section of sections) {
    for (const other of section.lines) {
      if (other.page !== line.page - 1 || Math.abs(other.x - line.x) > 4) continue
      if (other.y > (best?.y ?? 0)) best = { section, y: other.y }
    }
  }
  return best?.section
}

function headsColumn(lines: readonly Line[], index: number, headings: ReadonlyMap<number, unknown>): boolean {
  const line = lines[index]
  for (let next = index + 1; next <= index + 8 && next < lines.length; next++) {
    const other = lines[next]
    if (headings.has(next)) return other?.region === line?.region && other?.page === line?.page
  }
  return false
}
