import { useState } from 'react'
import { ApiError } from '#client/lib/api-error.ts'
import { confirmInSandbox, type SandboxAnswer, type SandboxConfirmation } from '../../billing-calls.ts'
import { type PaymentFormProps, unsentPayment } from '../payment-form.ts'

type Declined = Extract<SandboxAnswer, { status: 'failed' }>

type SandboxPaymentOptions = Pick<PaymentFormProps, 'onTry' | 'onPaid' | 'onFailed'> & {
  onDeclined: (answer: Declined) => void
}

/** A payment in test mode, with the step some cards ask for. */
export function useSandboxPayment({ onTry, onPaid, onFailed, onDeclined }: SandboxPaymentOptions) {
  const [isBusy, setIsBusy] = useState(false)
  const [unsent, setUnsent] = useState<string>()
  const [asksToConfirm, setAsksToConfirm] = useState(false)

  const take = (answer: SandboxAnswer) => {
    // Paid once, the form stays busy: a second press must not pay again.
    if (answer.status === 'succeeded') return onPaid()
    setIsBusy(false)
    if (answer.status === 'requires-action') return setAsksToConfirm(true)
    setAsksToConfirm(false)
    onFailed(answer.message)
    onDeclined(answer)
  }

  const pay = async (confirmation: SandboxConfirmation): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    onTry()
    setUnsent(undefined)
    try {
      take(await confirmInSandbox(confirmation))
    } catch (error) {
      const message = (error instanceof ApiError && error.reason) || unsentPayment
      setIsBusy(false)
      setUnsent(message)
      onFailed(message)
    }
  }
  return { isBusy, unsent, asksToConfirm, pay }
}
