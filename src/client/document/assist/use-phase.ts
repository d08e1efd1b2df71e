import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The phase in the address, so that back, forward and a reload stay in it; the first one where none is named. */
export function usePhase<Phase extends string>(phases: readonly [Phase, ...Phase[]]) {
  const [params, setParams] = useSearchParams()
  const phase = phases.find((name) => name === params.get('phase')) ?? phases[0]
  const go = useCallback(
    (next: Phase, changes: Record<string, string> = {}) =>
      setParams((before) => {
        const after = new URLSearchParams(before)
        after.set('phase', next)
        for (const [name, value] of Object.entries(changes)) after.set(name, value)
        return after
      }),
    [setParams],
  )
  return { phase, go }
}
