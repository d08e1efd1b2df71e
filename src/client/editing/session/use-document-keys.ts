import { useEffect } from 'react'
import { announce } from '#client/app/live-region.tsx'
import { useAnySession } from './document-context.tsx'

/** A field with its own history, such as a search box, has this attribute or is inside an element that has it. */
const OWN_UNDO = 'data-own-undo'

/**
 * Undo, redo and save by keyboard. Undo is the document's in its fields too: they are redrawn from the document,
 * which takes the browser's own memory of them away.
 */
export function useDocumentKeys(): void {
  const { store, autosave } = useAnySession()

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
      const action = actionOf(event)
      if (!action || isInOwnHistory(event)) return
      event.preventDefault()
      if (action === 'undo') return tell('Undone', store.getState().undoLabel, store.undo)
      if (action === 'redo') return tell('Redone', store.getState().redoLabel, store.redo)
      void autosave.flush().then(() => {
        announce(autosave.getState().kind === 'failed' ? 'Not saved' : 'All changes saved')
      })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [store, autosave])
}

function actionOf({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | 'save' | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y' && !shiftKey) return 'redo'
  if (letter === 's' && !shiftKey) return 'save'
  return undefined
}

function isInOwnHistory({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(`[${OWN_UNDO}], dialog, [role="dialog"]`) !== null
}

function tell(done: string, label: string | undefined, act: () => void): void {
  if (label === undefined) return
  act()
  announce(`${done}: ${label}`)
}
