// The lines of a file whose text only flows: one for each paragraph or line break, cells by tabs and tables.
import type { Cell, Line } from '../line.ts'
import { headingKind } from '../sections/heading-lexicon.ts'
import type { BlockTag, FlowParagraph, FlowSource } from '../segment.ts'
import { cutBullet, hasTightMarks } from './bullet-marks.ts'
import { cleanText } from './clean-text.ts'
import { isFact } from './facts.ts'
import { joinDates } from './join-dates.ts'
import { partHeadings } from './part-headings.ts'

/** What a letter is wide and a line high where the file does not say. */
const letterWidth = 5
const plainSize = 11

type Numbered = { paragraph: FlowParagraph; index: number /** Its marks may be tight. */; isTight: boolean }

export function linesOfFlow(source: FlowSource): { lines: Line[]; running: Line[] } {
  const isTight = hasTightMarks(source.paragraphs.flatMap(({ text }) => text.split('\n')))
  const numbered = source.paragraphs.map((paragraph, index) => ({ paragraph, index, isTight }))
  const part = (name: FlowParagraph['part']) => numbered.filter(({ paragraph }) => paragraph.part === name)
  const boxes = partBoxes(part('text-box'))
  const ordered = [...boxes.tops, ...part(undefined), ...boxes.sections]
  const edges = [...part('header'), ...part('footer')].flatMap(linesOfParagraph)
  const body = new Set(ordered.map(({ paragraph }) => cleanText(paragraph.text).trim()))
  // A name or an address may stand only in the page's header; what the body says too, and page numbers, run along.
  const isRunning = (line: Line) =>
    line.text.split(/\s{2,}/).every((text) => body.has(text) || !/\p{L}{2}/u.test(text) || /^page\b/i.test(text))
  const lines: Line[] = edges.filter((line) => !isRunning(line))
  for (let at = 0; at < ordered.length; ) {
    const row = tableRow(ordered, at)
    if (row.length > 1 && new Set(row.map(({ paragraph }) => paragraph.cell?.column)).size === row.length) {
      lines.push(...joinRow(row))
      at += row.length
    } else if (row.length > 1) {
      lines.push(...linesOfRow(row))
      at += row.length
    } else {
      const own = ordered[at]
      if (own) lines.push(...linesOfParagraph(own))
      at++
    }
  }
  const whole = joinDates(partHeadings(lines))
  const head = whole
    .slice(0, MOST_OF_HEAD)
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  const marks = new Set(whole.slice(MOST_OF_HEAD).filter(({ text }) => isPageMark(text, head)))
  const parted = whole.filter((line) => !marks.has(line))
  parted.forEach((line, index) => {
    line.y = index * 14
  })
  const widest = Math.max(0, ...parted.map((line) => line.end))
  for (const line of parted) line.rightEdge = widest
  return { lines: parted, running: [...edges.filter(isRunning), ...marks] }
}

const MOST_OF_HEAD = 3
/** A name and a page take no more, and a pattern that looks for its end would go through a long line once for each letter. */
const LONGEST_MARK = 80

/** `Rosa Lind          Page 2`, pasted along from the top of the second page. */
function isPageMark(text: string, head: string): boolean {
  if (text.length > LONGEST_MARK) return false
  const found = /^(.*?)[\s–|·-]*\bpage\s*\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$/i.exec(text.trim())
  const words = found?.[1]?.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return found !== null && words.every((word) => head.includes(word) || /^(?:curriculum|vitae|cv|resume)$/.test(word))
}

/**
 * Text boxes hold the name and the address at the top of a page, and sections beside or below the text. Where a box
 * stands is not known; a section of it must not come between the name and the text.
 */
function partBoxes(paragraphs: readonly Numbered[]): { tops: Numbered[]; sections: Numbered[] } {
  const tops: Numbered[] = []
  const sections: Numbered[] = []
  let last = -1
  let isSection = false
  for (const one of paragraphs) {
    const kind = headingKind(cleanText(one.paragraph.text).trim())
    if (one.index !== last + 1) isSection = false
    if (kind !== undefined) isSection = kind !== 'contact' && kind !== 'summary'
    ;(isSection ? sections : tops).push(one)
    last = one.index
  }
  return { tops, sections }
}

function tableRow(ordered: readonly Numbered[], from: number): Numbered[] {
  const cell = ordered[from]?.paragraph.cell
  if (!cell) return []
  const row: Numbered[] = []
  for (let at = from; at < ordered.length; at++) {
    const other = ordered[at]
    if (other?.paragraph.cell?.table !== cell.table || other.paragraph.cell.row !== cell.row) break
    row.push(other)
  }
  return row
}

/** One paragraph in each cell: they are one line, as a label and its value. */
function joinRow(row: readonly Numbered[]): Line[] {
  const parts = row.flatMap(linesOfParagraph)
  const [first] = parts
  if (!first || row.some(({ paragraph }) => paragraph.text.includes('\n'))) return parts
  // A section of one line beside its heading isn't a label with a value.
  if (row.length === 2 && row[0]?.paragraph.level === 1 && row[1]?.paragraph.level === undefined) return parts
  const cells = parts.flatMap((line) => line.cells)
  return [{ ...first, cells, text: cells.map((cell) => cell.text).join('  ') }]
}

