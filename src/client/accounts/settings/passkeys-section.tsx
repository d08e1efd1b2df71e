import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '#client/app/toast.ts'
import { call, callRaw } from '#client/lib/api.ts'
import { timeAgo } from '#client/lib/time-words.ts'
import { Button } from '#client/ui/button.tsx'
import { addPasskey, type Passkey, removePasskey } from '#shared/api/account-security.ts'
import type { Account } from '#shared/api/accounts.ts'
import { isCancelled, makePasskeyInBrowser } from '../passkeys/browser-passkeys.ts'
import { useProof } from './proof-dialog.tsx'
import { QueryList } from './query-list.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { passkeysQuery, securityEventsQuery } from './security-queries.ts'
import { SettingsSection } from './settings-section.tsx'
import { useAction } from './use-action.ts'

export function PasskeysSection({ user }: { user: Account }) {
  const query = useQuery(passkeysQuery)
  const reload = useReload()
  const { withProof, dialog } = useProof(user)
  const adding = useAction(
    async () => {
      const isAdded = await withProof(async () => {
        await call(addPasskey, { body: { passkey: await makePasskeyInBrowser() } })
      }).catch(explain)
      if (!isAdded) return
      toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' })
      reload()
    },
    { failure: 'The passkey was not added' },
  )
  return (
    <SettingsSection
      title="Passkeys"
      lead="Sign in with your fingerprint, face or a security key. It can’t be guessed or phished."
      action={
        <Button variant="outline" size="small" aria-disabled={adding.isBusy} onClick={() => void adding.run()}>
          Add a passkey
        </Button>
      }
    >
      <QueryList query={query} label="your passkeys">
        {({ passkeys }) =>
          passkeys.length > 0 && (
            <ul className="grid gap-4">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} withProof={withProof} />
              ))}
            </ul>
          )
        }
      </QueryList>
      {dialog}
    </SettingsSection>
  )
}

type PasskeyRowProps = { passkey: Passkey; withProof: ReturnType<typeof useProof>['withProof'] }

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, withProof }: PasskeyRowProps) {
  const reload = useReload()
  const removing = useAction(
    async () => {
      const isRemoved = await withProof(async () => void (await callRaw(removePasskey, { params: { id } })))
      if (!isRemoved) return
      toast({
        title: 'Passkey removed',
        description: 'Delete it on your device too, or your device will keep offering it.',
      })
      reload()
    },
    { failure: 'The passkey was not removed' },
  )
  const now = Date.now()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="text-small text-text-2">
          Added {timeAgo(createdAt, now)}
          {lastUsedAt && `, last used ${timeAgo(lastUsedAt, now)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RenameDialog id={id} name={name} onRenamed={reload} />
        <Button
          variant="outline"
          size="small"
          aria-label={`Remove ${name}`}
          aria-disabled={removing.isBusy}
          onClick={() => void removing.run()}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}

function useReload(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    void queries.invalidateQueries({ queryKey: securityEventsQuery.queryKey })
  }
}

/** Who closes the browser's window knows it; who has the passkey already is told. */
function explain(error: unknown): false {
  if (isCancelled(error)) return false
  if (error instanceof Error && error.name === 'InvalidStateError') {
    toast({ title: 'This device already has a passkey', description: 'You can sign in with it.' })
    return false
  }
  throw error
}
