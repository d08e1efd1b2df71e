import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callRaw } from '#client/lib/api.ts'
import { setMe } from '#client/lib/me.ts'
import type { signOut } from '#shared/api/accounts.ts'
import { addresses } from '#shared/api/addresses.ts'
import { describeFailure } from './describe-failure.ts'
import { toast } from './toast.ts'

/** Signs out of this browser and goes home. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await callRaw<typeof signOut>(addresses.signOut)
      setMe(queries, null)
      toast({ title: 'Signed out', description: 'Your drafts stay in this browser.' })
      navigate('/')
    } catch (error) {
      toast({ title: 'You are still signed in', description: describeFailure(error), variant: 'destructive' })
    }
  }
}
