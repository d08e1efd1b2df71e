import { useId, useRef } from 'react'
import { Label } from '#client/ui/label.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { setCurrent } from '#engine/edit/entries.ts'
import { setField } from '#engine/edit/set-field.ts'
import type { Education, Experience } from '#engine/resume/resume.ts'
import { useContentActions } from './content-actions.ts'
import { DateField } from './date-field.tsx'
import { FieldPair } from './entry-card.tsx'

type PeriodFieldsProps = {
  list: 'experiences' | 'education'
  entry: Experience | Education
  currentLabel: string
}

/** From when to when; what still runs has no end to ask for. */
export function PeriodFields({ list, entry, currentLabel }: PeriodFieldsProps) {
  const { change } = useContentActions()
  const id = useId()
  // Turned on by mistake and off again, the switch must not have cost the end date.
  const lastEnd = useRef<string | undefined>(undefined)
  const path = `${list}.${entry.id}`

  const toggle = (current: boolean) => {
    if (current) lastEnd.current = entry.endDate
    const edit = { label: current ? 'Mark as current' : 'Mark as ended' }
    change((resume) => {
      const next = setCurrent(resume, list, entry.id, current)
      return current || entry.endDate ? next : setField(next, `${path}.endDate`, lastEnd.current)
    }, edit)
  }

  return (
    <>
      <FieldPair>
        <DateField path={`${path}.startDate`} label="Start date" value={entry.startDate} />
        {!entry.current && <DateField path={`${path}.endDate`} label="End date" value={entry.endDate} optional />}
      </FieldPair>
      <div className="flex min-h-6 items-center gap-3">
        <Switch id={id} data-field={`${path}.current`} checked={entry.current} onCheckedChange={toggle} />
        <Label htmlFor={id}>{currentLabel}</Label>
      </div>
    </>
  )
}
