import type { ReactNode } from 'react'
import { useSite } from '#client/app/site.tsx'

type OutcomeFrameProps = {
  children: ReactNode
  /** Leads to the address for help, such as `Charged, but still locked?`. */
  question: string
}

/** The one card of a page that says how a payment ended. */
export function OutcomeFrame({ children, question }: OutcomeFrameProps) {
  const { supportEmail } = useSite()
  return (
    <div className="wrap-app flex grow items-center justify-center py-16 md:py-24">
      <div className="wrap-anywhere w-full max-w-lg rounded-card border border-border bg-surface p-6 sm:p-10">
        {children}
        <p className="mt-8 text-small text-text-3">
          {question} Email{' '}
          <a href={`mailto:${supportEmail}`} className="underline underline-offset-4 hover:text-text">
            {supportEmail}
          </a>
          .
        </p>
      </div>
    </div>
  )
}
