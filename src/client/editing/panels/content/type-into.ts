import type { Typed } from './line-at-caret.ts'

/** Changes a text area as if the person had typed it, so that the browser's own undo still knows the way back. */
export function typeInto(area: HTMLTextAreaElement, { text, caret }: Typed): boolean {
  const { from, to, words } = changedPart(area.value, text)
  area.setSelectionRange(from, to)
  const isTyped =
    typeof document.execCommand === 'function' &&
    (words === '' ? document.execCommand('delete') : document.execCommand('insertText', false, words))
  if (isTyped) area.setSelectionRange(caret, caret)
  return isTyped
}

export function changedPart(before: string, after: string): { from: number; to: number; words: string } {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { from: head, to: before.length - tail, words: after.slice(head, after.length - tail) }
}
