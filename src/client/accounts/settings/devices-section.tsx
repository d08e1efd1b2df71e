import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { callRaw } from '#client/lib/api.ts'
import { setMe } from '#client/lib/me.ts'
import { timeAgo } from '#client/lib/time-words.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { type SignedInDevice, signOutDevice, signOutOthers } from '#shared/api/account-security.ts'
import type { signOutEverywhere } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { QueryList } from './query-list.tsx'
import { devicesQuery, securityEventsQuery } from './security-queries.ts'
import { SettingsSection } from './settings-section.tsx'
import { useAction } from './use-action.ts'

export function DevicesSection() {
  const query = useQuery(devicesQuery)
  return (
    <SettingsSection
      title="Devices"
      lead="Where you’re signed in. Don’t recognize one? Sign it out and change your password."
    >
      <div className="grid gap-5">
        <QueryList query={query} label="your devices">
          {({ devices }) => (
            <ul className="grid gap-4">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
          )}
        </QueryList>
        <div className="flex flex-wrap gap-3">
          {(query.data?.devices.length ?? 0) > 1 && <SignOutOthers />}
          <SignOutEverywhere />
        </div>
      </div>
    </SettingsSection>
  )
}

const day = 24 * 60 * 60 * 1000

function DeviceRow({ device: { id, device, signedInAt, lastUsedAt, isThis } }: { device: SignedInDevice }) {
  const name = device || 'A browser'
  const queries = useQueryClient()
  const { isBusy, run } = useAction(
    async () => {
      await callRaw(signOutDevice, { params: { id } })
      toast({ title: 'Signed out', description: `${name} has to sign in again.` })
      void queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
      void queries.invalidateQueries({ queryKey: securityEventsQuery.queryKey })
    },
    { failure: 'That device is still signed in' },
  )
  const now = Date.now()
  // Noted once a day, so hours would be made up.
  const isToday = now - new Date(lastUsedAt).getTime() < day
  return (
    <li className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isThis && <Badge variant="accent">This device</Badge>}
        </p>
        <p className="text-small text-text-2">
          Signed in {timeAgo(signedInAt, now)}
          {!isThis && `, last used ${isToday ? 'today' : timeAgo(lastUsedAt, now)}`}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="outline"
          size="small"
          aria-label={`Sign out ${name}`}
          aria-disabled={isBusy}
          onClick={() => void run()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function SignOutOthers() {
  const queries = useQueryClient()
  const { isBusy, run } = useAction(
    async () => {
      await callRaw(signOutOthers)
      toast({ title: 'Signed out', description: 'Every other device has to sign in again.' })
      void queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
      void queries.invalidateQueries({ queryKey: securityEventsQuery.queryKey })
    },
    { failure: 'The others are still signed in' },
  )
  return (
    <Button variant="outline" size="small" aria-disabled={isBusy} onClick={() => void run()}>
      Sign out all others
    </Button>
  )
}

function SignOutEverywhere() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, run } = useAction(
    async () => {
      await callRaw<typeof signOutEverywhere>(addresses.signOutEverywhere)
      setMe(queries, null)
      toast({ title: 'Signed out everywhere', description: 'Sign in again where you need to.' })
      navigate('/login')
    },
    { failure: 'You are still signed in' },
  )
  return (
    <Button variant="outline" size="small" aria-disabled={isBusy} onClick={() => void run()}>
      Sign out everywhere
    </Button>
  )
}
