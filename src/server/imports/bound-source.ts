// What is read of a file at most. The readers of resumes compare lines with lines and look at every word for an address,
// a date or a place: fifty pages are nothing to them, a megabyte without a space would never end.
import type { FlowParagraph, PagedSource, Run, SourceDocument } from '#engine/reading/segment.ts'

/** Fifty pages, closely written. */
const most = {
  characters: 250_000,
  lines: 3000,
  pieces: 20_000,
  shapes: 4000,
  links: 1000,
  runs: 400,
  breaks: 1000,
  textLines: 6000,
}
/** A whole resume that lost its line breaks still fits. */
const longestLine = 12_000
const longestPiece = 2000
/** Chinese and Japanese sentences have no spaces. */
const longestStretch = 1500
const stretch = new RegExp(`\\S{${longestStretch}}|\\s{${longestStretch}}`)

export const cutMessage = 'This file is longer than any resume. Only its first part was read.'

type Bounded<Kind> = { value: Kind; isCut: boolean }

/** Of a text file, before it is taken apart. */
export function boundText(text: string): Bounded<string> {
  const lines: string[] = []
  let characters = 0
  let isCut = false
  let at = 0
  while (at <= text.length) {
    if (lines.length >= most.textLines || characters >= most.characters) return { value: lines.join('\n'), isCut: true }
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end)
    const kept = boundLine(line)
    if (kept.length < line.trimEnd().length) isCut = true
    lines.push(kept)
    characters += kept.length
    if (end < 0) break
    at = end + 1
  }
  return { value: lines.join('\n'), isCut }
}

export function boundSource(source: SourceDocument): Bounded<SourceDocument> {
  if (source.kind === 'paged') return boundPages(source)
  const { value, isCut } = take(source.paragraphs, most.lines, (paragraph) => {
    const kept = boundParagraph(paragraph)
    return { item: kept, lines: countLines(kept.text), isCut: kept.text.length < paragraph.text.trimEnd().length }
  })
  return { value: { ...source, paragraphs: value }, isCut }
}

function boundPages(source: PagedSource): Bounded<PagedSource> {
  const { value: segments, isCut } = take(source.segments, most.pieces, (segment) => {
    if (segment.text.length <= longestPiece) return { item: segment, lines: 1, isCut: false }
    return { item: { ...segment, text: segment.text.slice(0, longestPiece) }, lines: 1, isCut: true }
  })
  const value = {
    ...source,
    segments,
    marks: source.marks.slice(0, most.shapes),
    rules: source.rules.slice(0, most.shapes),
    links: source.links.slice(0, most.links),
  }
  return { value, isCut }
}

/** Items from the first on, until there are too many letters or lines. */
function take<Item extends { text: string }>(
  items: readonly Item[],
  mostLines: number,
  bound: (item: Item) => { item: Item; lines: number; isCut: boolean },
): Bounded<Item[]> {
  const value: Item[] = []
  let characters = 0
  let lines = 0
  let isCut = false
  for (const one of items) {
    const kept = bound(one)
    characters += kept.item.text.length
    lines += kept.lines
    if (characters > most.characters || lines > mostLines) return { value, isCut: true }
    if (kept.isCut) isCut = true
    value.push(kept.item)
  }
  return { value, isCut }
}

/** What comes before the first endless stretch, and its beginning. */
function boundLine(line: string): string {
  const endless = stretch.exec(line)
  const end = endless ? endless.index + longestStretch : line.length
  return line.slice(0, Math.min(end, longestLine))
}

function boundParagraph(paragraph: FlowParagraph): FlowParagraph {
  const text = boundLine(paragraph.text.slice(0, endOfLine(paragraph.text, most.breaks)))
  if (text.length === paragraph.text.length && paragraph.runs.length <= most.runs) return paragraph
  return { ...paragraph, text, runs: boundRuns(paragraph.runs, text) }
}

/** Behind the first hundreds of them the rest is one run. */
function boundRuns(runs: readonly Run[], text: string): Run[] {
  const kept: Run[] = []
  let at = 0
  for (const run of runs) {
    if (at >= text.length) break
    const isLast = kept.length + 1 >= most.runs
    const end = isLast ? text.length : Math.min(text.length, at + run.text.length)
    kept.push({ ...run, text: text.slice(at, end) })
    at = end
  }
  return kept
}

/** Where a line ends, counted from 1. */
function endOfLine(text: string, number: number): number {
  let at = -1
  for (let line = 0; line < number; line++) {
    at = text.indexOf('\n', at + 1)
    if (at < 0) return text.length
  }
  return at
}

function countLines(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
