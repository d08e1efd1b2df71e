import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { type FormErrors, useForm } from '#client/app/use-form.ts'
import { goOnWithEnter } from '#client/lib/focus-next-field.ts'
import { EnterKeyHint } from '#client/ui/input.tsx'
import { EmailField, emailProblem } from '../email-field.tsx'
import { Consent, consentProblem, PayButton } from '../pay-button.tsx'
import type { PaymentFormProps } from '../payment-form.ts'
import { keepReceiptEmail } from '../receipt-email.ts'
import { CardFields, TestCards } from './card-fields.tsx'
import { digitsOf, isCardNumber, readExpiry } from './card-number.ts'
import { ConfirmationStep } from './confirmation-step.tsx'
import { keepTestCard, readTestCard } from './test-card.ts'
import { useFocusFirstEmpty } from './use-focus-first-empty.ts'
import { useSandboxPayment } from './use-sandbox-payment.ts'

type CardValues = { email: string; number: string; expiry: string; cvc: string; consent: boolean }

const emptyCard = { number: '', expiry: '', cvc: '' }
const testDetails = { expiry: '12 / 34', cvc: '123' }
const filledIn = (number: string) => ({ number, ...testDetails })

const anotherCardHelps = new Set(['card-declined', 'insufficient-funds', 'expired-card'])

/** The card form of test mode: takes test cards only and moves no money. */
export function SandboxForm(props: PaymentFormProps) {
  const {
    clientSecret,
    email,
    suggestedEmail = '',
    isEmailKnown = false,
    submitLabel,
    isReady = true,
    consent,
    onTry,
    onPaid,
    onFailed,
  } = props
  const payment = useSandboxPayment({
    onTry,
    onPaid: () => {
      keepTestCard(form.values.number)
      onPaid()
    },
    onFailed,
    onDeclined: ({ code, message }) => {
      const advice = anotherCardHelps.has(code) ? ' Nothing was charged; try another card.' : ''
      form.showErrors({ [code === 'expired-card' ? 'expiry' : 'number']: `${message}${advice}` })
    },
  })
  const [kept] = useState(readTestCard)
  const form = useForm<CardValues>({
    initial: { email: email ?? suggestedEmail, ...(kept ? filledIn(kept) : emptyCard), consent: false },
    check: (values) => findProblems(values, { needsConsent: consent !== undefined, needsEmail: !isEmailKnown }),
    onValid: ({ number, cvc, expiry, email: given }) => {
      const printed = readExpiry(expiry)
      if (!printed) return
      if (!isEmailKnown) keepReceiptEmail(given)
      const card = { number: digitsOf(number), cvc: digitsOf(cvc), ...printed }
      return payment.pay({ clientSecret, card, ...(isEmailKnown ? {} : { email: given.trim() }) })
    },
  })
  const { values, field, change } = form
  useFocusFirstEmpty(form.form)

  const goOn = (from: string) => {
    const fields = [...(form.form.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? [])]
    const next = fields[fields.findIndex(({ name }) => name === from) + 1]
    if (next?.value === '') next.focus()
  }

  if (payment.asksToConfirm)
    return (
      <ConfirmationStep isBusy={payment.isBusy} onAnswer={(answer) => void payment.pay({ clientSecret, answer })} />
    )

  return (
    // A post even without scripts: a card never belongs in an address.
    <form
      ref={form.form}
      method="post"
      noValidate
      onSubmit={form.submit}
      onKeyDown={(event) => goOnWithEnter(event, event.currentTarget)}
      className="grid gap-5"
    >
      <p className="flex items-center gap-2 rounded-control border border-warning bg-warning-soft px-3 py-2 font-medium text-small">
        <FlaskConical className="size-4 shrink-0 text-warning" />
        Test mode, no real money
      </p>
      {!isEmailKnown && (
        <EmailField {...field('email')} isFixed={email !== null} isSubscription={consent !== undefined} />
      )}
      <EnterKeyHint value="next">
        <CardFields number={field('number')} expiry={field('expiry')} cvc={field('cvc')} onFull={goOn} />
      </EnterKeyHint>
      {consent && (
        <Consent
          text={consent}
          isGiven={values.consent}
          error={form.errors.consent}
          onChange={(given) => change({ consent: given })}
        />
      )}
      <PayButton label={submitLabel} isReady={isReady} isBusy={payment.isBusy} problem={payment.unsent} />
      <TestCards
        onChoose={(number) =>
          change({ number, expiry: values.expiry || testDetails.expiry, cvc: values.cvc || testDetails.cvc })
        }
      />
    </form>
  )
}

type Needs = { needsConsent: boolean; needsEmail: boolean }

function findProblems(values: CardValues, { needsConsent, needsEmail }: Needs): FormErrors<CardValues> {
  const found: FormErrors<CardValues> = {}
  const email = needsEmail ? emailProblem(values.email) : undefined
  if (email) found.email = email
  if (digitsOf(values.number) === '') found.number = 'Enter your card number.'
  else if (!isCardNumber(values.number)) found.number = 'Your card number is incomplete or mistyped.'
  if (!readExpiry(values.expiry)) found.expiry = 'Enter the month and year on the card.'
  if (values.cvc.length < 3) found.cvc = 'Enter the card’s security code.'
  if (needsConsent && !values.consent) found.consent = consentProblem
  return found
}
