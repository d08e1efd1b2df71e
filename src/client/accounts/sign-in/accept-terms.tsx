import { useId } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { FieldError } from '#client/ui/field.tsx'

type AcceptTermsProps = {
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

export function AcceptTerms({ checked, error, onChange }: AcceptTermsProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        {/* The browser's own box: it works before scripts, and a form without them still sends it. */}
        <input
          id={id}
          type="checkbox"
          name="acceptTerms"
          data-field="acceptTerms"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="native-check size-5 shrink-0"
        />
        <label htmlFor={id} className="text-small text-text-2">
          I accept the{' '}
          <AppLink to="/terms" className="text-accent underline underline-offset-4 hover:text-accent-hover">
            terms and conditions
          </AppLink>
        </label>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  )
}
