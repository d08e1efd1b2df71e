import { ApiError } from '#client/lib/api-error.ts'
import { describeFailure } from './describe-failure.ts'
import { toast } from './toast.ts'
import { type FormErrors, type FormOptions, useForm } from './use-form.ts'

export type SendFormOptions<Values, Answer> = Omit<FormOptions<Values>, 'onValid'> & {
  send: (values: Values) => Promise<Answer>
  onDone: (answer: Answer, values: Values) => void
  onFailure?: (error: unknown) => void
  /** The title of the message when it did not work; the reason is below it. */
  failure: string
  /** In milliseconds: at least as long a press is seen to do something. */
  shortestWait?: number
}

/** A form that is sent to the server; what it could not do is said in a toast. */
export function useSendForm<Values extends Record<string, string | boolean>, Answer>(
  options: SendFormOptions<Values, Answer>,
) {
  const { initial, check } = options
  const send = async (values: Values) => {
    const wait = new Promise((done) => setTimeout(done, options.shortestWait ?? 0))
    // Both the answer and a refusal are waited for, or a wrong password would be told sooner than a right one.
    const [answer] = await Promise.allSettled([options.send(values), wait])
    if (answer.status === 'rejected') return fail(answer.reason)
    options.onDone(answer.value, values)
  }
  const form = useForm({ initial, check, onValid: send })

  function fail(error: unknown) {
    toast({ title: options.failure, description: describeFailure(error), variant: 'destructive' })
    if (error instanceof ApiError && error.fields.length > 0) form.showErrors(pickErrors(initial, error.fields))
    options.onFailure?.(error)
  }
  return form
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
