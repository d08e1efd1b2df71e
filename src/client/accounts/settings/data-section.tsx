import { toast } from '#client/app/toast.ts'
import { saveFile } from '#client/exports/save-file.ts'
import { callRaw } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { exportMe } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { SettingsSection } from './settings-section.tsx'
import { useAction } from './use-action.ts'

export function DataSection() {
  const { isBusy, run } = useAction(
    async () => {
      const archive = await (await callRaw<typeof exportMe>(addresses.exportMe)).blob()
      saveFile(archive, 'candid-export.zip')
      toast({ title: 'Export downloaded', description: 'candid-export.zip' })
    },
    { failure: 'The export failed' },
  )
  return (
    <SettingsSection
      title="Your data"
      lead="Everything in your account in one archive, in formats other programs can open."
      action={
        <Button variant="outline" size="small" aria-disabled={isBusy} onClick={() => void run()}>
          {isBusy && <Spinner />}
          {isBusy ? 'Packing...' : 'Export everything'}
        </Button>
      }
    />
  )
}
