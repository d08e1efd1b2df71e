// Typing in a description: bullets continue automatically, and whole lines move with the caret.
import { countLines, moveLine } from '#engine/edit/lines.ts'
import { readPoints } from './bullet-text.ts'

export type Typed = { text: string; caret: number }

const bulletStart = /^(\s*[-*•] ?)(.*)$/

/** Enter inside a bullet starts the next one; in an empty bullet it ends the list. Undefined: nothing special. */
export function continueBullet(text: string, caret: number): Typed | undefined {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const end = lineEnd(text, caret)
  const [, mark, words = ''] = bulletStart.exec(text.slice(start, end)) ?? []
  if (mark === undefined || caret < start + mark.length) return undefined
  if (words.trim() === '') return { text: text.slice(0, start) + text.slice(end), caret: start }
  const bullet = `\n${mark.trimEnd()} `
  return { text: text.slice(0, caret) + bullet + text.slice(caret).replace(/^ +/, ''), caret: caret + bullet.length }
}

/** The line under the caret as a bullet, or no longer as one. */
export function toggleBullet(text: string, caret: number): Typed {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const [, mark] = bulletStart.exec(text.slice(start, lineEnd(text, caret))) ?? []
  const changed = mark === undefined ? `• ${text.slice(start)}` : text.slice(start + mark.length)
  const moved = mark === undefined ? caret + 2 : caret - mark.length
  return { text: text.slice(0, start) + changed, caret: Math.max(start, moved) }
}

/** Who types a hyphen out of habit where the bullet is there already means that bullet. */
export function dropSecondMark(text: string, caret: number): Typed {
  const once = (part: string) => part.replace(/^([ \t]*• )[-*•] /gm, '$1')
  return { text: once(text), caret: once(text.slice(0, caret)).length }
}

/** Backspace right behind a bullet: its words continue with the line before; the first line loses its bullet. */
export function joinBullet(text: string, caret: number): Typed | undefined {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const [, mark] = bulletStart.exec(text.slice(start, lineEnd(text, caret))) ?? []
  if (mark === undefined || caret !== start + mark.length) return undefined
  const before = text.slice(0, Math.max(0, start - 1)).trimEnd()
  const after = text.slice(caret)
  if (start === 0 || /(?:^|\n)[ \t]*$/.test(text.slice(0, start - 1)))
    return { text: text.slice(0, start) + after, caret: start }
  const between =
    /^(?:\n|$)/.test(after) || bulletStart.exec(before.slice(before.lastIndexOf('\n') + 1))?.[2] === '' ? '' : ' '
  return { text: before + between + after, caret: before.length + between.length }
}

/** Several lines become as many bullets where there is a list or nothing yet. Undefined: prose is left to the browser. */
export function pastePoints(text: string, { from, to }: Range, pasted: string): Typed | undefined {
  const points = readPoints(pasted)
  if (points.length < 2) return undefined
  const head = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  const tail = text.slice(to, lineEnd(text, to))
  const isBullet = bulletStart.test(head)
  const isBeforeBullet = bulletStart.test(tail)
  const isProse = isBullet ? false : head.trim() !== '' || (tail.trim() !== '' && !isBeforeBullet)
  if (isProse) return undefined
  const gap = /^\s/.test(pasted) && /\S$/.test(text.slice(0, from)) ? ' ' : ''
  const words = (isBullet ? gap : '• ') + points.join('\n• ') + (isBeforeBullet ? '\n' : '')
  return { text: text.slice(0, from) + words + text.slice(to), caret: from + words.length }
}

/** The keyboards of phones, dictation and dropped text bring lines without a paste. */
export function putPoints(before: string, after: string): Typed | undefined {
  let from = 0
  while (from < before.length && before[from] === after[from]) from += 1
  let kept = 0
  while (kept < Math.min(before.length, after.length) - from && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1
  const put = after.slice(from, after.length - kept)
  return /\n(?!\s*[-*•] |\s*$)/.test(put) ? pastePoints(before, { from, to: before.length - kept }, put) : undefined
}

export type Range = { from: number; to: number }

/** The marked words in bold, or no longer; without any, the word under the caret. Bold ends with its line. */
export function toggleBold(text: string, range: Range): (Range & { text: string }) | undefined {
  const { from, to } = range.from < range.to ? range : wordAt(text, range.from)
  const marked = text.slice(from, to)
  if (marked.trim() === '') return undefined
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return { text: text.slice(0, from - 2) + marked + text.slice(to + 2), from: from - 2, to: to - 2 }
  const bold = marked.replace(
    /^([ \t]*(?:[-*•] )?[ \t]*)(.*?)([ \t]*)$/gm,
    (whole, head: string, words: string, tail: string) => (words === '' ? whole : `${head}**${words}**${tail}`),
  )
  const lead = bold.startsWith('**') ? 2 : 0
  return { text: text.slice(0, from) + bold + text.slice(to), from: from + lead, to: from + bold.length - lead }
}

function wordAt(text: string, caret: number): Range {
  const head = /[\p{L}\p{N}]*$/u.exec(text.slice(0, caret))?.[0] ?? ''
  const tail = /^[\p{L}\p{N}]*/u.exec(text.slice(caret))?.[0] ?? ''
  return { from: caret - head.length, to: caret + tail.length }
}

/** The line under the caret changes places with its neighbour, and the caret goes with it. */
export function moveLineAtCaret(text: string, caret: number, by: 1 | -1): Typed | undefined {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const end = lineEnd(text, caret)
  if (text.slice(start, end).trim() === '') return undefined
  const index = countLines(text.slice(0, end)) - 1
  const moved = moveLine(text, index, index + by)
  if (moved === text) return undefined
  return { text: moved, caret: startOfLine(moved, index + by) + (caret - start) }
}

function lineEnd(text: string, caret: number): number {
  const end = text.indexOf('\n', caret)
  return end < 0 ? text.length : end
}

/** Where the line with that number among those that hold something begins. */
function startOfLine(text: string, index: number): number {
  let start = 0
  while (start < text.length) {
    const end = lineEnd(text, start)
    if (countLines(text.slice(0, end)) > index) return start
    start = end + 1
  }
  return start
}
