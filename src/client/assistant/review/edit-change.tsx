import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'

type EditChangeProps = { text: string; onSave: (text: string) => void; onCancel: () => void }

/** A suggestion in the person's own words. */
export function EditChange({ text, onSave, onCancel }: EditChangeProps) {
  const [words, setWords] = useState(text)
  const save = () => {
    if (words.trim() !== '') onSave(words)
  }
  return (
    <div className="grid gap-3">
      <Field label="In your own words" hint="We’ll use your words exactly as you write them.">
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={3}
            className="field-sizing-content"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onCancel()
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={words.trim() === ''} onClick={save}>
          Accept
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
