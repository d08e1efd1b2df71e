import { Check } from 'lucide-react'
import type { Order } from './orders.ts'

export function OrderSummary({ order }: { order: Order }) {
  return (
    <section
      aria-labelledby="order-summary"
      className="min-w-0 rounded-card border border-border bg-surface p-6 sm:p-8"
    >
      <h2 id="order-summary" className="text-h3">
        Order summary
      </h2>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-border border-b pb-4 tabular-nums">
        <span className="font-medium">{order.name}</span>
        <span className="font-semibold">{order.price}</span>
      </p>
      <p className="mt-4 text-text-2">{order.description}</p>
      <ul className="mt-4 grid gap-2.5">
        {order.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-text-2">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.5} />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-text-2">{order.note}</p>
    </section>
  )
}
