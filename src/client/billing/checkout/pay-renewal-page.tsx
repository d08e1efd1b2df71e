import { AppLink } from '#client/app/app-link.tsx'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { toast } from '#client/app/toast.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { Alert } from '#client/ui/alert.tsx'
import { plans } from '#shared/plans.ts'
import { beginRenewal } from '../billing-calls.ts'
import { renewalOrder } from './orders.ts'
import { PaymentPage } from './payment-page.tsx'
import { settleRenewal } from './settle.ts'
import { usePaymentSession } from './use-payment-session.ts'
import { useRedirectLater } from './use-redirect-later.ts'

const billingPage = '/account/billing'
const paid = { title: 'Payment Successful', description: 'Pro continues.' }

/** Where a failed renewal is paid with another card. */
export function PayRenewalPage() {
  const { billing } = useSite()
  return billing ? <PayRenewal /> : <FreeCopy />
}

function PayRenewal() {
  const opened = usePaymentSession('renewal', beginRenewal)
  const redirectLater = useRedirectLater()
  const order = renewalOrder(opened.data?.session.amountCents ?? plans['pro-monthly'].priceCents)
  const isNothingDue = opened.error instanceof ApiError && opened.error.status < 500

  return (
    <PaymentPage
      title="Pay your renewal"
      order={order}
      settingUp="Setting up your payment..."
      opened={opened}
      back={{ to: billingPage, label: 'Back to Billing' }}
      instead={
        isNothingDue && (
          <Alert variant="info" title="Nothing is due" className="mt-6">
            No renewal is waiting to be paid.{' '}
            <AppLink to={billingPage} className="underline underline-offset-4">
              Go to billing
            </AppLink>
          </Alert>
        )
      }
      paid={{ ...paid, next: billingPage, nextLabel: 'Go to billing' }}
      formProps={() => ({ isEmailKnown: true, submitLabel: `Pay ${order.price}`, returnPath: billingPage })}
      onPaid={() =>
        void settleRenewal().then(() => {
          toast(paid)
          redirectLater(billingPage)
        })
      }
    />
  )
}
