import { type ReactNode, useId } from 'react'

export function BillingSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-border bg-surface p-6 sm:p-8">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}
