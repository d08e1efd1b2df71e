import { useQuery } from '@tanstack/react-query'
import { CircleCheck, X } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents } from '#shared/plans.ts'
import { loadEntitlements } from '../billing-calls.ts'
import { forgetPaidAhead } from './paid-ahead.ts'
import type { PaidDocument } from './paid-flags.ts'

const words: Record<PaidDocument, { bought: string; next: string }> = {
  resume: {
    bought: 'one resume',
    next: 'Create your resume here. The purchase is used when you first download it, and covers PDF and Word.',
  },
  coverLetter: {
    bought: 'one cover letter',
    next: 'Create your letter here. The purchase is used when you first download it, and covers PDF and Word.',
  },
}

/** Where a payment without a document leads: what was bought, and what to do with it. Gone once it is used. */
export function PaidAheadNotice({ type }: { type: PaidDocument }) {
  const [isDismissed, setIsDismissed] = useState(false)
  const { data: owned } = useQuery({
    queryKey: ['paid-ahead', type],
    queryFn: async () => {
      const answer = await loadEntitlements()
      if (answer.unused[type] === 0) forgetPaidAhead()
      return answer
    },
    staleTime: 0,
    gcTime: 0,
  })
  if (isDismissed || !owned || owned.unused[type] === 0) return null
  return (
    <section
      aria-label="Your purchase"
      className="flex items-start gap-3 rounded-card border border-success/40 bg-success-soft px-4 py-3"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" strokeWidth={1.5} />
      <div className="wrap-anywhere grid min-w-0 grow gap-1">
        <p className="font-semibold">
          Paid: {words[type].bought}, {formatCents(documentPriceCents)}
        </p>
        <p className="text-small text-text-2">{words[type].next}</p>
        <p className="text-small text-text-2">
          We’ve emailed your receipt.{' '}
          <AppLink to="/account/billing" className="underline underline-offset-4 hover:text-text">
            Receipts and billing
          </AppLink>
        </p>
      </div>
      <Button
        size="icon"
        variant="ghost"
        className="-mr-2 size-8 shrink-0 touch:size-11"
        aria-label="Dismiss"
        onClick={() => {
          forgetPaidAhead()
          setIsDismissed(true)
        }}
      >
        <X aria-hidden strokeWidth={1.5} />
      </Button>
    </section>
  )
}
