import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { WayBack } from '#client/app/way-back.tsx'
import { ApiError } from '#client/lib/api-error.ts'
import { longDate } from '#client/lib/long-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { formatCents } from '#shared/money.ts'
import { loadReceipt, type PaymentReceipt } from '../billing-calls.ts'

export function ReceiptPage() {
  const { billing } = useSite()
  return billing ? <OneReceipt /> : <FreeCopy />
}

function OneReceipt() {
  const { id = '' } = useParams()
  const receipt = useQuery({ queryKey: ['receipt', id], queryFn: () => loadReceipt(id), staleTime: 0 })
  return (
    <div className="wrap-app py-8 md:py-12">
      <div className="mx-auto max-w-[40rem]">
        <WayBack to="/account/billing">Billing</WayBack>
        {receipt.isPending && <Skeleton className="mt-4 h-80 w-full" />}
        {receipt.isError &&
          (receipt.error instanceof ApiError && receipt.error.status === 404 ? (
            <>
              <h1 className="mt-4 text-h1">No such receipt</h1>
              <p className="mt-2 text-text-2">
                This browser or account has no such receipt. If you bought it elsewhere, sign in, or open the link in
                the receipt email.
              </p>
            </>
          ) : (
            <>
              <h1 className="mt-4 text-h1">The receipt could not be loaded</h1>
              <Button variant="outline" className="mt-4" onClick={() => void receipt.refetch()}>
                Retry
              </Button>
            </>
          ))}
        {receipt.data && <ReceiptSheet receipt={receipt.data} />}
      </div>
    </div>
  )
}

function ReceiptSheet({ receipt }: { receipt: PaymentReceipt }) {
  const {
    number,
    lines,
    description,
    amountCents,
    refundedCents,
    paidAt,
    period,
    email,
    seller,
    refundedAt,
    testMode,
  } = receipt
  const rows = [
    ['Receipt', number],
    ['Paid on', longDate(paidAt)],
    ...(email ? [['Sent to', email]] : []),
    ...(period ? [['Covers', `${longDate(period.from)} to ${longDate(period.to)}`]] : []),
    ...(refundedAt ? [['Refunded on', longDate(refundedAt)]] : []),
  ]
  return (
    <article className="mt-4 rounded-card border border-border bg-surface p-6 sm:p-10">
      <h1 className="text-h1">Receipt</h1>
      {testMode && <p className="mt-1 font-medium text-small text-warning">Test mode, no real money</p>}
      <dl className="mt-6 grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-text-2">{label}</dt>
            <dd className="wrap-anywhere grow text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid gap-2 border-border border-y py-4 tabular-nums">
        {lines.length > 1 &&
          lines.map((line) => (
            <p key={line.name} className="flex flex-wrap justify-between gap-x-6">
              <span>{line.name}</span>
              <span>{formatCents(line.amountCents)}</span>
            </p>
          ))}
        <p className="flex flex-wrap justify-between gap-x-6 font-semibold">
          <span>{lines.length > 1 ? 'Total' : description}</span>
          <span>{formatCents(amountCents)}</span>
        </p>
      </div>
      {refundedCents > 0 && (
        <p className="flex justify-between gap-x-6 py-3 tabular-nums">
          <span>Refunded</span>
          <span>{formatCents(-refundedCents)}</span>
        </p>
      )}
      <address className="mt-6 text-small text-text-2 not-italic">
        {seller.name}
        <br />
        {seller.address}
        <br />
        {seller.email}
      </address>
      <Button variant="outline" className="mt-8 print:hidden" onClick={() => window.print()}>
        <Printer />
        Print
      </Button>
    </article>
  )
}
