import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#client/lib/api.ts'
import { describeFailure } from './describe-failure.ts'
import { toast } from './toast.ts'

export type FormErrors<Values> = Partial<Record<keyof Values, string>>

export type SendFormOptions<Values, Answer> = {
  initial: Values
  check: (values: Values) => FormErrors<Values>
  send: (values: Values) => Promise<Answer>
  onDone: (answer: Answer, values: Values) => void
  onFailure?: (error: unknown) => void
  /** The title of the message when it did not work; the reason stands below it. */
  failure: string
  /** In milliseconds: at least as long a press is seen to do something. */
  shortestWait?: number
}

/** What a bound control needs of its form. */
export type FormFieldState = {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** State, checks and sending of a form; what it could not do is said in a toast. */
export function useSendForm<Values extends Record<string, string | boolean>, Answer>(
  options: SendFormOptions<Values, Answer>,
) {
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<FormErrors<Values>>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function setValue<Name extends keyof Values>(name: Name, value: Values[Name] | string) {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => {
      const others = { ...before }
      delete others[name]
      return others
    })
  }

  function showErrors(found: FormErrors<Values>) {
    setErrors(found)
    const first = Object.keys(options.initial).find((name) => name in found)
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const found = options.check(values)
    showErrors(found)
    if (Object.keys(found).length > 0) return

    setIsBusy(true)
    try {
      const wait = new Promise((done) => setTimeout(done, options.shortestWait ?? 0))
      // Both the answer and a refusal are waited for, or a wrong password would be told sooner than a right one.
      const [answer] = await Promise.allSettled([options.send(values), wait])
      if (answer.status === 'rejected') return fail(answer.reason)
      options.onDone(answer.value, values)
    } finally {
      setIsBusy(false)
    }
  }

  function fail(error: unknown) {
    toast({ title: options.failure, description: describeFailure(error), variant: 'destructive' })
    if (error instanceof ApiError && error.fields.length > 0) showErrors(pickErrors(options.initial, error.fields))
    options.onFailure?.(error)
  }

  function field(name: keyof Values & string): FormFieldState {
    return { name, value: String(values[name]), error: errors[name], onChange: (value) => setValue(name, value) }
  }

  function reset() {
    setValues(options.initial)
    setErrors({})
  }

  return { values, errors, isBusy, form, field, setValue, submit, reset }
}

function pickErrors<Values extends object>(
  known: Values,
  fields: readonly { path: string; message: string }[],
): FormErrors<Values> {
  const found: FormErrors<Values> = {}
  // Its own keys are what TypeScript cannot know them to be.
  for (const name of Object.keys(known) as (keyof Values)[]) {
    const field = fields.find(({ path }) => path === name)
    if (field) found[name] = field.message
  }
  return found
}
