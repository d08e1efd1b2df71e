import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FieldError } from '#client/ui/field.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

export type PayButtonProps = {
  label: string
  isReady: boolean
  isBusy: boolean
}

export function PayButton({ label, isReady, isBusy }: PayButtonProps) {
  return (
    <Button type="submit" size="large" className="w-full" disabled={!isReady || isBusy}>
      {isBusy && <Spinner />}
      {isBusy ? 'Processing...' : label}
    </Button>
  )
}

export type ConsentProps = {
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
    </div>
  )
}

export const consentProblem = 'Please agree to the renewal first.'
