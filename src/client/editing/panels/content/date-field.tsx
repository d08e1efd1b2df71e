import { memo, useState } from 'react'
import { cn } from '#client/lib/cn.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { monthNames, present } from '#engine/resume/dates.ts'
import { useFieldProblem } from './field-problems.ts'
import { listYears, type MonthChoice, readMonth, writeMonth } from './month-choice.ts'
import { today } from './today.ts'
import { useSetField } from './use-set-field.ts'

type DateFieldProps = {
  path: string
  label: string
  value: string | undefined
  /** An optional date without a value is left out of the resume. */
  optional?: boolean
  hint?: string | undefined
  /** How many years from now can be chosen: studies end in the future. */
  yearsAhead?: number
  /** What is wrong with a date that is filled in. */
  problem?: string | undefined
  /** Offers "Present" among the months. */
  onPresent?: (() => void) | undefined
}

/** No month has these numbers. */
const PRESENT = 'present'
const WORDS = 'words'

/** Two selects in one frame; the one in hand has its own edge around it. */
const half = 'min-w-0 focus-within:z-1 hover:z-1'

type Form = { name: 'words' } | { name: 'selects'; over: string }

/** Month and year as two selects in one field; a date they cannot show stays and is edited as the words it is. */
export const DateField = memo(function DateField({
  path,
  label,
  value = '',
  optional = false,
  hint,
  yearsAhead = 1,
  problem,
  onPresent,
}: DateFieldProps) {
  const set = useSetField(path, label)
  const error = useFieldProblem(path) ?? problem
  const [form, setForm] = useState<Form | undefined>(undefined)
  // Chosen before its year, and not lost while the year is missing.
  const [lone, setLone] = useState<number | undefined>(undefined)
  const read = readMonth(value)
  const isHeldBack = read === undefined && form?.name === 'selects' && form.over === value
  const isWords = form?.name === 'words' || (read === undefined && !isHeldBack)

  const write = (next: string) => set(optional && next === '' ? undefined : next)

  if (isWords)
    return (
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className="grid justify-items-start gap-1">
            <Input
              {...control}
              data-field={path}
              value={value}
              autoComplete="off"
              autoFocus={form !== undefined}
              placeholder="2021 or Summer 2021"
              onChange={({ target }) => {
                setForm({ name: 'words' })
                write(target.value)
              }}
            />
            <Button
              variant="link"
              size="inline"
              className="min-h-6 text-small"
              onClick={() => setForm({ name: 'selects', over: value })}
            >
              Choose month and year
            </Button>
          </div>
        )}
      </Field>
    )

  const { year, month = year === undefined ? lone : undefined } = read ?? {}
  const choose = (choice: MonthChoice) => {
    setLone(choice.year === undefined ? choice.month : undefined)
    const next = writeMonth(choice)
    if (next !== '' || read !== undefined) write(next)
  }
  const chooseMonth = (chosen: string) => {
    if (chosen === PRESENT) onPresent?.()
    else if (chosen === WORDS) setForm({ name: 'words' })
    else choose({ month: chosen === '' ? undefined : Number(chosen), year })
  }
  const isYearMissing = month !== undefined && year === undefined

  return (
    <Field label={label} hint={isHeldBack ? `Now: ${value}` : hint} error={error}>
      {({ id, ...control }) => (
        <div className="flex">
          <NativeSelect
            {...control}
            id={id}
            aria-label={`${label}, month`}
            className={cn(half, 'flex-1 [&>select]:rounded-r-none')}
            data-field={isYearMissing ? undefined : path}
            value={month ?? ''}
            autoFocus={form !== undefined}
            onChange={({ target }) => chooseMonth(target.value)}
          >
            <option value="">Month</option>
            {monthNames.map((name, index) => (
              <option key={name} value={index + 1}>
                {name.slice(0, 3)}
              </option>
            ))}
            {onPresent && <option value={PRESENT}>{present}</option>}
            <option value={WORDS}>Other…</option>
          </NativeSelect>
          <NativeSelect
            {...control}
            aria-label={`${label}, year`}
            className={cn(half, '-ml-px w-21 shrink-0 [&>select]:rounded-l-none [&>select]:pr-6')}
            data-field={isYearMissing ? path : undefined}
            value={year ?? ''}
            onChange={({ target }) => choose({ month, year: target.value === '' ? undefined : Number(target.value) })}
          >
            <option value="">Year</option>
            {listYears(Number(today().slice(0, 4)) + yearsAhead, year).map((known) => (
              <option key={known}>{known}</option>
            ))}
          </NativeSelect>
        </div>
      )}
    </Field>
  )
})
