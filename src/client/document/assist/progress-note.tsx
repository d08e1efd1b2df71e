import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Generating } from './use-generate.ts'

export type ProgressNoteProps = Pick<Generating, 'step' | 'found'> & { onStop: () => void }

/** What is going on, and the way out of it. */
export function ProgressNote({ step, found, onStop }: ProgressNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-border bg-surface p-4">
      <Spinner />
      <p role="status" className="grow">
        {step ?? 'Reading...'}
        {found > 0 && <span className="text-text-2"> {found} suggestions so far.</span>}
      </p>
      <Button variant="outline" size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}
