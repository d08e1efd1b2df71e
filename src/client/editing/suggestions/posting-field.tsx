import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { pastedPosting, usePosting } from './posting.ts'

const LONGEST = 20_000

/** Where the document is written for no posting yet: paste one, and what it asks for comes first. */
export function PostingField() {
  const { given, posting } = usePosting()
  if (given !== undefined) return null
  return (
    <details className="text-small" open={posting !== '' || undefined}>
      <summary className="w-fit cursor-pointer rounded-chip font-medium text-accent touch:py-3">
        Applying for a job? Start from its requirements
      </summary>
      <Field label="The posting" hint="Paste it as it is. It stays on this page." className="mt-2">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={LONGEST}
            value={posting}
            onChange={(event) => pastedPosting.setState(event.target.value)}
          />
        )}
      </Field>
    </details>
  )
}
