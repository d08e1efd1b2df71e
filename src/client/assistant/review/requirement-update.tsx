import type { RefObject } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import type { RequirementEditing } from './requirement-context.ts'

type RequirementUpdateProps = {
  editing: RequirementEditing
  /** Takes the focus once the button that had it is gone. */
  heading: RefObject<HTMLElement | null>
}

/** Says that the suggestions still match the old list, and updates them. */
export function RequirementUpdate({ editing, heading }: RequirementUpdateProps) {
  const { isPending, isBusy, problem, use, stop } = editing
  if (!isPending && !isBusy) return null
  const update = async () => {
    if (!(await use())) return
    announce('The suggestions now match your list.')
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <div className="grid gap-3 rounded-control bg-accent-soft p-3 text-accent-soft-text">
      {problem && <Alert>{problem}</Alert>}
      <p className="text-small">You changed the list. Update the suggestions and questions to match it.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isBusy} onClick={() => void update()}>
          {isBusy ? 'Processing...' : 'Update suggestions'}
        </Button>
        {isBusy && (
          <Button size="small" variant="outline" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
    </div>
  )
}
