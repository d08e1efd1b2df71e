import { useSearchParams } from 'react-router'
import { AppLink } from '#client/app/app-link.tsx'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { ApiError } from '#client/lib/api-error.ts'
import { longDate } from '#client/lib/long-date.ts'
import { Alert } from '#client/ui/alert.tsx'
import type { SubscriptionSession } from '#shared/api/billing.ts'
import { formatCents } from '#shared/money.ts'
import { plans } from '#shared/plans.ts'
import { beginSubscription } from '../billing-calls.ts'
import { planOrder, readPlan } from './orders.ts'
import { PaymentPage } from './payment-page.tsx'
import { settleSubscription } from './settle.ts'
import { usePaymentSession } from './use-payment-session.ts'
import { useRedirectLater } from './use-redirect-later.ts'

export function SubscribePage() {
  const { billing } = useSite()
  return billing ? <Subscribe /> : <FreeCopy />
}

function Subscribe() {
  const [query] = useSearchParams()
  const plan = readPlan(query.get('plan'))
  const order = planOrder(plan)
  const opened = usePaymentSession(plan, (signal) => beginSubscription(plan, signal))
  const redirectLater = useRedirectLater()
  const isProAlready = opened.error instanceof ApiError && opened.error.status === 409

  return (
    <PaymentPage
      key={plan}
      title="Subscribe to Pro"
      order={order}
      settingUp="Setting up your subscription..."
      opened={opened}
      instead={
        isProAlready && (
          <Alert variant="info" title="You already have Pro" className="mt-6">
            A second subscription would charge you twice.{' '}
            <AppLink to="/account/billing" className="underline underline-offset-4">
              Go to billing
            </AppLink>
          </Alert>
        )
      }
      paid={{ ...paidForPro, next: '/', nextLabel: 'Continue' }}
      formProps={(session) => ({
        submitLabel: `Subscribe for ${order.price}`,
        returnPath: '/subscription-success',
        consent: renewalWords(session),
      })}
      onPaid={() => void settleSubscription().then(() => redirectLater('/'))}
    />
  )
}

/** Beside the toast, which says that it has started. */
const paidForPro = {
  title: 'You have Pro now',
  description: 'Every resume and cover letter can be downloaded in PDF and Word.',
}

function renewalWords({ plan, amountCents, renewsAt }: SubscriptionSession): string {
  const price = formatCents(amountCents)
  return `I agree to pay ${price} today. Pro renews on ${longDate(renewsAt)} and every ${plans[plan].unit} after that for ${price}, until I cancel.`
}
