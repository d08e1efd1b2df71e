import { useSyncExternalStore } from 'react'
import { saveLabels } from '#client/editing/session/save-state.ts'
import { useLetterSession } from './letter-session.tsx'

/** Whether and where the letter is saved. */
export function LetterSaveState() {
  const { autosave } = useLetterSession()
  const { kind } = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState)
  return <p className="min-h-5 text-small text-text-3">{saveLabels[kind]}</p>
}
