// A posting as single statements, each with its section and position.
import { splitSentences } from '#engine/language/sentences.ts'
import { type PartKind, readHeading, splitHeading, splitTrailingHeading } from './headings.ts'
import type { Span } from './posting.ts'

export type Item = {
  text: string
  span: Span
  part: PartKind
  /** Has a bullet or a number before it. */
  isMarked: boolean
  /** A line of its own, not a sentence of a paragraph. */
  isWholeLine: boolean
  /** Follows its heading in the same line. */
  isLabelled: boolean
  /** The first word of its line. */
  opening: string
}

const marker = /^\s*(?:[-–—*]+\s*|\(?\d{1,2}[.)]\s*|[a-z]\)\s+)(?=[\p{L}\p{N}“"(])/u
/** `Reports to: ...`, `Start date: ...`: the form's fields ask for nothing. */
const field =
  /^(?:job |position |start |closing |posting |application )?(?:title|position|role|location|place|city|company|employer|department|team|component|component\/team|reports to|reporting(?: relationship)?|salary(?: (?:scale|range))?|rate|pay|hours|schedule|shift|status|type|date|deadline|req(?:uisition)?(?: ?(?:id|#|no))?|job id|id|ref(?:erence)?|note|phone|contact|email|start date|employment type|term|grade|flsa|school|industry|vacancies)\b[^:]{0,14}:/i

export function readItems(text: string): Item[] {
  const items: Item[] = []
  const lines = text.split('\n')
  let part: PartKind = 'text'
  let offset = 0
  lines.forEach((line, at) => {
    const start = offset
    offset += line.length + 1
    const marked = marker.exec(line)?.[0] ?? ''
    const isMarked = marked.trim() !== '' && !/^\s*[-–—*]+\s*$/.test(line)
    let body = line.slice(marked.length).trim()
    if (body.length < 2 || field.test(body)) {
      if (/^(?:position|job) title\b/i.test(body)) part = 'text'
      return
    }
    const heading = readHeading(body, { isMarked, isOverList: !isMarked && marker.test(nextLine(lines, at)) })
    if (heading) {
      part = heading
      return
    }
    if (!isMarked && isShoutedHeading(body)) {
      part = 'text'
      return
    }
    // A short line over a list opens a new part, though nobody knows which.
    if (!isMarked && isUnknownHeading(body) && marker.test(lines[at + 1] ?? '')) {
      part = 'text'
      return
    }
    const trailing = splitTrailingHeading(body)
    if (trailing) body = trailing.body
    const from = { line, start, isMarked, sentences: 0 }
    for (const sentence of splitSentences(body)) {
      const split = splitHeading(sentence)
      if (split) part = readHeading(split.heading, { isOverList: true }) ?? part
      else {
        const inner = readHeading(sentence)
        if (inner) {
          part = inner
          continue
        }
      }
      const words = (split?.rest ?? sentence).replace(marker, '').trim()
      for (const piece of splitPoints(words, part)) {
        const place = line.indexOf(piece, Math.max(0, line.indexOf(words)))
        if (piece.length < 2 || place < 0) continue
        from.sentences += 1
        items.push({
          text: piece,
          span: { start: start + place, end: start + place + piece.length },
          part,
          isMarked,
          opening: body.split(/\s+/)[0] ?? '',
          isLabelled: split !== undefined,
          isWholeLine: isMarked || (piece.length > line.trim().length - 3 && line.length < 160),
        })
      }
    }
    if (trailing) part = readHeading(trailing.heading) ?? part
  })
  return items
}

/** `a; b; c`: three points in one line. */
function splitPoints(text: string, part: PartKind): string[] {
  if (part === 'about' || part === 'legal') return [text]
  return text
    .split(/\s*;\s+(?:and\s+)?(?!or\b)/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

function nextLine(lines: readonly string[], at: number): string {
  return lines[at + 1]?.trim() ? (lines[at + 1] ?? '') : (lines[at + 2] ?? '')
}

function isShoutedHeading(line: string): boolean {
  return line === line.toUpperCase() && /^[\p{Lu} &/]{6,40}$/u.test(line) && line.split(' ').length > 1
}

function isUnknownHeading(line: string): boolean {
  return line.split(/\s+/).length <= 6 && !/[.,;]$/.test(line) && /^\p{Lu}/u.test(line)
}
