// A press on the page becomes a caret in the field. The page shows a field without marks, bullets and schemes and in
// other letters, so the place is found by counting letters and digits.
import type { Press } from '#client/preview/last-press.ts'
import { markLine } from './mark-line.ts'
import { isStandIn } from './text-field.tsx'

const letter = /[\p{L}\p{N}]/u

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Two fields that the page shows as one text: the second begins behind these words of the first. */
export function findPressedPath({ path, text, at }: Press, first: HTMLElement): string {
  const before = text.slice(0, at)
  if (path.endsWith('.startDate')) return before.includes('–') ? path.replace(/startDate$/, 'endDate') : path
  if (!path.endsWith('.firstName') || !(first instanceof HTMLInputElement)) return path
  // At the space between the two the press means the second.
  const passed = countLetters(before) + (/\p{L}\P{L}+$/u.test(before) ? 1 : 0)
  return passed > countLetters(first.value) ? path.replace(/firstName$/, 'lastName') : path
}

export function placeCaret(control: HTMLElement, { path, text, at }: Press): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  if (control.selectionStart === null || isStandIn(control.value)) return
  const isSecond = control.dataset.field !== path
  const place = findCaret(control.value, { text, at, isSecond })
  control.setSelectionRange(place, place)
  if (control instanceof HTMLTextAreaElement) markLine(control, place)
}

type Place = Pick<Press, 'text' | 'at'> & { isSecond?: boolean }

/** Counted from the end where the page begins later, as it does with `https://example.com`, or earlier. */
export function findCaret(value: string, { text, at, isSecond = false }: Place): number {
  const before = countLetters(text.slice(0, at))
  const after = countLetters(text.slice(at))
  const letters = countLetters(value)
  const passed = isSecond || letters > before + after ? Math.max(0, letters - after) : before
  const isWordStart = !letter.test(text[at - 1] ?? '')
  let count = 0
  let place = 0
  for (const character of value) {
    if (count === passed && (!isWordStart || letter.test(character))) return place
    if (letter.test(character)) count += 1
    place += character.length
  }
  return place
}
