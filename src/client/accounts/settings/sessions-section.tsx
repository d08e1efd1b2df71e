import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { callRaw } from '#client/lib/api.ts'
import { setMe } from '#client/lib/me.ts'
import { Button } from '#client/ui/button.tsx'
import type { signOutEverywhere } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { SettingsSection } from './settings-section.tsx'
import { useAction } from './use-action.ts'

export function SessionsSection() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, run } = useAction(
    async () => {
      await callRaw<typeof signOutEverywhere>(addresses.signOutEverywhere)
      setMe(queries, null)
      toast({ title: 'Signed out everywhere', description: 'Sign in again where you want to go on.' })
      navigate('/login')
    },
    { failure: 'You are still signed in' },
  )
  return (
    <SettingsSection title="Devices" lead="Ends every session of this account, also the one in this browser.">
      <Button variant="outline" aria-disabled={isBusy} onClick={() => void run()}>
        Sign out everywhere
      </Button>
    </SettingsSection>
  )
}
