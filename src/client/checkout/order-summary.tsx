import { ArrowLeft, Check } from 'lucide-react'
import { AppLink } from '#client/app/app-link.tsx'
import type { Order } from './orders.ts'

export type OrderSummaryProps = { title: string; order: Order }

export function OrderSummary({ title, order }: OrderSummaryProps) {
  return (
    <div className="wrap-app py-6 md:py-10">
      <AppLink
        to="/pricing"
        className="-ml-2 inline-flex h-control items-center gap-2 rounded-control px-2 font-medium text-small text-text-2 hover:bg-hover hover:text-text"
      >
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.5} />
        Back to Pricing
      </AppLink>
      <h1 className="mt-6 text-h1">{title}</h1>
      <section
        aria-labelledby="order-summary"
        className="mt-6 max-w-lg rounded-card border border-border bg-surface p-6 sm:p-8"
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
        <p className="mt-6 text-small text-text-3">{order.note}</p>
      </section>
    </div>
  )
}
