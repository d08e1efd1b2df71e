import type { ReactNode } from 'react'
import { buttonStyle } from '#client/ui/button.tsx'
import { AppLink } from './app-link.tsx'
import { useSite } from './site.tsx'

export type IntroPageProps = {
  title: string
  lead: ReactNode
  /** What it costs, in one sentence; shown only where something costs anything. */
  price: string
  /** What happens, in order. */
  steps: readonly { title: string; text: string }[]
  links: readonly { label: string; to: string }[]
}

/** A plain page that says what happens here, what it costs and where to go on. */
export function IntroPage({ title, lead, price, steps, links }: IntroPageProps) {
  const { billing } = useSite()
  return (
    <div className="wrap-app py-10 md:py-16">
      <h1 className="font-display text-display-2">{title}</h1>
      <p className="mt-4 max-w-prose text-body-l text-text-2">{lead}</p>
      {billing && <p className="mt-3 max-w-prose text-small text-text-3">{price}</p>}
      <ol className="mt-10 grid gap-px overflow-hidden rounded-card border border-border bg-border sm:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="bg-surface p-6">
            <p aria-hidden className="font-display text-h2 text-text-3 tabular-nums">
              {index + 1}
            </p>
            <h2 className="mt-3 text-h3">{step.title}</h2>
            <p className="mt-1 text-text-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap gap-3">
        {links.map(({ label, to }, index) => (
          <AppLink key={to} to={to} className={buttonStyle({ variant: index === 0 ? 'filled' : 'outline' })}>
            {label}
          </AppLink>
        ))}
      </div>
    </div>
  )
}
