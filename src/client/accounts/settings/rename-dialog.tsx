import { useState } from 'react'
import { FormField, SubmitButton } from '#client/app/form-fields.tsx'
import { call } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogHeader, DialogTrigger } from '#client/ui/dialog.tsx'
import { renamePasskey } from '#shared/api/account-security.ts'
import { useSettingsForm } from './settings-form.tsx'

type RenameDialogProps = { id: string; name: string; onRenamed: () => void }

export function RenameDialog({ id, name, onRenamed }: RenameDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="small" aria-label={`Rename ${name}`}>
          Rename
        </Button>
      </DialogTrigger>
      <DialogContent>
        <RenameForm
          id={id}
          name={name}
          onRenamed={() => {
            setIsOpen(false)
            onRenamed()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

function RenameForm({ id, name, onRenamed }: RenameDialogProps) {
  const form = useSettingsForm({
    initial: { name },
    check: (values) => (values.name.trim() === '' ? { name: 'Please give it a name' } : {}),
    send: (values) => call(renamePasskey, { params: { id }, body: { name: values.name.trim() } }),
    onDone: onRenamed,
  })
  return (
    <form ref={form.form} method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      <DialogHeader title="Rename passkey" description="A name that tells you which device it’s on." />
      <FormField {...form.field('name')} label="Name" autoComplete="off" />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <SubmitButton isBusy={form.isBusy} busyLabel="Saving...">
          Save name
        </SubmitButton>
      </DialogFooter>
    </form>
  )
}
