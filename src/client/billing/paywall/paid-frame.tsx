import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button.tsx'

type PaidFrameProps = {
  label: string
  heading: string
  /** Nobody is told of it again. */
  forget: () => void
  children: ReactNode
}

/** What was paid, said on the page that paying led to, until it is dismissed. */
export function PaidFrame({ label, heading, forget, children }: PaidFrameProps) {
  const [isDismissed, setIsDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <section
      aria-label={label}
      className="relative grid gap-x-5 gap-y-4 rounded-card border border-success/40 bg-surface p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6"
    >
      <span className="grid size-11 place-items-center rounded-full bg-success-soft text-success">
        <Check className="size-6" strokeWidth={2} />
      </span>
      <div className="wrap-anywhere grid min-w-0 justify-items-start gap-1">
        <h2 className="pr-10 text-h3">{heading}</h2>
        {children}
      </div>
      <Button
        size="icon"
        variant="ghost"
        className="absolute top-3 right-3"
        aria-label="Dismiss"
        onClick={() => {
          forget()
          setIsDismissed(true)
        }}
      >
        <X />
      </Button>
    </section>
  )
}
