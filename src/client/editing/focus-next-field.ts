import type { KeyboardEvent } from 'react'

/** The key of a phone's keyboard leads through the fields; a tap into each is twice the work. */
export function goOnWithEnter(event: KeyboardEvent, fields: HTMLElement | null): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false
  if (!window.matchMedia('(pointer: coarse)').matches || !focusNextField(fields, event.target)) return false
  event.preventDefault()
  return true
}

const fieldSelector =
  'input:not([type=file], [type=checkbox], :disabled), textarea, select:not([aria-hidden]), button[role=combobox]:not(:disabled)'

/** From one line of text to the next field, typed or chosen; false where there is none, or more than a line. */
function focusNextField(form: HTMLElement | null, from: EventTarget): boolean {
  if (!form || !(from instanceof HTMLInputElement)) return false
  const fields = [...form.querySelectorAll<HTMLElement>(fieldSelector)]
  const next = fields.slice(fields.indexOf(from) + 1).find((field) => !field.closest('[data-settled]'))
  if (!next) return false
  next.focus()
  // A list has nothing to type: it opens, as a tap would open it.
  if (next.matches('button')) next.click()
  return true
}
