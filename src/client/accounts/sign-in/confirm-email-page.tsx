import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSendForm } from '#client/app/use-send-form.ts'
import { callRaw } from '#client/lib/api.ts'
import { loadMe, setMe } from '#client/lib/me.ts'
import type { confirmEmailChange } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { SentNote } from './sent-note.tsx'
import { useLinkToken } from './use-link-token.ts'

/** One press more than needed, since programs that look into mails open every link in them. */
export function ConfirmEmailPage() {
  const queries = useQueryClient()
  const token = useLinkToken()
  const [isDone, setIsDone] = useState(false)
  const form = useSendForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await callRaw<typeof confirmEmailChange>(addresses.confirmEmailChange, { body: { token } })
      return loadMe()
    },
    onDone: (user) => {
      setMe(queries, user)
      setIsDone(true)
    },
    failure: 'The address could not be confirmed.',
  })

  return (
    <AuthCard
      title="Confirm email"
      lead="From then on you sign in with your new address."
      footer={<AuthLink to="/account">Account</AuthLink>}
    >
      {isDone && <SentNote title="Done">Your new address is in use. The old one has been told.</SentNote>}
      {!isDone && token && (
        <AuthForm form={form} submitLabel="Use this address" busyLabel="Confirming...">
          {null}
        </AuthForm>
      )}
      {!token && (
        <SentNote title="This link is not complete">
          Open the link in the mail again, or copy all of it into the address bar.
        </SentNote>
      )}
    </AuthCard>
  )
}
