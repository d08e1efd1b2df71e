import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { type Bought, BoughtDocument } from './bought-document.tsx'
import type { Order } from './orders.ts'

type OrderSummaryProps = {
  order: Order
  bought?: Bought | undefined
  /** What can be added. */
  extra?: ReactNode
  isPaid?: boolean
}

/** What is bought and for how much; on a phone the list folds away, so that the form is near. */
export function OrderSummary({ order, bought, extra, isPaid = false }: OrderSummaryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { lines = [order] } = order
  return (
    <section
      aria-labelledby="order-summary"
      className="min-w-0 rounded-card border border-border bg-surface p-4 sm:p-8"
    >
      <h2 id="order-summary" className="text-h3">
        Order summary
      </h2>
      {bought && (
        <BoughtDocument bought={bought}>
          <p className="text-small text-text-2">{bought.note}</p>
        </BoughtDocument>
      )}
      {bought?.missing}
      <div className="mt-4 grid gap-2 border-border tabular-nums md:border-b md:pb-4">
        {/* What can be added has its price on it, and stays where it is when it is pressed. */}
        {lines.slice(0, extra ? 1 : undefined).map(({ name, price }) => (
          <p key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{name}</span>
            <span>{price}</span>
          </p>
        ))}
        {extra}
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-border border-t pt-2 font-semibold">
          <span>{isPaid ? 'Paid today' : 'Total today'}</span>
          <span>{order.total ?? order.price}</span>
        </p>
      </div>
      <p className="mt-4 text-text-2 max-md:hidden">{order.description}</p>
      <Button
        variant="link"
        size="inline"
        className="mt-1 touch:min-h-11 md:hidden"
        aria-expanded={isOpen}
        aria-controls="order-features"
        onClick={() => setIsOpen(!isOpen)}
      >
        What you get
        <ChevronDown className={cn('size-4', isOpen && 'rotate-180')} />
      </Button>
      <ul id="order-features" className={cn('mt-4 gap-2.5 md:grid', isOpen ? 'grid' : 'hidden')}>
        {order.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-text-2">
            <Check className="mt-0.5 size-5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-text-2 max-md:text-small md:mt-6">{order.note}</p>
    </section>
  )
}
