import { callRaw } from '#client/lib/api.ts'
import { useMe } from '#client/lib/me.ts'
import type { verifyEmail } from '#shared/api/account-security.ts'
import { securityAddresses } from '#shared/api/security-addresses.ts'
import { AuthLink } from './auth-link.tsx'
import { EmailLinkPage } from './email-link-page.tsx'
import { withNext } from './next-address.ts'
import { SentNote } from './sent-note.tsx'

export function VerifyEmailPage() {
  const { user, isLoading } = useMe()
  return (
    <EmailLinkPage
      lead="This confirms that the address is yours."
      submitLabel="Confirm address"
      done="Your address is confirmed."
      confirm={(token) => callRaw<typeof verifyEmail>(securityAddresses.verifyEmail, { body: { token } })}
      note={
        user && (
          <p>
            You are signed in as <strong className="break-words">{user.email}</strong>.
          </p>
        )
      }
      instead={(token) => {
        if (user) return undefined
        if (isLoading) return <p role="status">Loading...</p>
        return (
          <SentNote title="Sign in first">
            To confirm the address, sign in to your account.{' '}
            <AuthLink to={withNext('/login', `/verify-email?token=${token}`)}>Sign In</AuthLink>
          </SentNote>
        )
      }}
    />
  )
}
