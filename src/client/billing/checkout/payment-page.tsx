import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { WayBack } from '#client/app/way-back.tsx'
import { ApiError } from '#client/lib/api-error.ts'
import { cn } from '#client/lib/cn.ts'
import type { Bought } from './bought-document.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { Order } from './orders.ts'
import { PaidPanel, type PaidPanelProps } from './paid-panel.tsx'
import type { PaymentFormProps } from './payment-form.ts'
import { readReceiptEmail } from './receipt-email.ts'
import { SandboxForm } from './sandbox/sandbox-form.tsx'
import { SettingUp } from './setting-up.tsx'
import { tellOfFailedPayment, withdrawFailedPayment } from './settle.ts'
import type { Till } from './use-payment-session.ts'

const StripeForm = lazy(() => import('./stripe/stripe-form.tsx').then((module) => ({ default: module.StripeForm })))

type SessionFields = { clientSecret: string; orderId: string; email: string | null }

type PaymentPageProps<Session extends SessionFields> = {
  title: string
  order: Order
  settingUp: string
  opened: UseQueryResult<{ session: Session; till: Till }>
  /** The form waits for what it is filled in from. */
  isHeld?: boolean
  /** Shown above the form, such as what was bought already. */
  notice?: ReactNode
  /** Shown in place of everything, where nothing is to be paid. */
  instead?: ReactNode
  back?: { to: string; label: string }
  /** The very document that is paid for. */
  bought?: Bought
  /** What can be added to the order. */
  extra?: ReactNode
  paid: PaidPanelProps
  formProps: (
    session: Session,
  ) => Omit<PaymentFormProps, keyof SessionFields | 'isReady' | 'onTry' | 'onPaid' | 'onFailed'>
  onPaid: () => void
}

const toPricing = { to: '/pricing', label: 'Back to Pricing' }

/** Payment form and order summary side by side; on a phone the total comes first. */
export function PaymentPage<Session extends SessionFields>(props: PaymentPageProps<Session>) {
  const { title, order, settingUp, opened, isHeld = false, notice, instead } = props
  const { back = toPricing, bought, extra, paid, formProps, onPaid } = props
  const [isPaid, setIsPaid] = useState(false)
  return (
    <div data-short-foot="" className="checkout mx-auto w-full max-w-[64rem] px-5 py-6 md:px-6 md:py-10">
      <WayBack to={back.to}>{back.label}</WayBack>
      <h1 className="mt-2 text-h1 md:mt-6">{isPaid ? 'Thank you' : title}</h1>
      {isPaid || notice}
      {instead ||
        (opened.data && !isHeld ? (
          <div className="mt-4 grid items-start gap-4 md:mt-6 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:gap-8">
            <div className={cn('md:sticky md:top-20 md:order-last', isPaid && 'order-last')}>
              <OrderSummary order={order} bought={bought} extra={isPaid ? undefined : extra} isPaid={isPaid} />
            </div>
            <section aria-label="Payment" className="min-w-0 rounded-card border border-border bg-surface p-4 sm:p-8">
              {isPaid ? (
                <PaidPanel
                  {...paid}
                  order={order}
                  email={opened.data.session.email ?? readReceiptEmail()}
                  bought={bought}
                />
              ) : (
                <>
                  <h2 className="mb-5 text-h3">Payment</h2>
                  <PaymentForm
                    till={opened.data.till}
                    clientSecret={opened.data.session.clientSecret}
                    orderId={opened.data.session.orderId}
                    email={opened.data.session.email}
                    isReady={!opened.isPlaceholderData}
                    {...formProps(opened.data.session)}
                    onTry={withdrawFailedPayment}
                    onPaid={() => {
                      setIsPaid(true)
                      onPaid()
                    }}
                    onFailed={tellOfFailedPayment}
                  />
                </>
              )}
            </section>
          </div>
        ) : (
          <SettingUp
            text={settingUp}
            problem={opened.isError && !opened.isFetching ? describe(opened.error) : undefined}
            onRetry={() => void opened.refetch()}
          />
        ))}
    </div>
  )
}

function PaymentForm({ till, ...props }: PaymentFormProps & { till: Till }) {
  if (till.kind === 'sandbox') return <SandboxForm {...props} />
  return (
    <Suspense fallback={null}>
      <StripeForm publishableKey={till.publishableKey} {...props} />
    </Suspense>
  )
}

function describe(error: Error): string {
  const reason = error instanceof ApiError && error.status < 500 ? error.reason : undefined
  return `${reason ?? 'We couldn’t set up the payment.'} Nothing was charged.`
}
