import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#client/app/toast.ts'
import { ApiError } from '#client/lib/api-error.ts'
import type { BillingAccount } from '#shared/api/billing.ts'
import { billingAccountKey, loadEntitlements } from '../billing-calls.ts'
import { mirrorEntitlements } from '../paywall/paid-flags.ts'

type BillingAction = { run: () => Promise<BillingAccount>; done: { title: string; description: string } }

/** Runs the action, then refreshes the billing page and the browser's flags. */
export function useBillingAction() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ run }: BillingAction) => run(),
    onSuccess: (account, { done }) => {
      queries.setQueryData(billingAccountKey, account)
      toast(done)
      void loadEntitlements().then(mirrorEntitlements, () => undefined)
    },
    onError: (error) => {
      const reason = error instanceof ApiError ? error.reason : undefined
      toast({
        title: 'That didn’t work',
        description: reason ?? 'Nothing was changed. Please try again.',
        variant: 'destructive',
      })
    },
  })
}
