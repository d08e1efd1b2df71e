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

/** The posting, with one to try the page on. It looks like the place of the resume beside it. */
export function JobField({ label, field, value, error, onChange }: JobFieldProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-field border-dashed p-4">
        <Button variant="outline" disabled={value.trim() !== ''} onClick={() => onChange(samplePosting)}>
          <ClipboardPaste aria-hidden strokeWidth={1.5} />
          Try a sample posting
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-small text-text-3">
          Or paste the whole posting below, requirements and all.
        </p>
      </div>
      <Field label={label} error={error}>
        {(control) => (
          <Textarea
            {...control}
            data-field={field}
            rows={11}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
