import { useId } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FieldError } from '#client/ui/field.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

type PayButtonProps = {
  label: string
  isReady: boolean
  isBusy: boolean
  /** Why the last try failed, where no field of ours can say it; stays when the toast has gone. */
  problem?: string | undefined
}

export function PayButton({ label, isReady, isBusy, problem }: PayButtonProps) {
  return (
    <div className="grid gap-3">
      {problem && <Alert>{problem}</Alert>}
      <Button type="submit" size="large" className="w-full" disabled={!isReady || isBusy}>
        {isBusy && <Spinner />}
        {isBusy ? 'Processing...' : label}
      </Button>
    </div>
  )
}

type ConsentProps = {
  text: string
  isGiven: boolean
  error: string | undefined
  onChange: (isGiven: boolean) => void
}

/** Agreed to by itself, never ticked beforehand. */
export function Consent({ text, isGiven, error, onChange }: ConsentProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <Checkbox
          id={id}
          data-field="consent"
          className="mt-0.5"
          checked={isGiven}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onCheckedChange={(checked) => onChange(checked === true)}
        />
        <label htmlFor={id}>{text}</label>
      </div>
      <FieldError id={`${id}-error`} message={error} />
      <p className="text-text-2">
        Cancel in two clicks on the{' '}
        <a
          href="/account/billing"
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4 hover:text-text"
        >
          billing page
        </a>
        . Your receipt links to it.
      </p>
    </div>
  )
}

export const consentProblem = 'Please agree to the renewal first.'
