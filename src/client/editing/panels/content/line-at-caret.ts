// Typing in a description: bullets go on by themselves and whole lines move under the caret.
import { countLines, moveLine } from '#engine/edit/lines.ts'

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
