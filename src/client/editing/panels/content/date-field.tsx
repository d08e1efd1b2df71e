import { EllipsisVertical } from 'lucide-react'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { convertDate, type DateForm, dateFormLabels, dateForms, formOf, shownAs } from './date-forms.ts'
import { useFieldProblem } from './field-problems.ts'
import { useSetField } from './use-set-field.ts'

type DateFieldProps = {
  path: string
  label: string
  value: string | undefined
  /** An optional date without a value is left out of the resume. */
  optional?: boolean
}

/** A date, edited as the day, the month or the words it is. */
export const DateField = memo(function DateField({ path, label, value = '', optional = false }: DateFieldProps) {
  const set = useSetField(path, label)
  const error = useFieldProblem(path)
  const input = useRef<HTMLInputElement>(null)
  const [pinned, setPinned] = useState<{ form: DateForm; over?: string } | undefined>(undefined)
  const form = pinned && holds(pinned, value) ? pinned.form : formOf(value)
  const shown = shownAs(value, form)
  const isHeldBack = value !== '' && shown === ''

  // While a date is half typed the browser reports it as empty; writing the value back then would wipe the typing out.
  useLayoutEffect(() => {
    const control = input.current
    if (!control || control.value === shown || control.validity.badInput) return
    control.value = shown
  }, [shown])

  const write = (next: string) => set(optional && next === '' ? undefined : next)

  const choose = (next: DateForm) => {
    setPinned({ form: next, over: value })
    const converted = convertDate(value, next)
    if (converted !== undefined) write(converted)
  }

  return (
    <Field label={label} hint={isHeldBack ? `Now: ${value}` : undefined} error={error}>
      {(control) => (
        <div className="flex min-w-0 gap-1">
          <Input
            {...control}
            key={form}
            ref={input}
            type={form}
            data-field={path}
            defaultValue={shown}
            autoComplete="off"
            placeholder={form === 'text' ? '2021 or Summer 2021' : form === 'month' ? 'YYYY-MM' : undefined}
            className="min-w-0"
            onChange={({ target }) => {
              if (target.validity.badInput) return
              setPinned({ form })
              write(target.value)
            }}
            onBlur={({ target }) => {
              if (target.validity.badInput) target.value = shown
            }}
          />
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button variant="ghost" size="icon" aria-label={`How exact: ${label}`} className="w-7 text-text-3">
                <EllipsisVertical aria-hidden strokeWidth={1.5} />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              <DropdownMenuRadioGroup
                value={form}
                onValueChange={(next) => choose(dateForms.find((known) => known === next) ?? 'text')}
              >
                {dateForms.map((known) => (
                  <DropdownMenuRadioItem key={known} value={known}>
                    {dateFormLabels[known]}
                  </DropdownMenuRadioItem>
                ))}
              </DropdownMenuRadioGroup>
            </DropdownMenuContent>
          </DropdownMenu>
        </div>
      )}
    </Field>
  )
})

/** A form stays while it can show the value, and where the person chose it over this very value. */
function holds({ form, over }: { form: DateForm; over?: string }, value: string): boolean {
  return value === '' || shownAs(value, form) !== '' || over === value
}
