/** From one line of text to the next field that can be typed into; false where there is none, or more than a line. */
export function focusNextField(form: HTMLElement | null, from: EventTarget): boolean {
  if (!form || !(from instanceof HTMLInputElement)) return false
  const fields = [...form.querySelectorAll<HTMLElement>('input:not([type=file], [type=checkbox], :disabled), textarea')]
  const next = fields[fields.indexOf(from) + 1]
  if (!next) return false
  next.focus()
  return true
}
