import { type ReactNode, useEffect, useRef } from 'react'

type AuthCardProps = {
  title: string
  lead: ReactNode
  children?: ReactNode
  footer: ReactNode
  /** How a form ended: its heading takes the focus the form had. */
  isOutcome?: boolean
}

/** One card on a desk, a page behind it. */
export function AuthCard({ title, lead, children, footer, isOutcome = false }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOutcome) heading.current?.focus()
  }, [isOutcome])
  return (
    <div data-short-foot="" className="relative grid grow place-items-center overflow-clip px-5 py-10 md:py-16">
      <div className="relative w-full max-w-[25rem]">
        {/* Evenly around the card, and clear of the words below it. */}
        <div className="relative">
          <div
            aria-hidden
            className="-inset-x-5 -top-8 -bottom-3 -rotate-2 absolute hidden rounded-page bg-paper px-5 pt-3 opacity-70 shadow-page md:block dark:md:hidden"
          >
            <div className="h-2.5 w-32 rounded-full bg-paper-line" />
          </div>
          <div className="relative rounded-card border border-border bg-surface p-6 sm:p-8">
            <h1 ref={heading} tabIndex={isOutcome ? -1 : undefined} className="text-h1">
              {title}
            </h1>
            <p className="wrap-anywhere mt-1.5 text-text-2">{lead}</p>
            {children && <div className="mt-6">{children}</div>}
          </div>
        </div>
        <div className="mt-5 text-center text-small text-text-2">{footer}</div>
      </div>
    </div>
  )
}
