import { Check } from 'lucide-react'
import { announce } from '#client/app/live-region.tsx'
import { Button } from '#client/ui/button.tsx'
import { useJobLines } from './job-lines.ts'

type AddedNoteProps = { text: string; onUndone: () => void }

/** What was added, and the way back, in the place where it was written: a note that stays on top hides the next line. */
export function AddedNote({ text, onUndone }: AddedNoteProps) {
  const { takeLineBack } = useJobLines()
  return (
    <div className="flex items-center gap-2 rounded-control bg-sunken px-3 py-1.5 text-small">
      <Check className="size-4 shrink-0 text-accent" strokeWidth={2} />
      <p className="wrap-anywhere min-w-0 flex-1 py-0.5">
        <span className="font-medium">Added:</span> {text}
      </p>
      <Button
        variant="link"
        size="small"
        className="px-1"
        onClick={() => {
          takeLineBack(text)
          announce('Line removed')
          onUndone()
        }}
      >
        Undo
      </Button>
    </div>
  )
}
