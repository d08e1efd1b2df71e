import { useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { PasswordField, SubmitButton } from '#client/app/form-fields.tsx'
import { useSite } from '#client/app/site.tsx'
import { callRaw } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader } from '#client/ui/dialog.tsx'
import { provePasskey, provePassword } from '#shared/api/account-security.ts'
import type { Account } from '#shared/api/accounts.ts'
import { askForPasskey, isCancelled } from '../passkeys/browser-passkeys.ts'
import { askForPassword } from './ask-for-password.ts'
import { useSettingsForm } from './settings-form.tsx'
import { useAction } from './use-action.ts'

type Pending = { go: () => void; giveUp: () => void }

/**
 * Runs what needs a proof that it is the person. Where the server asks for one, a dialog takes it and it is run again;
 * who closes the dialog has changed nothing.
 */
export function useProof(user: Account) {
  const [pending, setPending] = useState<Pending>()

  /** False if the person gave up. */
  async function withProof(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'proof-required')) throw error
    }
    const isProved = await new Promise<boolean>((resolve) =>
      setPending({ go: () => resolve(true), giveUp: () => resolve(false) }),
    )
    setPending(undefined)
    if (isProved) await act()
    return isProved
  }

  const dialog = (
    <Dialog open={pending !== undefined} onOpenChange={(isOpen) => !isOpen && pending?.giveUp()}>
      <DialogContent>{pending && <ProofForm user={user} onProved={pending.go} />}</DialogContent>
    </Dialog>
  )
  return { withProof, dialog }
}

function ProofForm({ user, onProved }: { user: Account; onProved: () => void }) {
  const { passkeys } = useSite()
  const form = useSettingsForm({
    initial: { password: '' },
    check: ({ password }) => askForPassword('password', password),
    send: ({ password }) => callRaw(provePassword, { body: { password } }),
    onDone: onProved,
  })
  const passkey = useAction(
    async () => {
      const used = await askForPasskey({ isOffered: false }).catch((error: unknown) => {
        if (!isCancelled(error)) throw error
      })
      if (!used) return
      await callRaw(provePasskey, { body: { passkey: used } })
      onProved()
    },
    { failure: 'Nothing was changed' },
  )
  return (
    <form ref={form.form} method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      <DialogHeader
        title="Confirm it’s you"
        description={
          user.hasPassword
            ? 'It’s been a while. Enter your password to change how you sign in.'
            : 'It’s been a while. Use a passkey or sign in again to continue.'
        }
        isQuestion
      />
      {user.hasPassword && (
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
        {passkeys && (
          <Button variant="outline" aria-disabled={passkey.isBusy} onClick={() => void passkey.run()}>
            Use a passkey
          </Button>
        )}
        {user.hasPassword ? (
          <SubmitButton isBusy={form.isBusy} busyLabel="Checking...">
            Confirm
          </SubmitButton>
        ) : (
          <AppLink to="/login?next=/account" className={buttonStyle()}>
            Sign In
          </AppLink>
        )}
      </DialogFooter>
    </form>
  )
}
