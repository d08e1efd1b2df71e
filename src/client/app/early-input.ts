// What somebody wrote or sent on a page before its code could take it. The fields are those the server sent; the page
// that is there later has the same ones by name, and is given everything as if it were typed there.

type EarlyField = { name: string; value: string; isChecked: boolean; caret: number | null; hasFocus: boolean }

type Control = HTMLInputElement | HTMLTextAreaElement

const controls = 'input:not([type=file]), textarea'

const early = new Map<string, EarlyField>()
let sent: string | undefined
let pressed: string | undefined
let stopListening: (() => void) | undefined

/** From now on until it is given: React empties the fields it takes over, so what is typed is noted at once. */
export function watchEarlyInput(root: HTMLElement): void {
  noteEarlyInput(root)
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.matches(controls) && root.contains(target)) noteField(target as Control)
    noteActs(root)
  }
  const kinds = ['input', 'submit', 'click']
  for (const kind of kinds) addEventListener(kind, hear)
  stopListening = () => {
    for (const kind of kinds) removeEventListener(kind, hear)
  }
}

/** Notes all fields as they are, where the focus is among them, and what was sent or pressed. */
export function noteEarlyInput(root: HTMLElement): void {
  for (const control of root.querySelectorAll<Control>(controls)) {
    const before = early.get(nameOf(control))
    if (before) before.hasFocus = control === document.activeElement
    if (isChanged(control) || (control === document.activeElement && !before)) noteField(control)
  }
  noteActs(root)
}

/** `theme-init.js` marks which form was sent and which button pressed. */
function noteActs(root: HTMLElement): void {
  const form = root.querySelector('form[data-sent]')
  if (form) sent = form.getAttribute('aria-labelledby') ?? ''
  const button = root.querySelector<HTMLElement>('button[data-pressed]')
  if (button) pressed = nameOfButton(button)
}

function noteField(control: Control): void {
  const name = nameOf(control)
  if (name === '') return
  early.set(name, {
    name,
    value: control.value,
    isChecked: isTick(control) && control.checked,
    caret: isTick(control) ? null : control.selectionEnd,
    hasFocus: control === document.activeElement,
  })
}

/** Types, sends and presses again, in the page's own fields. */
export function giveEarlyInput(root: HTMLElement): void {
  stopListening?.()
  const found = [...root.querySelectorAll<Control>(controls)]
  for (const field of early.values()) {
    const control = found.find((candidate) => nameOf(candidate) === field.name)
    if (control) fillIn(control, field)
  }
  const act = actIn(root, { sent, pressed })
  // The page takes the words over after this turn, and must not send what it was before.
  if (act) setTimeout(act)
  early.clear()
  sent = undefined
  pressed = undefined
}

type Acts = { sent: string | undefined; pressed: string | undefined }

function actIn(root: HTMLElement, { sent, pressed }: Acts): (() => void) | undefined {
  if (sent !== undefined) {
    const forms = [...root.querySelectorAll('form')]
    const form = forms.find((candidate) => candidate.getAttribute('aria-labelledby') === sent) ?? forms[0]
    return () => form?.requestSubmit()
  }
  if (pressed === undefined) return undefined
  const buttons = [...root.querySelectorAll('button')]
  return () => buttons.find((button) => nameOfButton(button) === pressed)?.click()
}

function fillIn(control: Control, field: EarlyField): void {
  if (isTick(control)) {
    // Of a tick in the page's own field React knows nothing yet either.
    control.checked = control.defaultChecked
    if (control.checked !== field.isChecked) control.click()
  } else if (field.value !== '') typeInto(control, field.value)
  if (!field.hasFocus) return
  control.focus()
  // React draws the value once more, which sends the caret to its end.
  if (field.caret !== null) requestAnimationFrame(() => placeCaret(control, field))
}

function placeCaret(control: Control, { value, caret }: EarlyField): void {
  if (control.value === value && control === document.activeElement) control.setSelectionRange(caret, caret)
}

function nameOf(control: Control): string {
  return control.dataset.field ?? control.name
}

function nameOfButton(button: HTMLElement): string {
  return button.getAttribute('aria-label') ?? button.textContent ?? ''
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** The server sends empty fields. What React has heard of it takes for the default, so that says nothing. */
function isChanged(control: Control): boolean {
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== ''
}

/** React hears only of a value it does not know yet, and knows every value that was set on the element itself. */
function typeInto(control: Control, value: string): void {
  const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  control.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
