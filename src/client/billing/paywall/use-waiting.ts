import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSite } from '#client/app/site.tsx'
import type { Entitlements } from '#shared/api/billing.ts'
import { loadEntitlements } from './load-owned.ts'
import { covers, mirrorEntitlements, type PaidDocument } from './paid-flags.ts'
import { forgetWaiting, readWaiting, type WaitingDownload } from './waiting.ts'

const waitingKey = ['waiting-download']

/** The download that waited for a payment, once the server allows it. */
export function useWaiting(type: PaidDocument): {
  waiting: (WaitingDownload & { usesPurchase: boolean; isPro: boolean }) | undefined
  forget: () => void
} {
  const { billing } = useSite()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: waitingKey,
    queryFn: async () => {
      const waiting = readWaiting()
      if (!waiting) return null
      const owned = await loadEntitlements()
      mirrorEntitlements(owned)
      return isOpen(owned, waiting) ? { ...waiting, usesPurchase: !covers(owned, waiting), isPro: owned.pro } : null
    },
    enabled: billing && readWaiting() !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  return {
    waiting: data?.type === type ? data : undefined,
    forget: () => {
      forgetWaiting()
      queries.setQueryData(waitingKey, null)
    },
  }
}

export function isOpen(owned: Entitlements, { type, documentId }: WaitingDownload): boolean {
  return owned.pro || owned.unused[type] > 0 || owned.documents.some(({ id }) => id === documentId)
}
