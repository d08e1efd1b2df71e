import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { setCurrent } from '#engine/edit/entries.ts'
import { setField } from '#engine/edit/set-field.ts'
import { formatPeriod } from '#engine/resume/dates.ts'
import en from '#engine/resume/languages/en.ts'
import type { Education, Experience } from '#engine/resume/resume.ts'
import { readTypedPeriod } from '#engine/resume/typed-period.ts'
import { useContentActions } from './content-actions.ts'
import { today } from './today.ts'

type TypedPeriodFieldProps = { list: 'experiences' | 'education'; entry: Experience | Education }

const unread = 'Write it like 08/2016 – 04/2020, or choose month and year below'

/**
 * Both dates in one line. A phone opens a picker for each of the four selects below and closes its keyboard for each; they
 * show what is typed here, and this line what is chosen there.
 */
export function TypedPeriodField({ list, entry }: TypedPeriodFieldProps) {
  const { change } = useContentActions()
  // What is being typed, and what could not be read.
  const [draft, setDraft] = useState<string | undefined>(undefined)
  const [isUnread, setIsUnread] = useState(false)
  const { id, startDate, endDate, current } = entry
  const path = `${list}.${id}`
  const known = startDate === '' ? '' : formatPeriod(startDate, endDate, current, { words: en, form: 'numeric' })

  const write = (start: string, end: string | undefined, isCurrent: boolean) =>
    change(
      (resume) => {
        const started = setField(resume, `${path}.startDate`, start)
        const marked = setCurrent(started, list, id, isCurrent)
        return isCurrent ? marked : setField(marked, `${path}.endDate`, end)
      },
      { label: 'Edit dates', merge: `${path}.dates` },
    )

  /** Whether everything in the line could be read. */
  const settle = (): boolean => {
    if (draft === undefined || draft.trim() === known) {
      setDraft(undefined)
      setIsUnread(false)
      return true
    }
    const period = readTypedPeriod(draft, today())
    setIsUnread(period === undefined && draft.trim() !== '')
    if (period) {
      // A lone date says nothing of the end, but of a school it is the year one left.
      const isOpen = period.endDate === undefined && !period.current
      if (isOpen && list === 'education' && (endDate ?? '') === '') write(period.startDate, period.startDate, false)
      else if (isOpen) write(period.startDate, endDate, current)
      else write(period.startDate, period.endDate, period.current === true)
    } else if (draft.trim() === '') write('', undefined, false)
    else return false
    setDraft(undefined)
    return true
  }

  return (
    <Field
      label="Dates"
      hint="For example, 08/2016 – 04/2020 or 2022 – present. Years alone are fine, or choose below."
      error={isUnread ? unread : undefined}
    >
      {(control) => (
        <Input
          {...control}
          value={draft ?? known}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setDraft(target.value)
            setIsUnread(false)
          }}
          onBlur={() => settle()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Before the form looks for the next field, which is behind the selects that are filled now.
            const isRead = flushSync(settle)
            if (!isRead) event.preventDefault()
          }}
        />
      )}
    </Field>
  )
}
