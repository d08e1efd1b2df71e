import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react'
import { Field } from '#client/ui/field.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { countLines } from '#engine/edit/lines.ts'
import { useFieldProblem } from './field-problems.ts'
import { continueBullet, moveLineAtCaret, type Typed } from './line-at-caret.ts'
import { LineList } from './line-list.tsx'
import { selectStandIn } from './text-field.tsx'
import { typeInto } from './type-into.ts'
import { useSetField } from './use-set-field.ts'

const bulletHint = "Start lines with '-' or '*' for bullet points"

type DescriptionFieldProps = {
  path: string
  label: string
  value: string | undefined
  hint?: string
  optional?: boolean
}

/** Several lines of words. Enter goes on with a bullet, Alt+Up and Alt+Down move the line under the caret. */
export const DescriptionField = memo(function DescriptionField({
  path,
  label,
  value = '',
  hint = bulletHint,
  optional = false,
}: DescriptionFieldProps) {
  const set = useSetField(path, label)
  const error = useFieldProblem(path)
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret belongs to the text that has just been set
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [value])

  const write = (text: string) => set(optional && text === '' ? undefined : text)

  const type = (typed: Typed) => {
    if (area.current && typeInto(area.current, typed)) return
    caret.current = typed.caret
    write(typed.text)
  }

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    if (event.nativeEvent.isComposing || selectionStart !== selectionEnd) return
    if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      const typed = continueBullet(value, selectionStart)
      if (!typed) return
      event.preventDefault()
      type(typed)
      return
    }
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || countLines(value) < 2) return
    // Also where the line cannot go further: the key must not move the whole entry instead.
    event.preventDefault()
    const typed = moveLineAtCaret(value, selectionStart, event.key === 'ArrowUp' ? -1 : 1)
    if (typed) type(typed)
  }

  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={error} optional={optional}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            data-field={path}
            value={value}
            autoCapitalize="sentences"
            className="field-sizing-content max-h-140 min-h-28"
            onFocus={selectStandIn}
            onKeyDown={handleKey}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <LineList label={label} text={value} onChange={write} />
    </div>
  )
})
