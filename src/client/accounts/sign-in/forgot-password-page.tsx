import { useState } from 'react'
import { FormField } from '#client/app/form-fields.tsx'
import { useSendForm } from '#client/app/use-send-form.ts'
import { callRaw } from '#client/lib/api.ts'
import type { requestPasswordReset } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { checkEmail } from './validate.ts'

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useSendForm({
    initial: { email: '' },
    check: checkEmail,
    send: ({ email }) =>
      callRaw<typeof requestPasswordReset>(addresses.requestPasswordReset, { body: { email: email.trim() } }),
    onDone: (_answer, { email }) => setSentTo(email.trim()),
    failure: 'The link could not be sent.',
  })

  const footer = <AuthLink to="/login">Back to Sign In</AuthLink>
  if (sentTo)
    return (
      <AuthCard
        isOutcome
        title="Check your email"
        lead={
          <>
            If there is an account for <strong>{sentTo}</strong>, we’ve sent a link to it. It works once, within an
            hour. Don’t see it? Check your spam folder.
          </>
        }
        footer={footer}
      />
    )
  return (
    <AuthCard title="Forgot password" lead="We’ll email you a link to set a new one." footer={footer}>
      <AuthForm form={form} submitLabel="Send link" busyLabel="Sending...">
        <FormField {...form.field('email')} label="Email" type="email" autoComplete="username" />
      </AuthForm>
    </AuthCard>
  )
}
