import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'

type JobFieldProps = {
  label: string
  /** The name the form finds it by. */
  field: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

export function JobField({ label, field, value, error, onChange }: JobFieldProps) {
  return (
    <Field label={label} hint="Paste the whole posting, requirements and all." error={error}>
      {(control) => (
        <Textarea
          {...control}
          data-field={field}
          rows={10}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
