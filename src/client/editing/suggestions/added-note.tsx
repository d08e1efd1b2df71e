import { Check } from 'lucide-react'
import { useState } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { Button } from '#client/ui/button.tsx'
import { useJobLines } from './job-lines.ts'

type AddedNoteProps = { text: string | undefined; onUndone?: () => void }

/** What was added last, and the way back, in the page: a toast would lie over the sheet. */
export function AddedNote({ text, onUndone }: AddedNoteProps) {
  const { takeLineBack } = useJobLines()
  const [undone, setUndone] = useState<string | undefined>(undefined)
  if (text === undefined || text === undone) return null
  return (
    <div
      // In a sheet that has been scrolled the note would be out of sight.
      // One line, clear of the button that closes the sheet: taller, it hid the next line to fill in.
      className="sticky top-0 z-1 flex items-center gap-2 rounded-control bg-sunken px-3 py-1.5 text-small max-lg:mr-8 lg:top-20"
    >
      <Check aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={2} />
      <p className="min-w-0 flex-1 truncate py-0.5" title={text}>
        <span className="font-medium">Added:</span> {text}
      </p>
      <Button
        variant="link"
        size="small"
        className="px-1"
        onClick={() => {
          takeLineBack(text)
          setUndone(text)
          announce('Line removed')
          onUndone?.()
        }}
      >
        Undo
      </Button>
    </div>
  )
}
