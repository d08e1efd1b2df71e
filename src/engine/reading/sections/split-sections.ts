// A document's lines in sections, each under its heading.
import type { Line } from '../line.ts'
import { findHeadings } from './find-headings.ts'
import type { SectionKind } from './section-kind.ts'

export type Section = { kind: SectionKind; heading?: Line; lines: Line[] }

export function holdsKind(sections: readonly Section[], wanted: SectionKind): boolean {
  return sections.some(({ kind, lines }) => kind === wanted && lines.length > 0)
}

/** The section's lines in runs of one kind; `kindOf` may leave a line where it is. */
export function partByKind(
  section: Section,
  kindOf: (line: Line, at: number, before: SectionKind) => SectionKind,
): Section[] {
  const parts: Section[] = [{ ...section, lines: [] }]
  for (const [at, line] of section.lines.entries()) {
    const before = parts.at(-1)?.kind ?? section.kind
    const kind = kindOf(line, at, before)
    if (kind !== before) parts.push({ kind, lines: [] })
    parts.at(-1)?.lines.push(line)
  }
  return parts.filter(isFilled)
}

export function isFilled({ lines, heading }: Section): boolean {
  return lines.length > 0 || heading !== undefined
}

export function splitSections(lines: readonly Line[]): Section[] {
  const headings = new Map(findHeadings(lines).map((heading) => [heading.index, heading]))
  const sections: Section[] = [{ kind: 'header', lines: [] }]
  let current = sections[0]
  const firstHeading = Math.min(...headings.keys())
  lines.forEach((line, index) => {
    const heading = headings.get(index)
    const above = lines[index - 1]
    if (heading) {
      current = { kind: heading.kind, heading: line, lines: [] }
      sections.push(current)
      return
    }
    if (above && startsColumn(line, above) && !goesOn(line, above, current)) {
      const before = sectionAbove(line, sections)
      // Anything above the first page's headings belongs to the header, whatever column it is in.
      const isTop = line.y < topOf(line, lines, headings) || (!before && isLargest(line, lines))
      if (line.page === 0 && index > firstHeading && isTop) {
        current = { kind: 'header', lines: [] }
        sections.push(current)
      } else if (before && !(line.tag && above.tag && line.page === above.page)) current = before
    }
    current?.lines.push(line)
  })
  return sections.filter(isFilled)
}

/** The reading jumps here: to another page, or up to the head of another column. */
function startsColumn(line: Line, above: Line): boolean {
  return line.page !== above.page || line.region !== above.region || line.y < above.y - 3 * line.size
}

/** A section continues below its heading, and over the page within the width it had. */
function goesOn(line: Line, above: Line, current: Section | undefined): boolean {
  if (current?.heading === above && line.page === above.page && line.y > above.y) return true
  // The next column of a grid of items begins below the heading of the first.
  const isInGrid = line.page === above.page && line.region === above.region && !line.tag
  if (isInGrid && current?.heading?.page === line.page && current.heading.y < line.y) return true
  const own = current?.lines.filter((other) => other.page === above.page) ?? []
  if (line.page === above.page || own.length === 0 || !current?.lines.includes(above)) return false
  const left = Math.min(...own.map((other) => other.x))
  return line.x >= left - 4 && line.end <= Math.max(...own.map((other) => Math.max(other.end, other.rightEdge))) + 12
}

/** The name in the head of a main column is in the largest letters of its page, larger than most. */
function isLargest(line: Line, lines: readonly Line[]): boolean {
  const sizes = lines.flatMap(({ page, size }) => (page === line.page ? [size] : [])).sort((a, b) => a - b)
  return !line.bullet && line.size >= (sizes.at(-1) ?? 0) && line.size > (sizes[sizes.length >> 1] ?? 0) + 0.5
}

/** A column goes on with the section of the last line above it that begins at the same place, on its page or the one before. */
function sectionAbove(line: Line, sections: readonly Section[]): Section | undefined {
  let best: { section: Section; page: number; y: number } | undefined
  for (const section of sections) {
    for (const other of [...(section.heading ? [section.heading] : []), ...section.lines]) {
      const isAbove = other.page === line.page ? other.y < line.y : other.page === line.page - 1
      const near = Math.abs(other.x - line.x) <= (other === section.heading ? 24 : 4)
      if (!isAbove || !near || (best && (other.page < best.page || (other.page === best.page && other.y < best.y))))
        continue
      best = { section, page: other.page, y: other.y }
    }
  }
  return best?.section
}

/** The height of the first heading in the line's column. */
function topOf(line: Line, lines: readonly Line[], headings: ReadonlyMap<number, unknown>): number {
  const heights = [...headings.keys()].flatMap((at) => {
    const heading = lines[at]
    return heading?.page === line.page && heading.region === line.region ? [heading.y] : []
  })
  const all = [...headings.keys()].flatMap((at) => (lines[at]?.page === line.page ? [lines[at]?.y ?? 0] : []))
  return Math.min(...all) < line.y &&
    heights.length > 0 &&
    Math.min(...heights) > line.y &&
    Math.min(...all) > line.y - 3 * line.size
    ? line.y + 1
    : Math.min(...all)
}
