import { useId, useMemo, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { addLine, takeLineBack } from '#engine/edit/add-line.ts'
import { replaceLine } from '#engine/edit/lines.ts'
import { setField } from '#engine/edit/set-field.ts'
import { fullerTitle } from '#engine/library/fuller-title.ts'
import { homeCurrency } from '#engine/resume/home-currency.ts'
import type { Experience } from '#engine/resume/resume.ts'
import { useContentActions } from '../panels/content/content-actions.ts'
import { type Help, HelpFrame, helps } from './help-frame.tsx'
import { type JobLines, JobLinesContext } from './job-lines.ts'

type LineHelpProps = { entry: Experience }

/** Beside a job's description: lines to pick from, and a builder. Below the box where there is room, in a sheet on a phone. */
export function LineHelp({ entry }: LineHelpProps) {
  const [open, setOpen] = useState<Help | undefined>(undefined)
  const id = useId()
  const job = useJob(entry)

  return (
    <div className="-mt-2 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {(['suggestions', 'builder'] as const).map((help) => {
          const { label, does, icon: Icon } = helps[help]
          return (
            <div key={help} className="grid max-w-56 flex-1 basis-36 content-start justify-items-start gap-1">
              <Button
                variant="outline"
                size="small"
                aria-expanded={open === help}
                aria-controls={open === help ? `${id}-${help}` : undefined}
                aria-describedby={`${id}-${help}-does`}
                onClick={() => setOpen(open === help ? undefined : help)}
              >
                <Icon className="!size-4" />
                {label}
              </Button>
              <p id={`${id}-${help}-does`} className="text-small text-text-3">
                {does}
              </p>
            </div>
          )
        })}
      </div>
      {open && (
        <JobLinesContext value={job}>
          <HelpFrame
            id={`${id}-${open}`}
            help={open}
            onClose={() => setOpen(undefined)}
            onBuild={() => setOpen('builder')}
          />
        </JobLinesContext>
      )}
    </div>
  )
}

function useJob({ id, position, description, current }: Experience): JobLines {
  const { read, change } = useContentActions()
  return useMemo(() => {
    const entry = `experiences.${id}`
    const resume = read()
    const headline = resume.personalInfo.professionalTitle
    return {
      entry,
      title: position.trim() || headline,
      fullTitle: fullerTitle(position, headline),
      currency: homeCurrency(resume),
      description,
      isCurrent: current,
      addLine: (text) => change((resume) => addLine(resume, { entry, text }), { label: 'Add line' }),
      takeLineBack: (text) => change((resume) => takeLineBack(resume, { entry, text }), { label: 'Undo: add line' }),
      replaceLine: (index, text) =>
        change((resume) => setField(resume, `${entry}.description`, replaceLine(description, index, text)), {
          label: 'Change line',
        }),
    }
  }, [id, position, description, current, read, change])
}
