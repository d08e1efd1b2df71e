// The lines of a document as a person sees them, to show where a value was read.
import type { PagedSource, Segment, SourceDocument, SourceSpan } from '#engine/reading/segment.ts'
import type { FieldPlace } from '#shared/api/imports.ts'

export type LineFinder = (spans: readonly SourceSpan[], value: string) => FieldPlace | null

type Line = { page: number; y: number; size: number; left: number; right: number; text: string; parts: Part[] }
type Part = { start: number; end: number; x: number; width: number }

const longestLine = 240

export function createLineFinder(source: SourceDocument): LineFinder {
  if (source.kind === 'paged') return findInPages(source)
  const { paragraphs } = source
  return (spans, value) => {
    const span = spans.find((one) => one.kind === 'characters')
    if (span?.kind !== 'characters') return null
    const text = paragraphs[span.paragraph]?.text
    if (text === undefined) return null
    const [start, end] = narrow(text, span.start, span.end, value)
    const around = (index: number) => clip(paragraphs[index]?.text ?? '')
    return {
      page: null,
      before: around(span.paragraph - 1),
      after: around(span.paragraph + 1),
      ...clipAround(text, start, end),
    }
  }
}

function findInPages(source: PagedSource): LineFinder {
  const lines = joinLines(source.segments)
  return (spans, value) => {
    const box = spans.find((one) => one.kind === 'box')
    if (box?.kind !== 'box') return null
    const index = lines.findIndex((line) => isOn(line, box))
    const line = lines[index]
    if (!line) return null
    const touched = line.parts.filter((part) => part.x < box.x + box.width && part.x + part.width > box.x)
    const from = Math.min(line.text.length, ...touched.map(({ start }) => start))
    const to = Math.max(0, ...touched.map(({ end }) => end))
    const [start, end] = narrow(line.text, from < to ? from : 0, from < to ? to : line.text.length, value)
    const neighbours = lines.filter((other) => other !== line && other.page === line.page && overlaps(other, line))
    const above = neighbours.filter((other) => other.y < line.y).at(-1)
    const below = neighbours.find((other) => other.y > line.y)
    return {
      page: line.page + 1,
      before: clip(above?.text ?? ''),
      after: clip(below?.text ?? ''),
      ...clipAround(line.text, start, end),
    }
  }
}

/** Pieces on one baseline that stand close are one line; columns stay apart. */
function joinLines(segments: readonly Segment[]): Line[] {
  const sorted = segments.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
  const lines: Line[] = []
  for (const segment of sorted) {
    const { page, x, y, width, size } = segment
    // Letters of icon fonts show as empty boxes anywhere else.
    const text = segment.text.replace(/\p{Co}/gu, '').trim()
    if (text === '') continue
    const line = lines
      .slice(-12)
      .find((one) => one.page === page && Math.abs(one.y - y) < size * 0.4 && Math.abs(x - one.right) < size * 3)
    if (!line) {
      lines.push({ page, y, size, left: x, right: x + width, text, parts: [{ start: 0, end: text.length, x, width }] })
      continue
    }
    line.text += x - line.right > size * 0.12 ? ' ' : ''
    line.parts.push({ start: line.text.length, end: line.text.length + text.length, x, width })
    line.text += text
    line.right = Math.max(line.right, x + width)
  }
  return lines.sort((a, b) => a.page - b.page || a.y - b.y || a.left - b.left)
}

function isOn(line: Line, box: { page: number; x: number; y: number; width: number; height: number }): boolean {
  const middle = line.y - line.size * 0.3
  const isBeside = line.left < box.x + box.width + 1 && line.right > box.x - 1
  return line.page === box.page && isBeside && middle > box.y - 2 && middle < box.y + box.height + 2
}

function overlaps(a: Line, b: Line): boolean {
  return a.left < b.right && a.right > b.left
}

/** A span often holds more than the value: the value itself is what is shown. */
function narrow(text: string, start: number, end: number, value: string): [number, number] {
  const first = value.split('\n')[0] ?? ''
  const found = text.toLowerCase().indexOf(first.toLowerCase(), Math.max(0, start - 2))
  if (first !== '' && found >= 0 && found <= end) return [found, found + first.length]
  return [start, Math.min(end, text.length)]
}

function clip(text: string): string {
  return text.length > longestLine ? `${text.slice(0, longestLine)}…` : text
}

/** A long paragraph is cut around the value. */
function clipAround(text: string, start: number, end: number): Pick<FieldPlace, 'line' | 'start' | 'end'> {
  if (text.length <= longestLine) return { line: text, start, end }
  const from = Math.max(0, Math.min(start - 60, text.length - longestLine))
  const line = text.slice(from, from + longestLine)
  return { line, start: start - from, end: Math.min(end - from, line.length) }
}
