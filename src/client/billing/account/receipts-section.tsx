import { AppLink } from '#client/app/app-link.tsx'
import { longDate } from '#client/lib/long-date.ts'
import type { Purchase, ReceiptSummary } from '#shared/api/billing.ts'
import { formatCents } from '#shared/money.ts'
import { BillingSection } from './section.tsx'

type ReceiptsSectionProps = {
  receipts: readonly ReceiptSummary[]
  purchases: readonly Purchase[]
  /** What the documents are called, by their ids. */
  names: ReadonlyMap<string, string>
}

export function ReceiptsSection({ receipts, purchases, names }: ReceiptsSectionProps) {
  const titlesOf = (receiptId: string) =>
    purchases
      .filter((purchase) => purchase.receiptId === receiptId)
      .flatMap(({ boundTo }) => names.get(boundTo?.documentId ?? '') ?? [])
  return (
    <BillingSection title="Receipts">
      {receipts.length === 0 ? (
        <p className="text-text-2">Your receipts appear here and in your email.</p>
      ) : (
        <ul className="grid gap-3">
          {receipts.map(({ id, number, description, amountCents, refundedCents, paidAt }) => (
            <li key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 tabular-nums">
              <span className="wrap-anywhere font-medium">{[description, ...titlesOf(id)].join(' · ')}</span>
              <span className="text-right">{formatCents(amountCents)}</span>
              <span className="text-small text-text-2">
                <AppLink to={`/receipts/${id}`} className="underline underline-offset-4 hover:text-accent">
                  {number}
                </AppLink>
                , {longDate(paidAt)}
              </span>
              {refundedCents > 0 && (
                <span className="text-right text-small text-text-2">{formatCents(refundedCents)} refunded</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </BillingSection>
  )
}
