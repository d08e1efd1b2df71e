import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { type Bought, BoughtDocument } from './bought-document.tsx'
import type { Order } from './orders.ts'

export type PaidPanelProps = { title: string; description: string; next: string; nextLabel: string }
type Props = PaidPanelProps & {
  order: Pick<Order, 'name' | 'price'>
  /** Where the receipt went. */
  email: string
  bought?: Bought | undefined
}

/** Takes the form's place once it is paid, so that nothing is left to press twice. */
export function PaidPanel({ title, description, next, nextLabel, order, email, bought }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The pay button was pressed far down; the words that it led to begin at the top.
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <CircleCheck className="size-8 text-success" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-1 text-text-2">{description}</p>
      <dl className="wrap-anywhere mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-3">
        <dt className="text-text-2">Paid</dt>
        <dd className="text-right font-semibold tabular-nums">
          {order.name}, {order.price}
        </dd>
        <dt className="text-text-2">Receipt</dt>
        <dd className="text-right">{email ? `Emailed to ${email}` : 'Emailed to you'}</dd>
      </dl>
      {bought && (
        <BoughtDocument bought={bought}>
          {bought.downloads}
          {/* This page leaves by itself, and nobody should fear for the buttons that go with it. */}
          <p className="mt-1 text-small text-text-2">
            The next page, which opens by itself, has these buttons too. Tap or scroll to stay here.
          </p>
        </BoughtDocument>
      )}
      <AppLink to={next} replace className={buttonStyle({ className: 'mt-5', variant: bought ? 'outline' : 'filled' })}>
        {nextLabel}
      </AppLink>
    </>
  )
}
