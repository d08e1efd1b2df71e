import { toast } from '#client/app/toast.ts'
import { callRaw } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { requestVerification } from '#shared/api/account-security.ts'
import type { Account } from '#shared/api/accounts.ts'
import { useAction } from './use-action.ts'

/** Stands above the settings until the address is confirmed. */
export function VerifyNotice({ user }: { user: Account }) {
  const { isBusy, run } = useAction(
    async () => {
      await callRaw(requestVerification)
      toast({ title: 'Link sent', description: `Check the inbox of ${user.email}.` })
    },
    { failure: 'The link could not be sent' },
  )
  return (
    <Alert variant="info" title="Please confirm your email">
      <p className="break-words">
        Open the link we sent to {user.email}, so receipts and password resets reach only you.
      </p>
      <Button variant="outline" size="small" className="mt-3" aria-disabled={isBusy} onClick={() => void run()}>
        Send the link again
      </Button>
    </Alert>
  )
}