/** Cells of several paragraphs are read one after the other; dates beside an entry go below its first line. */
function linesOfRow(row: readonly Numbered[]): Line[] {
  const columns = [...new Set(row.map(({ paragraph }) => paragraph.cell?.column))]
  const cells = leadWithName(
    columns.map((column) =>
      joinDates(row.filter(({ paragraph }) => paragraph.cell?.column === column).flatMap(linesOfParagraph)),
    ),
  )
  const facts = cells.filter((lines) => lines.length > 0 && lines.every((line) => isFact(line.text)))
  const others = cells.filter((lines) => !facts.includes(lines))
  const [main = [], ...rest] = others
  if (others.length !== 1) return cells.flat()
  return [...main.slice(0, 1), ...facts.flat(), ...main.slice(1), ...rest.flat()]
}

/** A whole page in one row: the cell that begins with the largest letters of all holds the name and comes first. */
function leadWithName(cells: Line[][]): Line[][] {
  const [beside] = cells
  // A section beside its heading, however large its titles are.
  if (beside?.length === 1 && beside[0]?.level === 1) return cells
  const sizes = cells.flat().map((line) => line.size)
  const most = Math.max(0, ...sizes)
  const at = cells.findIndex(([first]) => first !== undefined && first.size === most)
  const usual = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? most
  const main = cells[at]
  if (!main || at === 0 || most < 1.3 * usual || cells.flat().length < 8) return cells
  return [main, ...cells.filter((cell) => cell !== main)]
}

function linesOfParagraph(numbered: Numbered): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const text of numbered.paragraph.text.split('\n')) {
    const line = makeLine(numbered, text, start)
    if (line) lines.push(line)
    start += text.length + 1
  }
  return lines
}

function makeLine(numbered: Numbered, raw: string, start: number): Line | undefined {
  const { paragraph, index, isTight } = numbered
  const marked = cutBullet(cleanText(raw), { isTight })
  const cells: Cell[] = []
  let at = start
  for (const text of raw.split(/(\t+|[\u00A0 ]{3,}|[\u2002\u2003]+)/)) {
    const clean = cleanText(text).trim()
    if (clean !== '') cells.push(makeCell(numbered, clean, at, at + text.length))
    at += text.length
  }
  const [first] = cells
  if (!first) return undefined
  if (marked !== undefined) {
    const rest = cutBullet(first.text, { isTight })
    if (rest === '' && cells.length > 1) cells.shift()
    else if (rest !== undefined) first.text = rest
    const [head] = first.parts
    if (head) head.text = cutBullet(head.text, { isTight }) ?? head.text
  }
  const [shown] = cells
  if (!shown || cells.every((cell) => cell.text === '')) return undefined
  const letters = Math.max(
    1,
    paragraph.runs.reduce((sum, run) => sum + run.text.trim().length, 0),
  )
  const share = (test: (run: FlowParagraph['runs'][number]) => boolean) =>
    paragraph.runs.filter(test).reduce((sum, run) => sum + run.text.trim().length, 0) / letters
  const isHeading = paragraph.level !== undefined || /^(?:title|heading)/i.test(paragraph.style ?? '')
  const level = paragraph.level ?? (/^title/i.test(paragraph.style ?? '') ? 0 : undefined)
  const tag: BlockTag = {
    order: index,
    block: index,
    role: paragraph.isList ? 'list-item' : isHeading ? 'heading' : 'paragraph',
  }
  const isNamed = level !== undefined && headingKind(cells.map((cell) => cell.text).join(' ')) !== undefined
  return {
    text: cells.map((cell) => cell.text).join('  '),
    cells,
    page: 0,
    x: shown.x,
    end: shown.x + raw.length * letterWidth,
    y: 0,
    size: shown.size,
    bold: share((run) => run.bold) > 0.5,
    italic: share((run) => run.italic) > 0.5,
    // Marks may decorate the headings of sections.
    bullet: !isNamed && (marked !== undefined || (paragraph.isList && start === 0)),
    tag: level === undefined ? tag : { ...tag, level },
    gap: paragraph.gapBefore ? 2.4 : 1.2,
    region: 0,
    rightEdge: 0,
    ...(level === undefined ? {} : { level }),
  }
}

function makeCell({ paragraph, index }: Numbered, text: string, start: number, end: number): Cell {
  const x = (paragraph.indent ?? 0) + (paragraph.isList ? 18 : 0)
  let at = 0
  const within = paragraph.runs.flatMap((run) => {
    const from = at
    at += run.text.length
    const piece = run.text.slice(Math.max(0, start - from), Math.max(0, end - from))
    return at > start && from < end && piece.trim() !== '' ? [{ ...run, text: cleanText(piece) }] : []
  })
  const size = Math.max(0, ...within.map((run) => run.size ?? 0)) || plainSize
  const parts: Cell['parts'] = []
  for (const run of within) {
    const last = parts.at(-1)
    if (last && last.bold === run.bold && last.italic === run.italic) last.text += run.text
    else parts.push({ text: run.text, bold: run.bold, italic: run.italic })
  }
  for (const part of parts) part.text = part.text.trim()
  return {
    text,
    x,
    end: x + text.length * letterWidth,
    size,
    bold: within.length > 0 && within.every((run) => run.bold),
    italic: within.length > 0 && within.every((run) => run.italic),
    parts,
    links: within.flatMap((run) => (run.link ? [run.link] : [])),
    ...(within[0]?.color === undefined ? {} : { color: within[0].color }),
    source: { kind: 'characters', paragraph: index, start, end },
  }
}
