import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useMemo, useState } from 'react'
import { useSite } from '#client/app/site.tsx'
import { useForm } from '#client/app/use-form.ts'
import { giveCheckoutEmail } from '../../billing-calls.ts'
import { EmailField, emailProblem } from '../email-field.tsx'
import { Consent, consentProblem, PayButton } from '../pay-button.tsx'
import { type PaymentFormProps, unsentPayment } from '../payment-form.ts'
import { keepReceiptEmail } from '../receipt-email.ts'

type StripeFormProps = PaymentFormProps & { publishableKey: string }

/** Stripe's Payment Element in the colours of the page. Its script comes from Stripe, and only here. */
export function StripeForm({ publishableKey, ...props }: StripeFormProps) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey])
  const options = useMemo(
    () => ({ clientSecret: props.clientSecret, appearance: houseAppearance() }),
    [props.clientSecret],
  )
  return (
    // Stripe takes no other secret into fields that are there.
    <Elements key={props.clientSecret} stripe={stripe} options={options}>
      <ElementsForm {...props} />
    </Elements>
  )
}

function ElementsForm(props: PaymentFormProps) {
  const {
    orderId,
    email,
    suggestedEmail = '',
    isEmailKnown = false,
    submitLabel,
    isReady = true,
    returnPath,
    consent,
    onTry,
    onPaid,
    onFailed,
  } = props
  const asksForEmail = email === null && !isEmailKnown
  const stripe = useStripe()
  const elements = useElements()
  const { publicUrl } = useSite()
  const [isElementReady, setIsElementReady] = useState(false)
  const [failure, setFailure] = useState<string>()

  const fail = (message: string) => {
    setFailure(`${message} Nothing was charged; try again or pay another way.`)
    onFailed(message)
  }

  const pay = async (address: string) => {
    if (!stripe || !elements) return
    const checked = await elements.submit()
    // Stripe marks its own fields and says beside them what is wrong.
    if (checked.error) return fail(checked.error.message ?? 'Check the payment details.')
    const receiptEmail = address.trim()
    if (asksForEmail) await giveCheckoutEmail(orderId, receiptEmail)
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: {
        return_url: new URL(returnPath, publicUrl).href,
        ...(receiptEmail ? { payment_method_data: { billing_details: { email: receiptEmail } } } : {}),
      },
      redirect: 'if_required',
    })
    if (error) fail(error.message ?? 'The payment didn’t go through.')
    else onPaid()
  }

  const form = useForm<{ email: string; consent: boolean }>({
    initial: { email: email ?? suggestedEmail, consent: false },
    check: (values) => {
      const problem = asksForEmail ? emailProblem(values.email) : undefined
      return {
        ...(problem ? { email: problem } : {}),
        ...(consent && !values.consent ? { consent: consentProblem } : {}),
      }
    },
    onValid: async (values) => {
      setFailure(undefined)
      onTry()
      try {
        if (asksForEmail) keepReceiptEmail(values.email)
        await pay(values.email)
      } catch {
        setFailure(unsentPayment)
        onFailed(unsentPayment)
      }
    },
  })

  return (
    <form ref={form.form} method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      {!isEmailKnown && (
        <EmailField {...form.field('email')} isFixed={email !== null} isSubscription={consent !== undefined} />
      )}
      <PaymentElement onReady={() => setIsElementReady(true)} />
      {consent && (
        <Consent
          text={consent}
          isGiven={form.values.consent}
          error={form.errors.consent}
          onChange={(given) => form.change({ consent: given })}
        />
      )}
      <PayButton
        label={submitLabel}
        isReady={isReady && stripe !== null && elements !== null && isElementReady}
        isBusy={form.isBusy}
        problem={failure}
      />
    </form>
  )
}

/** Stripe's fields live in a frame of their own and cannot see the page's tokens. */
function houseAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--accent'),
      colorBackground: token('--surface'),
      colorText: token('--text'),
      colorDanger: token('--danger'),
      borderRadius: '8px',
      fontSizeBase: '16px',
    },
  }
}
