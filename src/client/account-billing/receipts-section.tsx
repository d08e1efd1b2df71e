import { AppLink } from '#client/app/app-link.tsx'
import { longDate } from '#client/lib/long-date.ts'
import type { ReceiptSummary } from '#shared/api/billing.ts'
import { formatCents } from '#shared/money.ts'
import { BillingSection } from './section.tsx'

export function ReceiptsSection({ receipts }: { receipts: readonly ReceiptSummary[] }) {
  return (
    <BillingSection title="Receipts">
      {receipts.length === 0 ? (
        <p className="text-text-2">Every payment leaves a receipt here and in your mail.</p>
      ) : (
        <ul className="grid gap-3">
          {receipts.map(({ id, number, description, amountCents, refundedCents, paidAt }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 tabular-nums">
              <AppLink to={`/receipts/${id}`} className="underline underline-offset-4 hover:text-accent">
                {number}
              </AppLink>
              <span className="grow text-text-2">
                {description}, {longDate(paidAt)}
              </span>
              <span>
                {formatCents(amountCents)}
                {refundedCents > 0 && <span className="text-text-2">, {formatCents(refundedCents)} refunded</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </BillingSection>
  )
}
