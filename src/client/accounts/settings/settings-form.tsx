import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { SubmitButton } from '#client/app/form-fields.tsx'
import { type SendFormOptions, useSendForm } from '#client/app/use-send-form.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { setMe } from '#client/lib/me.ts'

/** A form of the account; it says so when the person was signed out elsewhere. */
export function useSettingsForm<Values extends Record<string, string | boolean>, Answer>(
  options: Omit<SendFormOptions<Values, Answer>, 'onFailure' | 'failure'>,
) {
  const queries = useQueryClient()
  return useSendForm({
    ...options,
    failure: 'Nothing was changed',
    onFailure: (error) => {
      if (error instanceof ApiError && error.status === 401) setMe(queries, null)
    },
  })
}

type SettingsFormProps = {
  form: { form: RefObject<HTMLFormElement | null>; isBusy: boolean; submit: (event: FormEvent) => void }
  submitLabel: string
  children: ReactNode
}

export function SettingsForm({ form: { form, isBusy, submit }, submitLabel, children }: SettingsFormProps) {
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {children}
      <div>
        <SubmitButton variant="outline" isBusy={isBusy} busyLabel="Saving...">
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  )
}
