import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { Button } from '#client/ui/button.tsx'
import { IconTooltip } from '#client/ui/tooltip.tsx'
import { useLetterSession } from './letter-session.tsx'

/** Undo and redo of the letter, by button and by key; each says what it would do. */
export function LetterUndo() {
  const { store } = useLetterSession()
  const { undoLabel, redoLabel } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
      const isUndo = key === 'z' && !event.shiftKey
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
      if (!isUndo && !isRedo) return
      event.preventDefault()
      const label = isUndo ? store.getState().undoLabel : store.getState().redoLabel
      if (label === undefined) return
      if (isUndo) store.undo()
      else store.redo()
      announce(`${isUndo ? 'Undone' : 'Redone'}: ${label}`)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [store])
  return (
    <>
      <IconTooltip label={undoLabel === undefined ? 'Undo' : `Undo: ${undoLabel}`}>
        <Button variant="ghost" size="icon" aria-disabled={undoLabel === undefined} onClick={store.undo}>
          <Undo2 aria-hidden strokeWidth={1.5} />
        </Button>
      </IconTooltip>
      <IconTooltip label={redoLabel === undefined ? 'Redo' : `Redo: ${redoLabel}`}>
        <Button variant="ghost" size="icon" aria-disabled={redoLabel === undefined} onClick={store.redo}>
          <Redo2 aria-hidden strokeWidth={1.5} />
        </Button>
      </IconTooltip>
    </>
  )
}
