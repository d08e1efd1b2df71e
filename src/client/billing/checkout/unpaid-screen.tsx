import { AppLink } from '#client/app/app-link.tsx'
import { Button, buttonStyle } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { OutcomeFrame } from './outcome-frame.tsx'
import type { PaidCheck } from './use-paid-check.ts'

const words = {
  unpaid: {
    title: 'We haven’t received a payment yet',
    text: 'Some banks take a few minutes. If you’ve just paid, check again. If you haven’t, nothing was charged.',
  },
  refused: { title: 'Payment Failed', text: 'Your bank declined the payment. Nothing was charged.' },
  unknown: {
    title: 'We couldn’t check the payment',
    text: 'The server didn’t answer. If your payment went through, it isn’t lost. Check again in a moment.',
  },
} as const

export function UnpaidScreen({ check, tryAgainAt }: { check: PaidCheck; tryAgainAt: string }) {
  if (check.state === 'checking' || check.state === 'paid')
    return (
      <div className="wrap-app flex grow items-center justify-center py-24">
        <h1 role="status" className="flex items-center gap-3 text-h3">
          <Spinner />
          Checking your payment...
        </h1>
      </div>
    )
  const { title, text } = words[check.state]
  return (
    <OutcomeFrame question="Charged, but still locked?">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-2 text-text-2">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {check.state !== 'refused' && <Button onClick={check.again}>Check again</Button>}
        <AppLink to={tryAgainAt} className={buttonStyle({ variant: check.state === 'refused' ? 'filled' : 'outline' })}>
          Back to payment
        </AppLink>
      </div>
    </OutcomeFrame>
  )
}
