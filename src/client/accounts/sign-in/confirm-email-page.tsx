import { callRaw } from '#client/lib/api.ts'
import type { confirmEmailChange } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { EmailLinkPage } from './email-link-page.tsx'

export function ConfirmEmailPage() {
  return (
    <EmailLinkPage
      lead="Once confirmed, you’ll sign in with your new address."
      submitLabel="Use this address"
      done="Your address has been changed. We’ve sent a note to the old one."
      confirm={(token) => callRaw<typeof confirmEmailChange>(addresses.confirmEmailChange, { body: { token } })}
    />
  )
}
