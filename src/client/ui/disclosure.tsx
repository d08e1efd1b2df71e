import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = {
  question: string
  /** Of all with the same name, the browser keeps one open. */
  name: string
  children: ReactNode
}

/** A question that unfolds its answer; works before and without scripts. */
export function Disclosure({ question, name, children }: DisclosureProps) {
  return (
    <details name={name} className="group border-border border-b">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-control py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
        <h3 className="text-pretty font-medium text-body">{question}</h3>
        <ChevronDown className="size-5 shrink-0 text-text-3 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="grid max-w-prose gap-3 pb-5 text-text-2">{children}</div>
    </details>
  )
}
