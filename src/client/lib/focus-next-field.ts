import type { KeyboardEvent } from 'react'

/** The key of a phone's keyboard leads through the fields; a tap into each is twice the work. */
export function goOnWithEnter(event: KeyboardEvent, fields: HTMLElement | null): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false
  if (!isTouched() || !(event.target instanceof HTMLInputElement)) return false
  const next = fieldsAfter(fields, event.target)[0]
  if (!next) return false
  next.focus()
  // A list has nothing to type: it opens, as a tap would open it.
  if (next.matches('button')) next.click()
  event.preventDefault()
  return true
}

/** After a choice from a list, to the next line that still has to be written. */
export function goOnAfterChoice(list: HTMLSelectElement): void {
  if (!isTouched()) return
  const isWanted = (field: HTMLElement) =>
    field instanceof HTMLInputElement && field.value === '' && field.dataset.optional === undefined
  fieldsAfter(list.form, list).find(isWanted)?.focus()
}

const isTouched = () => window.matchMedia('(pointer: coarse)').matches

const fieldSelector =
  'input:not([type=file], [type=checkbox], :disabled), textarea, select:not([aria-hidden]), button[role=combobox]:not(:disabled)'

function fieldsAfter(root: HTMLElement | null, from: HTMLElement): HTMLElement[] {
  const fields = [...(root?.querySelectorAll<HTMLElement>(fieldSelector) ?? [])]
  return fields.slice(fields.indexOf(from) + 1).filter((field) => !field.closest('[data-settled]'))
}
