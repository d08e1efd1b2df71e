// A document's lines in sections, each under its heading.
import type { Line } from '../line.ts'
import { findHeadings } from './find-headings.ts'
import type { SectionKind } from './heading-lexicon.ts'

export type Section = { kind: SectionKind; heading?: Line; lines: Line[] }

export function splitSections(lines: readonly Line[]): Section[] {
  const headings = findHeadings(lines)
  const sections: Section[] = []
  let current: Section = { kind: 'header', lines: [] }
  const firstHeading = headings[0]
  let lastRegion = lines[0]?.region ?? 0
  lines.forEach((line, index) => {
    const heading = headings.find((one) => one.index === index)
    if (heading) {
      if (current.lines.length > 0 || current.heading) sections.push(current)
      current = { kind: heading.kind, heading: line, lines: [] }
    } else {
      // What stands above the first heading of another column of the first page belongs to the top.
      if (
        line.region !== lastRegion &&
        line.page === 0 &&
        firstHeading &&
        index > firstHeading.index &&
        startsColumn(
          lines,
          index,
          headings.map((one) => one.index),
        )
      ) {
        sections.push(current)
        current = { kind: 'header', lines: [] }
      }
      current.lines.push(line)
    }
    lastRegion = line.region
  })
  sections.push(current)
  return sections
}

/** The line begins a column at the height of the page's top. */
function startsColumn(lines: readonly Line[], index: number, headings: readonly number[]): boolean {
  const line = lines[index]
  const above = lines[index - 1]
  if (!line || !above || line.y > above.y) return false
  const next = headings.find((at) => at > index)
  const heading = next === undefined ? undefined : lines[next]
  return (
    heading !== undefined && heading.region === line.region && heading.page === line.page && (next ?? 0) - index <= 8
  )
}
