import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Generating } from './background-tasks/create-task.ts'
import { count, groundworkWords } from './background-tasks/groundwork.ts'
import { ChangeDiff } from './review/change-diff.tsx'

/** People who wait longer than this have better things to do. Milliseconds. */
export const LONG_WAIT = 6_000

type ProgressNoteProps = Pick<Generating, 'step' | 'groundwork' | 'arrived' | 'startedAt' | 'canLeave'> & {
  /** Where the way to stop isn’t beside it. */
  onStop?: () => void
}

/** What is going on, what has arrived so far, and the two ways out. */
export function ProgressNote({ step, groundwork, arrived, startedAt, canLeave, onStop }: ProgressNoteProps) {
  const isLong = useIsLong(startedAt)
  const done = useStepsBefore(step)
  const [last] = arrived
  return (
    <div className="grid min-w-0 flex-1 basis-64 gap-2">
      {done.map((words) => (
        <p key={words} className="flex items-center gap-2.5 text-text-2">
          <Check strokeWidth={2} className="size-5 shrink-0 text-success" />
          {words}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Spinner className="shrink-0" />
        <p role="status" className="min-w-0 flex-1">
          {step ?? 'Reading...'}
          {last && (
            <span className="text-text-2"> {count(arrived.length, 'suggestion')} so far. Press Stop to keep them.</span>
          )}
        </p>
        {onStop && (
          <Button variant="outline" size="small" onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
      {groundwork && <p className="text-small text-text-2">{groundworkWords(groundwork)}</p>}
      <p role="status" className="text-small text-text-2 empty:hidden">
        {isLong && 'This is taking longer than usual.'}
        {isLong && canLeave && ' You can leave this page. We’ll let you know when it’s ready.'}
      </p>
      {last && <ChangeDiff change={last} />}
    </div>
  )
}

/** The steps that were told before this one. */
function useStepsBefore(step: string | undefined): readonly string[] {
  const [told, setTold] = useState<readonly string[]>([])
  if (step !== undefined && told.at(-1) !== step) setTold([...told.filter((words) => words !== step), step])
  return told.filter((words) => words !== step)
}

function useIsLong(startedAt: number | undefined): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (startedAt === undefined) return
    const timer = setTimeout(() => setIsLong(true), startedAt + LONG_WAIT - Date.now())
    return () => clearTimeout(timer)
  }, [startedAt])
  return isLong
}
