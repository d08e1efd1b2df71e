import { ClipboardPaste } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { samplePosting } from './sample-posting.ts'

type JobFieldProps = {
  label: string
  /** The name the form finds it by. */
  field: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** The posting, with one to try the page on. */
export function JobField({ label, field, value, error, onChange }: JobFieldProps) {
  return (
    <Field label={label} hint="The whole posting, requirements and all." error={error}>
      {(control) => (
        <>
          <div className="flex min-h-8 items-center">
            <Button
              variant="outline"
              size="small"
              disabled={value.trim() !== ''}
              onClick={() => onChange(samplePosting)}
            >
              <ClipboardPaste aria-hidden strokeWidth={1.5} />
              Try a sample posting
            </Button>
          </div>
          <Textarea
            {...control}
            data-field={field}
            rows={11}
            placeholder="Paste the job posting here"
            className="mt-1.5 max-md:h-44"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Field>
  )
}
