import { Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { useAnySession, useUndoLabels } from './document-context.tsx'

/** Undo and redo; each says what it would do. */
export function UndoButtons() {
  const { undoLabel, redoLabel } = useUndoLabels()
  const { undo, redo } = useAnySession().store
  return (
    <>
      <StepButton name="Undo" label={undoLabel} onClick={undo} icon={<Undo2 />} />
      <StepButton name="Redo" label={redoLabel} onClick={redo} icon={<Redo2 />} />
    </>
  )
}

type StepButtonProps = { name: string; label: string | undefined; onClick: () => void; icon: ReactNode }

/** Stays in the order of focus when there is nothing to do: a disabled button would throw the focus away. */
function StepButton({ name, label, onClick, icon }: StepButtonProps) {
  const words = label === undefined ? name : `${name}: ${label}`
  return (
    <IconTooltip label={words}>
      <Button
        variant="ghost"
        size="icon"
        // Fingers lose no focus, and the name beside it needs the room.
        className="max-sm:aria-disabled:hidden"
        aria-disabled={label === undefined}
        onClick={onClick}
      >
        {icon}
      </Button>
    </IconTooltip>
  )
}
