import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSendForm } from '#client/app/use-send-form.ts'
import { callRaw } from '#client/lib/api.ts'
import { loadMe, setMe, useMe } from '#client/lib/me.ts'
import type { verifyEmail } from '#shared/api/account-security.ts'
import { securityAddresses } from '#shared/api/security-addresses.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { withNext } from './next-address.ts'
import { SentNote } from './sent-note.tsx'
import { useLinkToken } from './use-link-token.ts'

/** One press more than needed, since programs that look into mails open every link in them. */
export function VerifyEmailPage() {
  const queries = useQueryClient()
  const { user, isLoading } = useMe()
  const token = useLinkToken()
  const [isDone, setIsDone] = useState(false)
  const form = useSendForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await callRaw<typeof verifyEmail>(securityAddresses.verifyEmail, { body: { token } })
      return loadMe()
    },
    onDone: (changed) => {
      setMe(queries, changed)
      setIsDone(true)
    },
    failure: 'The address could not be confirmed.',
  })
  const isReady = !isDone && token !== '' && !isLoading

  return (
    <AuthCard
      title="Confirm email"
      lead="Shows that the address of your account is yours."
      footer={<AuthLink to="/account">Account</AuthLink>}
    >
      {isDone && <SentNote title="Done">Your address is confirmed.</SentNote>}
      {isReady && user && (
        <AuthForm form={form} submitLabel="Confirm address" busyLabel="Confirming...">
          <p>
            You are signed in as <strong className="break-words">{user.email}</strong>.
          </p>
        </AuthForm>
      )}
      {isReady && !user && (
        <SentNote title="Sign in first">
          The link works only for whoever can sign in to the account.{' '}
          <AuthLink to={withNext('/login', `/verify-email?token=${token}`)}>Sign In</AuthLink>
        </SentNote>
      )}
      {!token && (
        <SentNote title="This link is not complete">
          Open the link in the mail again, or copy all of it into the address bar.
        </SentNote>
      )}
    </AuthCard>
  )
}
