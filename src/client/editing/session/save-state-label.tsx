import { useEffect, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { DocumentKind } from '#shared/saved-document.ts'
import { useAnySession, useSaveState } from './document-context.tsx'
import { failureAdvice, type SaveState, saveLabels } from './save-state.ts'

/** Saving takes a few milliseconds; words that come and go with every key would only flicker. */
const SLOW_SAVE = 400

/** Whether and where the document is saved, near its name. */
export function SaveStateLabel() {
  const state = useSteadyState(useSaveState())
  const { kind, autosave } = useAnySession()
  const advice = adviceOf(state, kind)
  if (advice !== undefined) {
    return (
      <span role="alert" title={advice}>
        <Button variant="link" size="inline" className="text-danger text-small" onClick={() => void autosave.flush()}>
          {saveLabels[state.kind]}
        </Button>
        <span className="sr-only">{advice}</span>
      </span>
    )
  }
  const at = 'at' in state ? new Date(state.at) : undefined
  return (
    <span className="whitespace-nowrap text-small text-text-3" title={at && `Last change ${at.toLocaleString()}`}>
      {saveLabels[state.kind]}
    </span>
  )
}

/** What to do where the person must do something. */
function adviceOf(state: SaveState, kind: DocumentKind): string | undefined {
  if (state.kind === 'failed') return failureAdvice[kind][state.reason]
  return state.kind === 'refused' ? state.advice : undefined
}

/** The state without saves that are over before anybody could read of them. */
function useSteadyState(state: SaveState): SaveState {
  const [shown, setShown] = useState(state)
  useEffect(() => {
    const timer = setTimeout(() => setShown(state), state.kind === 'saving' ? SLOW_SAVE : 0)
    return () => clearTimeout(timer)
  }, [state])
  return shown
}
