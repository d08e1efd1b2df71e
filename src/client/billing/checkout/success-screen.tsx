import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { buttonStyle } from '#client/ui/button.tsx'
import { OutcomeFrame } from './outcome-frame.tsx'

type SuccessScreenProps = {
  title: string
  description: string
  children: ReactNode
  next: { label: string; to: string }
}

export function SuccessScreen({ title, description, children, next }: SuccessScreenProps) {
  return (
    <OutcomeFrame question="Something wrong with the charge?">
      <CircleCheck className="size-8 text-success" />
      <h1 className="mt-4 text-h1">{title}</h1>
      <p className="mt-2 text-body-l">{description}</p>
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
    </OutcomeFrame>
  )
}
