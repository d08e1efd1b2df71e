import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'

type BegunAnswerProps = {
  label: string
  hint: string
  starters: readonly string[]
  maxLength: number
  said: string
  onWrite: (said: string) => void
}

/** Room for an answer, and sentences to begin it with: one press puts one in, with the caret where it goes on. */
export function BegunAnswer({ label, hint, starters, maxLength, said, onWrite }: BegunAnswerProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  function begin(starter: string) {
    const text = withSentence(said, starter)
    onWrite(text)
    area.current?.focus()
    // The field has the new words once it is drawn again.
    requestAnimationFrame(() => area.current?.setSelectionRange(text.length, text.length))
  }
  const left = starters.filter((starter) => !said.includes(starter))
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <>
          {left.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {left.map((starter) => (
                <li key={starter}>
                  <button
                    type="button"
                    onClick={() => begin(starter)}
                    className="inline-flex min-h-9 items-center gap-1.5 rounded-chip bg-accent-soft py-1 pr-3 pl-2 text-left text-accent-soft-text text-small transition-colors hover:bg-hover touch:min-h-11"
                  >
                    <Plus className="size-4 shrink-0" />
                    {starter} …
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Textarea
            {...control}
            ref={area}
            rows={2}
            maxLength={maxLength}
            className="field-sizing-content min-h-control py-2"
            value={said}
            onChange={({ target }) => onWrite(target.value)}
          />
        </>
      )}
    </Field>
  )
}

/** Behind what is there, which is a sentence by now. */
export function withSentence(said: string, starter: string): string {
  const before = said.trim()
  const end = before === '' || /[.!?]["”’')]?$/.test(before) ? '' : '.'
  return `${before}${end}${before === '' ? '' : ' '}${starter} `
}
