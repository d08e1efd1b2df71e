import { useSite } from '#client/app/site.tsx'
import { cn } from '#client/lib/cn.ts'
import { formatCents } from '#shared/money.ts'
import { documentPriceCents } from '#shared/plans.ts'

/** What a finished document costs, wherever the work ends in one; nothing on a copy that charges nothing. */
export function PriceNote({ className }: { className?: string }) {
  const { billing } = useSite()
  if (!billing) return null
  return (
    <p className={cn('text-small text-text-3', className)}>
      Building and previewing are free. A finished document costs {formatCents(documentPriceCents)} once, or is part of
      Pro.
    </p>
  )
}
