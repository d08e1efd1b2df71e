import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PasswordField } from '#client/app/form-fields.tsx'
import { toast } from '#client/app/toast.ts'
import { useSendForm } from '#client/app/use-send-form.ts'
import { callRaw } from '#client/lib/api.ts'
import { setMe } from '#client/lib/me.ts'
import type { resetPassword } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { SentNote } from './sent-note.tsx'
import { useLinkToken } from './use-link-token.ts'
import { checkNewPassword } from './validate.ts'

export function ResetPasswordPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const token = useLinkToken()
  const form = useSendForm({
    initial: { password: '', confirmPassword: '' },
    check: checkNewPassword,
    send: ({ password }) => callRaw<typeof resetPassword>(addresses.resetPassword, { body: { token, password } }),
    onDone: () => {
      setMe(queries, null)
      toast({ title: 'Success!', description: 'Your password has been changed. Please sign in.' })
      // The link is used up; going back to it would only confuse.
      navigate('/login', { replace: true })
    },
    failure: 'The password could not be changed.',
  })

  return (
    <AuthCard
      title="New password"
      lead="You’ll sign in again on every device."
      footer={<AuthLink to="/forgot-password">Ask for a new link</AuthLink>}
    >
      {token ? (
        <AuthForm form={form} submitLabel="Set password" busyLabel="Setting...">
          <PasswordField
            {...form.field('password')}
            label="New password"
            hint="At least 8 characters"
            autoComplete="new-password"
          />
          <PasswordField {...form.field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        </AuthForm>
      ) : (
        <SentNote title="This link is incomplete">
          Open the link from the email again, or copy the whole link into the address bar.
        </SentNote>
      )}
    </AuthCard>
  )
}
