import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { useSite } from '#client/app/site.tsx'
import { buttonStyle } from '#client/ui/button.tsx'

export type SuccessScreenProps = {
  title: string
  message: string
  children: ReactNode
  next: { label: string; to: string }
}

export function SuccessScreen({ title, message, children, next }: SuccessScreenProps) {
  const site = useSite()
  return (
    <div className="wrap-app flex grow items-center justify-center py-16 md:py-24">
      <div className="wrap-anywhere w-full max-w-lg rounded-card border border-border bg-surface p-6 sm:p-10">
        <CircleCheck aria-hidden className="size-8 text-success" strokeWidth={1.5} />
        <h1 className="mt-4 text-h1">{title}</h1>
        <p className="mt-2 text-body-l">{message}</p>
        <div className="mt-4 grid gap-2 text-text-2">{children}</div>
        <div className="mt-8 flex flex-wrap gap-3">
          <AppLink to={next.to} className={buttonStyle()}>
            {next.label}
          </AppLink>
          <AppLink to="/account/billing" className={buttonStyle({ variant: 'outline' })}>
            Receipts and billing
          </AppLink>
          <AppLink to="/" className={buttonStyle({ variant: 'outline' })}>
            Back to Home
          </AppLink>
        </div>
        <p className="mt-8 text-small text-text-3">
          Something wrong with the charge? Write to{' '}
          <a href={`mailto:${site.supportEmail}`} className="underline underline-offset-4 hover:text-text">
            {site.supportEmail}
          </a>
          .
        </p>
      </div>
    </div>
  )
}
