import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSite } from '#client/app/site.tsx'
import { toast } from '#client/app/toast.ts'
import { callRaw } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'
import { removeConnection } from '#shared/api/account-security.ts'
import type { Account } from '#shared/api/accounts.ts'
import { startAtProvider } from '../sign-in/other-ways.tsx'
import { useProof } from './proof-dialog.tsx'
import { QueryList } from './query-list.tsx'
import { connectionsQuery, securityEventsQuery } from './security-queries.ts'
import { SettingsSection } from './settings-section.tsx'
import { useAction } from './use-action.ts'

export function ProvidersSection({ user }: { user: Account }) {
  const { signInProviders } = useSite()
  const query = useQuery(connectionsQuery)
  return (
    <SettingsSection title="Sign-in services" lead="Sign in with a service where you use the same email.">
      <QueryList query={query} label="the services">
        {({ providers }) => (
          <ul className="grid gap-4">
            {signInProviders.map((provider) => (
              <ProviderRow
                key={provider.id}
                provider={provider}
                isConnected={providers.includes(provider.id)}
                user={user}
              />
            ))}
          </ul>
        )}
      </QueryList>
    </SettingsSection>
  )
}

type ProviderRowProps = { provider: { id: string; name: string }; isConnected: boolean; user: Account }

function ProviderRow({ provider: { id, name }, isConnected, user }: ProviderRowProps) {
  const queries = useQueryClient()
  const { withProof, dialog } = useProof(user)
  const connecting = useAction(async () => window.location.assign(await startAtProvider(id, '/account')), {
    failure: `${name} could not be reached`,
  })
  const removing = useAction(
    async () => {
      const isRemoved = await withProof(
        async () => void (await callRaw(removeConnection, { params: { provider: id } })),
      )
      if (!isRemoved) return
      toast({ title: 'Disconnected', description: `${name} no longer signs you in here.` })
      void queries.invalidateQueries({ queryKey: connectionsQuery.queryKey })
      void queries.invalidateQueries({ queryKey: securityEventsQuery.queryKey })
    },
    { failure: `${name} is still connected` },
  )
  const { isBusy, run } = isConnected ? removing : connecting
  return (
    <li className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="text-small text-text-2">{isConnected ? 'Connected' : 'Not connected'}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-label={`${isConnected ? 'Disconnect' : 'Connect'} ${name}`}
        aria-disabled={isBusy}
        onClick={() => void run()}
      >
        {isConnected ? 'Disconnect' : 'Connect'}
      </Button>
      {dialog}
    </li>
  )
}
