import { FlaskConical } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { confirmInSandbox, type SandboxAnswer } from '../../billing-calls.ts'
import { EmailField, emailProblem } from '../email-field.tsx'
import { Consent, consentProblem, PayButton } from '../pay-button.tsx'
import { type PaymentFormProps, unsentPayment } from '../payment-form.ts'
import { digitsOf, groupCardNumber, groupExpiry, isCardNumber, readExpiry, testCards } from './card-number.ts'
import { ConfirmationStep } from './confirmation-step.tsx'

type CardValues = { email: string; number: string; expiry: string; cvc: string; consent: boolean }
type Problems = Partial<Record<keyof CardValues, string>>

const anotherCardHelps = new Set(['card-declined', 'insufficient-funds', 'expired-card'])

/** The card form of test mode: takes test cards only and moves no money. */
export function SandboxForm(props: PaymentFormProps) {
  const { clientSecret, email, isEmailKnown = false, submitLabel, consent, onPaid, onFailed } = props
  const [values, setValues] = useState<CardValues>({
    email: email ?? '',
    number: '',
    expiry: '',
    cvc: '',
    consent: false,
  })
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  const [unsent, setUnsent] = useState<string>()
  const [asksToConfirm, setAsksToConfirm] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const change = (changed: Partial<CardValues>) => {
    setValues((before) => ({ ...before, ...changed }))
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(changed, name))),
    )
  }

  const showProblems = (found: Problems) => {
    setProblems(found)
    const first = (['email', 'number', 'expiry', 'cvc', 'consent'] as const).find((name) => found[name])
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus()
  }

  const take = (answer: SandboxAnswer) => {
    if (answer.status === 'succeeded') return onPaid()
    setIsBusy(false)
    if (answer.status === 'requires-action') return setAsksToConfirm(true)
    setAsksToConfirm(false)
    onFailed(answer.message)
    const advice = anotherCardHelps.has(answer.code) ? ' Nothing was charged; try another card.' : ''
    showProblems({ [answer.code === 'expired-card' ? 'expiry' : 'number']: `${answer.message}${advice}` })
  }

  const run = async (work: () => Promise<SandboxAnswer>) => {
    setIsBusy(true)
    setUnsent(undefined)
    try {
      take(await work())
    } catch (error) {
      const message = (error instanceof ApiError && error.reason) || unsentPayment
      setIsBusy(false)
      setUnsent(message)
      onFailed(message)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = findProblems(values, { needsConsent: consent !== undefined, needsEmail: !isEmailKnown })
    if (Object.keys(found).length > 0) return showProblems(found)
    const expiry = readExpiry(values.expiry)
    if (!expiry) return
    const card = { number: digitsOf(values.number), cvc: digitsOf(values.cvc), ...expiry }
    void run(() => confirmInSandbox({ clientSecret, card, ...(isEmailKnown ? {} : { email: values.email.trim() }) }))
  }

  if (asksToConfirm)
    return (
      <ConfirmationStep
        isBusy={isBusy}
        onAnswer={(answer) => void run(() => confirmInSandbox({ clientSecret, answer }))}
      />
    )

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <p className="flex items-center gap-2 rounded-control border border-warning bg-warning-soft px-3 py-2 font-medium text-small">
        <FlaskConical aria-hidden className="size-4 shrink-0 text-warning" strokeWidth={1.5} />
        Test mode, no real money
      </p>
      {!isEmailKnown && (
        <EmailField
          value={values.email}
          error={problems.email}
          isFixed={email !== null}
          onChange={(typed) => change({ email: typed })}
        />
      )}
      <Field label="Card number" error={problems.number}>
        {(control) => (
          <Input
            {...control}
            data-field="number"
            autoComplete="cc-number"
            inputMode="numeric"
            className="tabular-nums"
            placeholder="1234 1234 1234 1234"
            value={values.number}
            onChange={(event) => change({ number: groupCardNumber(event.target.value) })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expires" error={problems.expiry}>
          {(control) => (
            <Input
              {...control}
              data-field="expiry"
              autoComplete="cc-exp"
              inputMode="numeric"
              className="tabular-nums"
              placeholder="MM / YY"
              value={values.expiry}
              onChange={(event) => change({ expiry: groupExpiry(event.target.value) })}
            />
          )}
        </Field>
        <Field label="CVC" error={problems.cvc}>
          {(control) => (
            <Input
              {...control}
              data-field="cvc"
              autoComplete="cc-csc"
              inputMode="numeric"
              className="tabular-nums"
              placeholder="123"
              value={values.cvc}
              onChange={(event) => change({ cvc: digitsOf(event.target.value).slice(0, 4) })}
            />
          )}
        </Field>
      </div>
      <TestCards
        onChoose={(number) => change({ number, expiry: values.expiry || '12 / 34', cvc: values.cvc || '123' })}
      />
      {consent && (
        <Consent
          text={consent}
          isGiven={values.consent}
          error={problems.consent}
          onChange={(given) => change({ consent: given })}
        />
      )}
      <PayButton label={submitLabel} isReady isBusy={isBusy} problem={unsent} />
    </form>
  )
}

type Needs = { needsConsent: boolean; needsEmail: boolean }

function findProblems(values: CardValues, { needsConsent, needsEmail }: Needs): Problems {
  const found: Problems = {}
  const email = needsEmail ? emailProblem(values.email) : undefined
  if (email) found.email = email
  if (!isCardNumber(values.number)) found.number = 'Your card number is incomplete or mistyped.'
  if (!readExpiry(values.expiry)) found.expiry = 'Enter the month and year on the card.'
  if (values.cvc.length < 3) found.cvc = "Enter the card's security code."
  if (needsConsent && !values.consent) found.consent = consentProblem
  return found
}

function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <details className="rounded-control border border-border px-3 py-2 text-small">
      <summary className="cursor-pointer font-medium">Test cards</summary>
      <ul className="mt-2 grid gap-1">
        {testCards.map(({ number, result }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-2">
            <Button variant="link" size="inline" className="tabular-nums" onClick={() => onChoose(number)}>
              {number}
            </Button>
            <span className="text-text-2">{result}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
