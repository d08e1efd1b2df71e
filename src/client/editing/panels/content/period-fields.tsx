import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { Button } from '#client/ui/button.tsx'
import { Label } from '#client/ui/label.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { setCurrent } from '#engine/edit/entries.ts'
import { setField } from '#engine/edit/set-field.ts'
import { endsBeforeStart, expectedDate, present } from '#engine/resume/dates.ts'
import type { Education, Experience } from '#engine/resume/resume.ts'
import { useContentActions } from './content-actions.ts'
import { DateField } from './date-field.tsx'
import { today } from './today.ts'
import { TypedPeriodField } from './typed-period-field.tsx'

/** In the room of the end, so that nothing moves from under a finger. */
function PresentEnd() {
  return (
    <p className="grid content-start gap-1.5">
      <span className="font-medium text-small">End date</span>
      <span className="flex h-control items-center rounded-control border border-border px-3 text-text-2">
        {present}
      </span>
    </p>
  )
}

type PeriodFieldsProps = {
  list: 'experiences' | 'education'
  entry: Experience | Education
  currentLabel: ReactNode
  /** Turning the switch off asks for the end date again. */
  clearsEnd?: boolean
  /** Offers one line to type both dates in, over the selects. */
  canType?: boolean
}

/** From when to when; what still runs has no end to ask for. */
export function PeriodFields({ list, entry, currentLabel, clearsEnd = false, canType = false }: PeriodFieldsProps) {
  const { read, change } = useContentActions()
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  // Turned on by mistake and off again, the switch must not have cost the end date.
  const lastEnd = useRef<string | undefined>(undefined)
  const { id: entryId, startDate, endDate, current } = entry
  const path = `${list}.${entryId}`
  const problem =
    !current && endsBeforeStart(startDate, endDate ?? '') ? 'The end date is before the start date' : undefined

  // Only offered: somebody may know the day.
  const expected = canType && list === 'education' && !current ? expectedDate(endDate ?? '', today()) : undefined
  const isSettled = canType && startDate !== '' && (current || (endDate ?? '') !== '')

  useEffect(() => {
    if (problem) announce(problem)
  }, [problem])

  const mark = useCallback(
    (next: boolean) => {
      const before = read()[list].find((candidate) => candidate.id === entryId)?.endDate
      if (next && !clearsEnd) lastEnd.current = before
      change(
        (resume) => {
          const marked = setCurrent(resume, list, entryId, next)
          return next || before ? marked : setField(marked, `${path}.endDate`, lastEnd.current)
        },
        { label: next ? 'Mark as current' : 'Mark as ended' },
      )
    },
    [read, change, list, entryId, path, clearsEnd],
  )
  // The select is gone with the choice: the focus goes to what shows it now.
  const markPresent = useCallback(() => {
    mark(true)
    toggle.current?.focus()
  }, [mark])

  return (
    <div className="@container grid gap-3">
      {canType && <TypedPeriodField list={list} entry={entry} />}
      {/* The key that leads through the fields passes over dates that are there. */}
      <div data-settled={isSettled || undefined} className={canType ? 'pt-2' : undefined}>
        <div className="grid grid-cols-1 items-start gap-5 @[21rem]:grid-cols-2 @[21rem]:gap-3">
          <DateField path={`${path}.startDate`} label="Start date" value={startDate} />
          {current ? (
            <PresentEnd />
          ) : (
            <DateField
              path={`${path}.endDate`}
              label="End date"
              value={endDate}
              optional
              // Studies end in the future; few jobs do.
              yearsAhead={path.startsWith('education') ? 8 : 1}
              problem={problem}
              onPresent={markPresent}
            />
          )}
        </div>
      </div>
      {expected && (
        <Button
          variant="link"
          size="inline"
          className="min-h-6 justify-self-start text-small"
          onClick={() => {
            change((resume) => setField(resume, `${path}.endDate`, expected), { label: 'Mark as expected' })
            toggle.current?.focus()
          }}
        >
          Print it as “{expected}”
        </Button>
      )}
      <div className="flex min-h-6 items-center gap-3">
        <Switch ref={toggle} id={id} data-field={`${path}.current`} checked={current} onCheckedChange={mark} />
        <Label htmlFor={id}>{currentLabel}</Label>
      </div>
    </div>
  )
}
