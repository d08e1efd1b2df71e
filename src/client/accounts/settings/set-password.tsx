import { useState } from 'react'
import { callRaw } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Account, requestPasswordReset } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { SettingsSection } from './settings-section.tsx'
import { useAction } from './use-action.ts'

/** For somebody who has only ever come by a sign-in service. */
export function SetPasswordSection({ user: { email } }: { user: Account }) {
  const [isSent, setIsSent] = useState(false)
  const { isBusy, run } = useAction(
    async () => {
      await callRaw<typeof requestPasswordReset>(addresses.requestPasswordReset, { body: { email } })
      setIsSent(true)
    },
    { failure: 'The link could not be sent' },
  )
  return (
    <SettingsSection
      title="Password"
      lead="You don’t have one yet. Set one to sign in without a service."
      action={
        !isSent && (
          <Button variant="outline" size="small" aria-disabled={isBusy} onClick={() => void run()}>
            Set a password by email
          </Button>
        )
      }
    >
      {isSent && (
        <Alert variant="success" title="Check your email">
          A link to set a password is on its way to {email}. It works once, within an hour.
        </Alert>
      )}
    </SettingsSection>
  )
}
