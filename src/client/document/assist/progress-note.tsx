import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { ChangeDiff } from '../review/change-diff.tsx'
import type { Generating } from './use-generate.ts'

export type ProgressNoteProps = Pick<Generating, 'step' | 'arrived'> & { onStop: () => void }

/** What is going on, what has come of it so far, and the way out of it. */
export function ProgressNote({ step, arrived, onStop }: ProgressNoteProps) {
  const [last] = arrived
  const count = arrived.length === 1 ? '1 suggestion' : `${arrived.length} suggestions`
  return (
    <div className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Spinner />
        <p role="status" className="grow">
          {step ?? 'Reading...'}
          {last && <span className="text-text-2"> {count} so far. Stop keeps them.</span>}
        </p>
        <Button variant="outline" size="small" onClick={onStop}>
          Stop
        </Button>
      </div>
      {last && <ChangeDiff change={last} />}
    </div>
  )
}
