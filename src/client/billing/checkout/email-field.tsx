import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'

export type EmailFieldProps = {
  value: string
  error: string | undefined
  /** The account's own address cannot be changed here. */
  isFixed: boolean
  onChange: (value: string) => void
}

export function EmailField({ value, error, isFixed, onChange }: EmailFieldProps) {
  return (
    <Field label="Email for the receipt" error={error} hint="The receipt carries a link to your purchase. Keep it.">
      {(control) => (
        <Input
          {...control}
          data-field="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={value}
          readOnly={isFixed}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function emailProblem(email: string): string | undefined {
  return emailPattern.test(email.trim()) ? undefined : 'Valid email is required'
}
