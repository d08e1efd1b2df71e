// A press on the page becomes a caret in the field. The page shows a field without marks, bullets and schemes and in
// other letters, so the place is found by counting letters and digits.
import type { Press } from '#client/preview/last-press.ts'
import { isStandIn } from './text-field.tsx'

const letter = /[\p{L}\p{N}]/u

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Two fields that the page shows as one text: the second begins behind these words of the first. */
export function findPressedPath({ path, text, at }: Press, first: HTMLElement): string {
  const before = text.slice(0, at)
  if (path.endsWith('.startDate')) return before.includes('–') ? path.replace(/startDate$/, 'endDate') : path
  const isPastFirst =
    path.endsWith('.firstName') && first instanceof HTMLInputElement && countLetters(before) > countLetters(first.value)
  return isPastFirst ? path.replace(/firstName$/, 'lastName') : path
}

export function placeCaret(control: HTMLElement, { text, at }: Press): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  if (control.selectionStart === null || isStandIn(control.value)) return
  const place = findCaret(control.value, text, at)
  control.setSelectionRange(place, place)
}

/** The place in the value; where the page shows less of it, as of `https://example.com`, counted from the end. */
export function findCaret(value: string, text: string, at: number): number {
  const after = countLetters(text.slice(at))
  const passed = Math.max(0, countLetters(value) - after)
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
