import { useLayoutEffect, useRef, useState } from 'react'
import { convertDate, formOf } from '#client/editing/panels/content/date-forms.ts'
import { useFieldProblem } from '#client/editing/panels/content/field-problems.ts'
import { useSetField } from '#client/editing/panels/content/use-set-field.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'

type MonthFieldProps = { path: string; label: string; value: string | undefined }

/** A month and year, by the browser's own control, which also takes typing. A date in other words stays as it is. */
export function MonthField({ path, label, value = '' }: MonthFieldProps) {
  const set = useSetField(path, label)
  const problem = useFieldProblem(path)
  const input = useRef<HTMLInputElement>(null)
  const [isText, setIsText] = useState(() => needsWords(value))
  if (!isText && needsWords(value)) setIsText(true)
  const shown = isText ? value : (convertDate(value, 'month') ?? '')

  // While a month is half typed the browser reports it as empty; writing the value back then would wipe the typing out.
  useLayoutEffect(() => {
    const control = input.current
    if (!control || control.value === shown || control.validity.badInput) return
    control.value = shown
  }, [shown])

  return (
    <Field label={label} error={problem}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          type={isText ? 'text' : 'month'}
          data-field={path}
          defaultValue={shown}
          autoComplete="off"
          placeholder={isText ? '2021 or Summer 2021' : 'YYYY-MM'}
          className="min-w-0"
          onChange={({ target }) => {
            if (!target.validity.badInput) set(target.value)
          }}
        />
      )}
    </Field>
  )
}

/** A year alone or free words, which a month control cannot show. */
function needsWords(value: string): boolean {
  return formOf(value) === 'text'
}
