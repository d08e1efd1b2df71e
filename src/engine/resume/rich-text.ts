// Descriptions are plain text with a few marks: lines that start with '-' or '*' are bullets, **bold**, *italic*
// or _italic_, [text](address). A mark that is not closed stays the character it is.
import { safeHref } from './links.ts'

export type RichRun = { text: string; bold?: true; italic?: true; href?: string }
export type RichBlock = { kind: 'paragraph' | 'bullet'; runs: RichRun[] }

/** Paragraphs and bullets of a description, one a line; empty lines are dropped. */
export function parseRichText(text: string): RichBlock[] {
  return splitLines(text).map(({ kind, text }) => ({ kind, runs: parseInline(text) }))
}

/** The words without marks, a line for each paragraph and bullet. */
export function plain(text: string): string {
  return parseRichText(text)
    .map(({ runs }) => runs.map((run) => run.text).join(''))
    .join('\n')
}

export type RichLine = { kind: RichBlock['kind']; text: string }

/** The lines of a description with their bullets taken off and their inline marks still in. */
export function splitLines(text: string): RichLine[] {
  const lines: RichLine[] = []
  let afterBullet = false
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    const bullet = readBullet(trimmed)
    const previous = lines.at(-1)
    if (bullet === undefined && trimmed && afterBullet && previous && /^(?: {2}|\t)/.test(line)) {
      previous.text += ` ${trimmed}`
      continue
    }
    afterBullet = bullet !== undefined && bullet !== ''
    const content = bullet ?? trimmed
    if (content) lines.push({ kind: bullet === undefined ? 'paragraph' : 'bullet', text: content })
  }
  return lines
}

/** What follows the bullet; undefined if the line has none. */
function readBullet(line: string): string | undefined {
  const [, mark, rest = ''] = /^([-*•‣▪◦●])(.*)$/u.exec(line) ?? /^(–)\s(.*)$/u.exec(line) ?? []
  if (mark === undefined || (rest.startsWith(mark) && rest !== mark)) return undefined
  // `*Winner* of the prize` is a paragraph that starts in italics, `*won the prize` a bullet.
  if (mark === '*' && /^\S/.test(rest) && parseInline(line)[0]?.italic) return undefined
  return rest === mark ? '' : rest.trim()
}

type Marks = Omit<RichRun, 'text'>

const link = /\[([^[\]]*)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/y
const anyMark = /[[*_]/g
const wordCharacter = /[\p{L}\p{N}]/u

const emphasis = [
  { mark: '***', adds: { bold: true, italic: true } },
  { mark: '**', adds: { bold: true } },
  { mark: '*', adds: { italic: true } },
  { mark: '_', adds: { italic: true } },
] as const

/** The runs of one line. */
export function parseInline(text: string, marks: Marks = {}): RichRun[] {
  if (findMark(text, 0) === text.length) return text ? [{ text, ...marks }] : []
  const runs: RichRun[] = []
  // Without this memory a line of ten thousand open marks would be searched to its end ten thousand times.
  const neverCloses = new Set<string>()
  let literal = ''
  let position = 0

  const flush = () => {
    if (literal) runs.push({ text: literal, ...marks })
    literal = ''
  }

  while (position < text.length) {
    const next = findMark(text, position)
    literal += text.slice(position, next)
    position = next
    if (position === text.length) break
    const linked = marks.href === undefined ? readLink(text, position) : undefined
    if (linked) {
      flush()
      runs.push(...parseInline(linked.text, { ...marks, href: linked.href }))
      position = linked.end
      continue
    }
    const strong = emphasis.find(({ mark, adds }) => {
      const repeats = Object.keys(adds).some((key) => key in marks)
      return !repeats && !neverCloses.has(mark) && opens(text, position, mark)
    })
    const end = strong ? findClose(text, position + strong.mark.length, strong.mark) : -1
    if (strong && end >= 0) {
      flush()
      runs.push(...parseInline(text.slice(position + strong.mark.length, end), { ...marks, ...strong.adds }))
      position = end + strong.mark.length
      continue
    }
    if (strong) {
      neverCloses.add(strong.mark)
      continue
    }
    literal += text[position]
    position += 1
  }
  flush()
  return joinEqual(runs)
}

function findMark(text: string, from: number): number {
  anyMark.lastIndex = from
  return anyMark.exec(text)?.index ?? text.length
}

function readLink(text: string, position: number): { text: string; href: string; end: number } | undefined {
  if (text[position] !== '[') return undefined
  link.lastIndex = position
  const match = link.exec(text)
  const href = safeHref(match?.[2] ?? '')
  if (!match || href === undefined) return undefined
  return { text: match[1]?.trim() || (match[2] ?? ''), href, end: link.lastIndex }
}

/** A mark opens before a character that is no space, and a single one only where no word runs on: 2*3*4, snake_case. */
function opens(text: string, position: number, mark: string): boolean {
  if (!text.startsWith(mark, position)) return false
  const next = text[position + mark.length]
  if (next === undefined || /\s/.test(next) || next === mark[0]) return false
  return mark.length > 1 || !wordCharacter.test(text[position - 1] ?? '')
}

function findClose(text: string, from: number, mark: string): number {
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (at === from || /\s/.test(text[at - 1] ?? '')) continue
    const after = text[at + mark.length] ?? ''
    if (mark.length > 1) {
      // The last two of *** close the bold around an italic word.
      if (after === mark[0] && mark.length === 2) continue
      return at
    }
    // A single mark never closes at one of two.
    if (after === mark || text[at - 1] === mark) continue
    if (!wordCharacter.test(after)) return at
  }
  return -1
}

function joinEqual(runs: RichRun[]): RichRun[] {
  const joined: RichRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const same = last && last.bold === run.bold && last.italic === run.italic && last.href === run.href
    if (same) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}
