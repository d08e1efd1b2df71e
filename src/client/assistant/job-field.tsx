import { ClipboardPaste } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#client/app/toast.ts'
import { BringIn } from '#client/ui/bring-in.tsx'
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
  const box = useRef<HTMLTextAreaElement>(null)
  const isEmpty = value.trim() === ''
  const isSample = value === samplePosting
  const [params] = useSearchParams()
  const isNext = params.has('resume') && isEmpty
  // The resume came along: the posting is what is left to bring. A phone would open its keyboard over the page.
  useEffect(() => {
    if (isNext && matchMedia('(pointer: fine)').matches) box.current?.focus()
  }, [isNext])
  const clear = () => {
    onChange('')
    box.current?.focus()
    if (!isSample) toast({ title: 'Posting cleared', action: { label: 'Undo', onSelect: () => onChange(value) } })
  }
  return (
    <Field label={label} hint="Include the whole posting, with its requirements." error={error} className="relative">
      {(control) => (
        <>
          <div className="max-sm:absolute max-sm:-top-3 max-sm:right-0">
            <BringIn
              icon={ClipboardPaste}
              says={isEmpty ? 'No posting handy? Try one of ours.' : filledWords(isSample)}
            >
              <Button variant="outline" size="small" onClick={isEmpty ? () => onChange(samplePosting) : clear}>
                {isEmpty ? 'Try a sample posting' : 'Clear'}
              </Button>
            </BringIn>
          </div>
          <Textarea
            {...control}
            ref={box}
            data-field={field}
            data-job=""
            rows={9}
            placeholder="Paste the job posting here"
            className="mt-1.5 max-md:h-36 max-sm:mt-3.5"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Field>
  )
}

function filledWords(isSample: boolean): string {
  return isSample ? 'A sample, to see what comes of it.' : 'Another job? Start with an empty box.'
}
