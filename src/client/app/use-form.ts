import { type FormEvent, useRef, useState } from 'react'

export type FormErrors<Values> = Partial<Record<keyof Values, string>>

export type FormOptions<Values> = {
  initial: Values
  check: (values: Values) => FormErrors<Values>
  /** The form is busy until it has ended. */
  onValid: (values: Values) => unknown
}

/** What a bound control needs of its form. */
export type FormFieldState = {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** State and checks of a form: an error goes when its field is changed, and the first wrong field gets the focus. */
export function useForm<Values extends Record<string, string | boolean>>(options: FormOptions<Values>) {
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<FormErrors<Values>>({})
  const form = useRef<HTMLFormElement>(null)

  function change(changed: Partial<Values>) {
    setValues((before) => ({ ...before, ...changed }))
    setErrors((before) => without(before, Object.keys(changed)))
  }

  function showErrors(found: FormErrors<Values>) {
    setErrors(found)
    const first = Object.keys(options.initial).find((name) => found[name] !== undefined)
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus()
  }

  const { isBusy, submit } = useSubmit({
    check: () => {
      const found = options.check(values)
      setErrors(found)
      return Object.values(found).some((message) => message !== undefined) ? [found] : []
    },
    tell: showErrors,
    go: () => options.onValid(values),
  })

  function field(name: keyof Values & string): FormFieldState {
    // A bound control holds text; the compiler cannot tell which of the values do.
    const onChange = (value: string) => change({ [name]: value } as Partial<Values>)
    return { name, value: String(values[name]), error: errors[name], onChange }
  }

  function reset() {
    setValues(options.initial)
    setErrors({})
  }

  return { values, errors, isBusy, form, field, change, showErrors, submit, reset }
}

type SubmitOptions<Problem> = {
  check: () => readonly Problem[]
  /** Of the first one. */
  tell: (problem: Problem) => void
  go: () => unknown
}

/** What every form does when it is sent, wherever its values live. */
export function useSubmit<Problem>({ check, tell, go }: SubmitOptions<Problem>) {
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const [first] = check()
    if (first !== undefined) return tell(first)
    setIsBusy(true)
    try {
      await go()
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, submit: (event: FormEvent) => void submit(event) }
}

/** What a schema of the contracts has against a value. */
type Parsed = { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }

/** One message per field, as worded in the contract: the first problem is the one to fix first. */
export function messagesOf({ error }: Parsed): Map<string, string> {
  const messages = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0] ?? '')
    if (!messages.has(name)) messages.set(name, message)
  }
  return messages
}

function without<Values>(errors: FormErrors<Values>, names: readonly string[]): FormErrors<Values> {
  const others = { ...errors }
  // Keys of the values are keys of their errors.
  for (const name of names) delete others[name as keyof Values]
  return others
}
