import { useSearchParams } from 'react-router'
import { FreeCopy } from '#client/app/free-copy.tsx'
import { useSite } from '#client/app/site.tsx'
import { beginPayment } from '../billing-calls.ts'
import { orderOf, readDocumentType } from './orders.ts'
import { OwnedNotice } from './owned-notice.tsx'
import { PaymentPage } from './payment-page.tsx'
import { nextLabels, nextPage, paidWords, settlePurchase } from './settle.ts'
import { usePaymentSession } from './use-payment-session.ts'
import { useRedirectLater } from './use-redirect-later.ts'

export function CheckoutPage() {
  const { billing } = useSite()
  return billing ? <Checkout /> : <FreeCopy />
}

function Checkout() {
  const [query] = useSearchParams()
  const type = readDocumentType(query.get('type'))
  const order = orderOf(type)
  const opened = usePaymentSession(type, (signal) => beginPayment(type, signal))
  const redirectLater = useRedirectLater()

  return (
    <PaymentPage
      key={type}
      title="Checkout"
      order={order}
      settingUp="Setting up your payment..."
      opened={opened}
      notice={<OwnedNotice type={type} />}
      paid={{ ...paidWords[type], next: nextPage[type], nextLabel: nextLabels[type] }}
      formProps={() => ({ submitLabel: `Pay ${order.price}`, returnPath: `/payment-success?type=${type}` })}
      onPaid={() => void settlePurchase(type).then(() => redirectLater(nextPage[type]))}
    />
  )
}
