import { callRaw } from '#client/lib/api.ts'
import type { confirmEmailChange } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { EmailLinkPage } from './email-link-page.tsx'

export function ConfirmEmailPage() {
  return (
    <EmailLinkPage
      lead="From then on you sign in with your new address."
      submitLabel="Use this address"
      done="Your new address is in use. We’ve told the old one."
      confirm={(token) => callRaw<typeof confirmEmailChange>(addresses.confirmEmailChange, { body: { token } })}
    />
  )
}
