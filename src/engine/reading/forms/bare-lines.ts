// The lines of a form without what a chat, a questionnaire or a table puts around them: times, speakers, marks, bars.
import { hasPeriod } from '../dates/find-dates.ts'
import type { LeftLine } from '../left-over.ts'
import type { Cell, Line } from '../line.ts'
import { readLabel } from './field-labels.ts'
import { cellOf, lineOfCells } from './form-lines.ts'

export type Bare = {
  lines: Line[]
  /** What was taken off, where it has letters or digits. */
  marks: LeftLine[]
}

const stamp = /^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*(?:-\s+)?/iu
const sign = /^(?:>+|#{1,6})\s+|^[-•*·](?=\p{L})/u
const mark = /^(?:\([a-z\d]{1,2}\)|(?:q?\d{1,2}|[ivx]{1,4}|[a-z])[.)])\s+(?!\p{L}{1,4}\.)/iu
const speaker = /^(\p{L}{1,12}):\s+/u

export function bareLines(lines: readonly Line[]): Bare {
  const marks: LeftLine[] = []
  const cut = (all: readonly Line[], pattern: RegExp, isCut: (line: Line) => boolean = () => true) =>
    all.map((line) => {
      const [cell] = line.cells
      const found = cell && isCut(line) ? pattern.exec(cell.text)?.[0] : undefined
      if (!cell || found === undefined || found === cell.text) return line
      if (/[\p{L}\p{N}]/u.test(found)) marks.push({ text: found.trim(), source: [cell.source] })
      return lineOfCells(line, [cellOf(cell, cell.text.slice(found.length)), ...line.cells.slice(1)], line.bullet)
    })
  const isChat = lines.filter(({ text }) => stamp.test(text)).length > 1
  const spoken = isChat ? cut(lines, stamp) : lines
  const speakers = findSpeakers(spoken)
  const said = cut(spoken, speaker, ({ text }) => speakers.has(speaker.exec(text)?.[1] ?? ''))
  const asked = markAsked(said, spoken, speakers)
  const labelled = cut(cut(asked, sign), mark, (line) => {
    const rest = line.text.replace(mark, '')
    return isLabelled(rest) || hasPeriod(rest)
  })
  return { lines: labelled.filter((line) => !isRule(line)).map(partCells), marks }
}

/** Two who take turns: `Q:` and `A:`, `Bot:` and `Me:`. */
function findSpeakers(lines: readonly Line[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { text } of lines) {
    const name = speaker.exec(text)?.[1]
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const often = [...counts].filter(([, count]) => count > 1).map(([name]) => name)
  const [only = ''] = often
  // `Company:` and `Dates:` take turns too, among other labels.
  const isTalk = often.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0) > 0.6 * lines.length
  const isAlone = often.length === 1 && (counts.get(only) ?? 0) > 2 && (counts.get(only) ?? 0) > 0.6 * lines.length
  return new Set((often.length === 2 && isTalk) || isAlone ? often : [])
}

/** What the first of two speakers says asks for what the other answers. */
function markAsked(said: readonly Line[], spoken: readonly Line[], speakers: ReadonlySet<string>): Line[] {
  const [asker] = speakers.size === 2 ? speakers : []
  return said.map((line, at) => {
    const isAsked = asker !== undefined && speaker.exec(spoken[at]?.text ?? '')?.[1] === asker
    return isAsked ? { ...line, asks: true } : line
  })
}

function isLabelled(text: string): boolean {
  const [head = ''] = text.split(/\s*(?::|=|→)/, 1)
  return readLabel(head) !== undefined
}

/** `|---|---|`, and a row of underscores. */
function isRule({ text }: Line): boolean {
  return /^[\s|:_=-]{3,}$/.test(text)
}

/** Bars part the cells of a table, underscores are the lines one writes on. */
function partCells(line: Line): Line {
  const cells = line.cells.flatMap((cell): Cell[] => {
    const isTable = /^\|.*\|$/.test(cell.text.trim()) || isBarred(cell.text) || /\s-{2,}\s/.test(cell.text)
    if (!isTable && !/__/.test(cell.text)) return [cell]
    const parts = cell.text.split(isTable ? /\s*\|\s*|\s+-{2,}\s+/ : /_{2,}|(?<=\s)_|_(?=\s|$)/)
    return parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => cellOf(cell, part))
  })
  return cells.length === 0 || cells.length === line.cells.length
    ? line
    : lineOfCells(line, joinLabels(cells), line.bullet)
}

/** `Name | Kwame Asante`: a bar after a label. */
function isBarred(text: string): boolean {
  const [head, ...rest] = text.split(/\s+\|\s+/)
  return head !== undefined && rest.length > 0 && readLabel(head) !== undefined
}

/** `Employer:` and the name that is on the line drawn after it. */
function joinLabels(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = []
  for (const cell of cells) {
    const last = joined.at(-1)
    if (last && /:$/.test(last.text)) joined[joined.length - 1] = cellOf(last, `${last.text} ${cell.text}`)
    else joined.push(cell)
  }
  return joined
}
