import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TextareaField } from '#client/ui/field.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { findFault, type Wish } from './requirement-list.ts'

type RequirementFormProps = {
  wish: Wish
  list: readonly Wish[]
  saveLabel: string
  onSave: (wish: Wish) => void
  onCancel: () => void
}

const needs = [
  { value: 'must', label: 'Must-have' },
  { value: 'nice', label: 'Nice to have' },
] as const

/** One line of the list: its words, and how much it counts. */
export function RequirementForm({ wish, list, saveLabel, onSave, onCancel }: RequirementFormProps) {
  const [quote, setQuote] = useState(wish.quote)
  const [need, setNeed] = useState(wish.need)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)

  const save = (event?: FormEvent) => {
    event?.preventDefault()
    const found = findFault(quote, { list, id: wish.id })
    setFault(found)
    if (found) field.current?.focus()
    else onSave({ ...wish, quote: quote.trim(), need })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    // A requirement is one line: Enter cannot mean another.
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault()
      save()
    }
  }
  return (
    <form noValidate onSubmit={save} onKeyDown={press} className="grid gap-3 rounded-control bg-sunken p-3">
      <TextareaField
        label="Requirement"
        error={fault}
        ref={field}
        autoFocus
        rows={1}
        className="field-sizing-content min-h-control py-2"
        value={quote}
        onWrite={(written) => {
          setQuote(written)
          setFault(undefined)
        }}
      />
      <Segmented
        label="How much it counts"
        options={needs}
        value={need}
        onChange={setNeed}
        className="justify-self-start"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {saveLabel}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
