import { type ReactNode, useEffect, useRef } from 'react'

type AuthCardProps = {
  title: string
  lead: ReactNode
  children?: ReactNode
  footer: ReactNode
  /** How a form ended: its heading takes the focus the form had. */
  isOutcome?: boolean
}

/** One card on a desk. */
export function AuthCard({ title, lead, children, footer, isOutcome = false }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOutcome) heading.current?.focus()
  }, [isOutcome])
  return (
    <div data-short-foot="" className="grid grow place-items-center px-5 py-10 md:py-16">
      <div className="w-full max-w-[25rem]">
        <div className="rounded-card border border-border bg-surface p-6 shadow-page sm:p-8">
          <h1 ref={heading} tabIndex={isOutcome ? -1 : undefined} className="text-h1">
            {title}
          </h1>
          <p className="wrap-anywhere mt-1.5 text-text-2">{lead}</p>
          {children && <div className="mt-6">{children}</div>}
        </div>
        <div className="mt-5 text-center text-small text-text-2">{footer}</div>
      </div>
    </div>
  )
}
