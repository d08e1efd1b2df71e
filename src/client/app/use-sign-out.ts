import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi } from '#client/lib/api.ts'
import { setMe } from '#client/lib/me.ts'
import { describeFailure } from './describe-failure.ts'
import { toast } from './toast.ts'

/** Signs out of this browser and goes home. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await callApi('/api/auth/sign-out', { method: 'POST' })
      setMe(queries, null)
      toast({ title: 'Signed out', description: 'Drafts in this browser stay here.' })
      navigate('/')
    } catch (error) {
      toast({ title: 'You are still signed in', description: describeFailure(error), variant: 'destructive' })
    }
  }
}
