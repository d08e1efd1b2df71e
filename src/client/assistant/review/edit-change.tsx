import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TextareaField } from '#client/ui/field.tsx'

type EditChangeProps = { text: string; onSave: (text: string) => void; onCancel: () => void }

/** A suggestion in the person's own words. */
export function EditChange({ text, onSave, onCancel }: EditChangeProps) {
  const [words, setWords] = useState(text)
  const save = () => {
    if (words.trim() !== '') onSave(words)
  }
  return (
    <div className="grid gap-3">
      <TextareaField
        label="In your own words"
        hint="We’ll use your words exactly as you write them."
        autoFocus
        rows={3}
        className="field-sizing-content"
        value={words}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
        onWrite={setWords}
      />
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
