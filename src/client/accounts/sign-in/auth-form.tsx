import type { FormEvent, ReactNode, RefObject } from 'react'
import { SubmitButton } from '#client/app/form-fields.tsx'

type AuthFormProps = {
  form: { form: RefObject<HTMLFormElement | null>; isBusy: boolean; submit: (event: FormEvent) => void }
  submitLabel: string
  busyLabel: string
  children: ReactNode
}

/** A post even without scripts, and to the page itself: a password never belongs in an address. */
export function AuthForm({ form: { form, isBusy, submit }, submitLabel, busyLabel, children }: AuthFormProps) {
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {children}
      <SubmitButton isBusy={isBusy} busyLabel={busyLabel} className="mt-1 w-full">
        {submitLabel}
      </SubmitButton>
    </form>
  )
}

/** Signing in and up are seen to take a second. */
export const shortestWait = 1000
