import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useSite } from '#client/app/site.tsx'
import { giveCheckoutEmail } from '../../billing-calls.ts'
import { EmailField, emailProblem } from '../email-field.tsx'
import { Consent, consentProblem, PayButton } from '../pay-button.tsx'
import { type PaymentFormProps, unsentPayment } from '../payment-form.ts'

export type StripeFormProps = PaymentFormProps & { publishableKey: string }

/** Stripe's Payment Element in the colours of the page. Its script comes from Stripe, and only here. */
export function StripeForm({ publishableKey, ...props }: StripeFormProps) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey])
  const options = useMemo(
    () => ({ clientSecret: props.clientSecret, appearance: houseAppearance() }),
    [props.clientSecret],
  )
  return (
    <Elements stripe={stripe} options={options}>
      <ElementsForm {...props} />
    </Elements>
  )
}

function ElementsForm(props: PaymentFormProps) {
  const { orderId, email, isEmailKnown = false, submitLabel, returnPath, consent, onPaid, onFailed } = props
  const asksForEmail = email === null && !isEmailKnown
  const stripe = useStripe()
  const elements = useElements()
  const { publicUrl } = useSite()
  const [address, setAddress] = useState(email ?? '')
  const [hasConsent, setHasConsent] = useState(false)
  const [problems, setProblems] = useState<{ email?: string | undefined; consent?: string | undefined }>({})
  const [isElementReady, setIsElementReady] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  const fail = (message: string) => {
    setFailure(`${message} Nothing was charged; try again or pay another way.`)
    onFailed(message)
  }

  const pay = async () => {
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
    if (error) fail(error.message ?? 'The payment did not go through.')
    else onPaid()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = {
      email: asksForEmail ? emailProblem(address) : undefined,
      consent: consent && !hasConsent ? consentProblem : undefined,
    }
    setProblems(found)
    const first = found.email ? 'email' : found.consent ? 'consent' : undefined
    if (first) return form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus()
    setIsBusy(true)
    setFailure(undefined)
    try {
      await pay()
    } catch {
      setFailure(unsentPayment)
      onFailed(unsentPayment)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {!isEmailKnown && (
        <EmailField value={address} error={problems.email} isFixed={email !== null} onChange={setAddress} />
      )}
      <PaymentElement onReady={() => setIsElementReady(true)} />
      {consent && <Consent text={consent} isGiven={hasConsent} error={problems.consent} onChange={setHasConsent} />}
      <PayButton
        label={submitLabel}
        isReady={stripe !== null && elements !== null && isElementReady}
        isBusy={isBusy}
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
