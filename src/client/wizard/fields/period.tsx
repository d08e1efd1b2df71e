import { useId } from 'react'
import { useContentActions } from '#client/editing/panels/content/content-actions.ts'
import { FieldPair } from '#client/editing/panels/content/entry-card.tsx'
import { Label } from '#client/ui/label.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { setCurrent } from '#engine/edit/entries.ts'
import type { Education, Experience } from '#engine/resume/resume.ts'
import { MonthField } from './month-field.tsx'

type PeriodProps = {
  list: 'experiences' | 'education'
  entry: Experience | Education
  /** What "current" means here, e.g. `I work here now`. */
  meaning: string
}

/** From which month to which; what still runs has no end to ask for. */
export function Period({ list, entry, meaning }: PeriodProps) {
  const { change } = useContentActions()
  const id = useId()
  const path = `${list}.${entry.id}`
  return (
    <div className="@container grid gap-3">
      <FieldPair>
        <MonthField path={`${path}.startDate`} label="Start date" value={entry.startDate} />
        {!entry.current && <MonthField path={`${path}.endDate`} label="End date" value={entry.endDate} />}
      </FieldPair>
      <div className="flex min-h-6 items-center gap-3">
        <Switch
          id={id}
          data-field={`${path}.current`}
          checked={entry.current}
          onCheckedChange={(current) =>
            change((resume) => setCurrent(resume, list, entry.id, current), {
              label: current ? 'Mark as current' : 'Mark as ended',
            })
          }
        />
        <Label htmlFor={id}>
          Current <span className="font-normal text-text-2">– {meaning}</span>
        </Label>
      </div>
    </div>
  )
}
