import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { FormField, PasswordField, SubmitButton } from '#client/app/form-fields.tsx'
import { useSite } from '#client/app/site.tsx'
import { toast } from '#client/app/toast.ts'
import { callRaw } from '#client/lib/api.ts'
import { setMe } from '#client/lib/me.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader, DialogTrigger } from '#client/ui/dialog.tsx'
import type { Account, deleteMe } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { askForPassword } from './ask-for-password.ts'
import { useSettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

const confirmation = 'DELETE'

export function DeleteSection({ user }: { user: Account }) {
  return (
    <SettingsSection
      title="Delete account"
      lead="Permanently deletes your account, documents, versions and saved jobs. Export anything you want to keep first."
      action={
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline" size="small" className="text-danger">
              Delete account
            </Button>
          </DialogTrigger>
          <DialogContent>
            <DeleteDialog user={user} />
          </DialogContent>
        </Dialog>
      }
    />
  )
}

function DeleteDialog({ user }: { user: Account }) {
  const { billing } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useSettingsForm({
    initial: { confirmation: '', password: '' },
    check: (values) => ({
      ...(values.confirmation.trim() === confirmation ? {} : { confirmation: `Please type ${confirmation}` }),
      ...(user.hasPassword ? askForPassword('password', values.password) : {}),
    }),
    send: ({ password }) => callRaw<typeof deleteMe>(addresses.deleteMe, { body: { password } }),
    onDone: () => {
      setMe(queries, null)
      toast({ title: 'Account deleted', description: 'Your account and everything in it have been deleted.' })
      navigate('/')
    },
  })
  return (
    <form ref={form.form} method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      <DialogHeader
        title="Delete your account?"
        description={
          <>
            Everything in it will be deleted for good.{billing && ' Any subscription will be canceled.'} Drafts stay in
            this browser until you delete them here.
          </>
        }
        isQuestion
      />
      <FormField
        {...form.field('confirmation')}
        label={`Type ${confirmation} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
      />
      {user.hasPassword && (
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Keep account</Button>
        </DialogClose>
        <SubmitButton variant="destructive" isBusy={form.isBusy} busyLabel="Deleting...">
          Delete for good
        </SubmitButton>
      </DialogFooter>
    </form>
  )
}
