// What somebody wrote or sent on a page before its code could take it. The fields are those the server sent; the page
// that stands there later has the same ones by name, and is given everything as if it were typed there.

type EarlyField = { name: string; value: string; isChecked: boolean; caret: number | null; hasFocus: boolean }

export type EarlyInput = { fields: readonly EarlyField[]; sent: string | undefined; pressed: string | undefined }

type Control = HTMLInputElement | HTMLTextAreaElement

const controls = 'input:not([type=file]), textarea'

function nameOf(control: Control): string {
  return control.dataset.field ?? control.name
}

/** Reads what differs from the page as it was sent. `theme-init.js` notes which form was sent and which button pressed. */
export function readEarlyInput(root: HTMLElement): EarlyInput {
  const fields = [...root.querySelectorAll<Control>(controls)].filter(
    (control) => nameOf(control) !== '' && (isChanged(control) || control === document.activeElement),
  )
  const sent = root.querySelector<HTMLElement>('form[data-sent]')
  return {
    fields: fields.map((control) => ({
      name: nameOf(control),
      value: control.value,
      isChecked: isTick(control) && control.checked,
      caret: isTick(control) ? null : control.selectionEnd,
      hasFocus: control === document.activeElement,
    })),
    sent: sent?.getAttribute('aria-labelledby') ?? (sent ? '' : undefined),
    pressed: nameOfButton(root.querySelector<HTMLButtonElement>('button[data-pressed]')),
  }
}

/** Types, sends and presses again, in the page's own fields. What a field of the page holds already stays. */
export function giveEarlyInput(root: HTMLElement, { fields, sent, pressed }: EarlyInput): void {
  const found = [...root.querySelectorAll<Control>(controls)]
  for (const field of fields) {
    const control = found.find((candidate) => nameOf(candidate) === field.name)
    if (!control) continue
    if (isTick(control)) {
      if (control.checked !== field.isChecked) control.click()
    } else if (field.value !== '') typeInto(control, field.value)
    if (field.hasFocus) control.focus()
    if (field.hasFocus && field.caret !== null) control.setSelectionRange(field.caret, field.caret)
  }
  if (sent !== undefined) {
    const forms = [...root.querySelectorAll('form')]
    const form = forms.find((candidate) => candidate.getAttribute('aria-labelledby') === sent) ?? forms[0]
    form?.requestSubmit()
  } else if (pressed !== undefined) {
    const buttons = [...root.querySelectorAll('button')]
    buttons.find((button) => nameOfButton(button) === pressed)?.click()
  }
}

function nameOfButton(button: HTMLButtonElement | null): string | undefined {
  return button?.getAttribute('aria-label') ?? button?.textContent ?? undefined
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function isChanged(control: Control): boolean {
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** React hears only of a value it does not know yet, and knows every value that was set on the element itself. */
function typeInto(control: Control, value: string): void {
  const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  control.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
