// Reads text that somebody typed, pasted or edited: the canonical text exactly, any other as a document.
import { canonicalText } from '#engine/resume/canonical-text.ts'
import { boundText } from './bound-text.ts'
import { isCanonical, readCanonicalText } from './canonical/read-canonical-text.ts'
import { cutBullet } from './layout/bullet-marks.ts'
import { isMarkdown, markedRuns, plainRun, readHeading } from './markdown.ts'
import { readDocument } from './read-resume.ts'
import type { Reading } from './reading.ts'
import { headingKind } from './sections/heading-lexicon.ts'
import type { FlowParagraph } from './segment.ts'

export function readText(text: string, ids: { newId: () => string }): Reading {
  const plain = writeOut(text.replace(/\r\n?/g, '\n'))
  if (isCanonical(plain)) return readCanonicalText(plain, ids)
  const { read, rest } = boundText(plain)
  return withRest(readDocument({ kind: 'flow', paragraphs: paragraphsOf(read), hidden: [] }, ids), rest)
}

/** What is longer than any resume stands among what found no place. */
function withRest(reading: Reading, rest: string): Reading {
  if (rest.trim() === '') return reading
  const other = [...reading.other, { text: rest.trim(), source: [] }]
  const note = { kind: 'cut' as const, message: 'This is longer than any resume. Only its first part was read.' }
  return {
    ...reading,
    other,
    notes: [...reading.notes, note],
    text: canonicalText(
      reading.resume,
      other.map(({ text }) => text),
    ),
  }
}

/** Pasted data, converted to the labelled lines it represents. */
function writeOut(text: string): string {
  if (!/^\s*\{\s*"/.test(text)) return text
  try {
    return linesOf(JSON.parse(text)).join('\n')
  } catch {
    return text
  }
}

function linesOf(value: unknown, label = ''): string[] {
  if (Array.isArray(value) && value.some((one) => typeof one === 'object'))
    return [`${label}:`, ...value.flatMap((one) => ['', ...linesOf(one)]), '']
  if (Array.isArray(value)) return [`${label}: ${value.join(', ')}`]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => linesOf(one, key))
  return [`${label}: ${value ?? ''}`]
}

/** `LANGUAGES        Dutch, English`: a heading in the margin stands above what it heads. */
function partHeading(line: string): string[] {
  const [, heading = '', rest = ''] = /^\s{0,8}(\p{Lu}[\p{L}& ]{2,40}?)(?:\t+ *| {3,})(\S.*)$/u.exec(line) ?? []
  return headingKind(heading) ? [heading, rest] : [line]
}

/** Where a blank line is below nearly every line, and they are no paragraphs, one blank line parts nothing. */
function isDoubleSpaced(lines: readonly string[]): boolean {
  if (lines.some((line) => line.length > 110)) return false
  const full = lines.flatMap((line, at) => (at > 0 && line.trim() !== '' ? [lines[at - 1]?.trim() === ''] : []))
  return full.length >= 5 && full.filter((isApart) => isApart).length >= 0.9 * full.length
}

const FEWEST_WRAPPED = 6
/** No program breaks prose narrower than this: `Lind Pumps` over `Leeds` over `Design Engineer` are lines of their own. */
const NARROWEST = 40

/** Prose broken at a fixed width, as old mail programs do: where the next line's first word had no room, the line goes on in it. */
function unwrap(lines: readonly string[]): readonly string[] {
  const isProse = (line: string | undefined) =>
    line !== undefined && /^\p{L}|^["'(\d]/u.test(line) && !/\s{3}/.test(line)
  const inner = lines.flatMap((line, at) => (isProse(line) && isProse(lines[at + 1]) ? [at] : []))
  const width = Math.max(0, ...inner.map((at) => lines[at]?.length ?? 0))
  const isFull = (at: number) => {
    const [next = ''] = (lines[at + 1] ?? '').split(' ')
    return (lines[at]?.length ?? 0) + 1 + next.length > width
  }
  const wrapped = new Set(inner.filter(isFull))
  if (width < NARROWEST || width > 110 || wrapped.size < FEWEST_WRAPPED || wrapped.size < 0.85 * inner.length)
    return lines
  const joined: string[] = []
  lines.forEach((line, at) => {
    if (at > 0 && wrapped.has(at - 1)) joined[joined.length - 1] += ` ${line}`
    else joined.push(line)
  })
  return joined
}

function paragraphsOf(text: string): FlowParagraph[] {
  const lines = unwrap(text.split('\n').flatMap(partHeading))
  const isMarked = isMarkdown(lines)
  const usual = isDoubleSpaced(lines) ? 1 : 0
  let blanks = 0
  return lines.map((line, at) => {
    const gapBefore = blanks > usual
    blanks = line.trim() === '' ? blanks + 1 : 0
    const above = isMarked ? readHeading(lines[at - 1] ?? '', line) : null
    if (above?.isUnderlined) return { text: '', runs: [], isList: false, gapBefore }
    const heading = isMarked ? readHeading(line, lines[at + 1] ?? '') : null
    const rest = heading ? undefined : cutBullet(line)
    const own = heading?.text ?? rest ?? line
    const runs = isMarked ? markedRuns(own) : [plainRun(own)]
    return {
      text: runs.map((run) => run.text).join(''),
      runs,
      isList: rest !== undefined,
      gapBefore,
      ...(heading ? { level: heading.level } : {}),
    }
  })
}
