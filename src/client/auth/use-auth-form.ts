import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { callJson } from '#client/lib/api.ts'
import type { FormErrors } from './validate.ts'

export type AuthFormOptions<Values> = {
  action: string
  initial: Values
  check: (values: Values) => FormErrors<Values>
  toBody: (values: Values) => unknown
  success: { description: string; goTo: string }
  failure: string
}

/** At least as long as this a press is seen to do something. */
const shortestWait = 1000

/** State, checks and sending of a form whose answer is a toast and another page. */
export function useAuthForm<Values extends object>(options: AuthFormOptions<Values>) {
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<FormErrors<Values>>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  function setValue<Name extends keyof Values>(name: Name, value: Values[Name]) {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => {
      const others = { ...before }
      delete others[name]
      return others
    })
  }

  function focusFirst(found: FormErrors<Values>) {
    const names = Object.keys(options.initial).filter((name) => name in found)
    form.current?.querySelector<HTMLElement>(`[data-field="${names[0]}"]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const found = options.check(values)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirst(found)

    setIsBusy(true)
    try {
      const wait = new Promise((done) => setTimeout(done, shortestWait))
      await Promise.all([callJson(options.action, { body: options.toBody(values) }), wait])
      toast({ title: 'Success!', description: options.success.description })
      navigate(options.success.goTo)
    } catch {
      toast({ title: options.failure, variant: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return { values, errors, isBusy, form, setValue, submit }
}
