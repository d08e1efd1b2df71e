import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'

type ConfirmationStepProps = { isBusy: boolean; onAnswer: (answer: 'approve' | 'reject') => void }

/** What a bank would ask in a window of its own. */
export function ConfirmationStep({ isBusy, onAnswer }: ConfirmationStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="confirm-payment" className="grid gap-4">
      <h3 id="confirm-payment" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Confirm this payment
      </h3>
      <p className="text-text-2">Your bank would now ask you to confirm. In test mode, you decide what happens.</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={() => onAnswer('approve')}>
          {isBusy ? 'Processing...' : 'Confirm payment'}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => onAnswer('reject')}>
          Refuse payment
        </Button>
      </div>
    </section>
  )
}
