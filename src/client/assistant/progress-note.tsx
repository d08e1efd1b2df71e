import { useEffect, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { Generating } from './background-tasks/create-task.ts'
import { count, groundworkWords } from './background-tasks/groundwork.ts'
import { ChangeDiff } from './review/change-diff.tsx'

/** People who wait longer than this have better things to do. Milliseconds. */
export const LONG_WAIT = 10_000

type ProgressNoteProps = Pick<Generating, 'step' | 'groundwork' | 'arrived' | 'startedAt' | 'canLeave'> & {
  onStop: () => void
}

/** What is going on, what has arrived so far, and the two ways out. */
export function ProgressNote({ step, groundwork, arrived, startedAt, canLeave, onStop }: ProgressNoteProps) {
  const isLong = useIsLong(startedAt)
  const [last] = arrived
  return (
    <div className="grid min-w-0 flex-1 basis-64 gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status">
          {step ?? 'Reading...'}
          {last && (
            <span className="text-text-2"> {count(arrived.length, 'suggestion')} so far. Press Stop to keep them.</span>
          )}
        </p>
        <Button variant="outline" size="small" onClick={onStop}>
          Stop
        </Button>
      </div>
      {groundwork && <p className="text-small text-text-2">{groundworkWords(groundwork)}</p>}
      <p role="status" className="text-small text-text-2 empty:hidden">
        {isLong && canLeave && 'You can leave this page. We’ll let you know when it’s ready.'}
      </p>
      {last && <ChangeDiff change={last} />}
    </div>
  )
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
