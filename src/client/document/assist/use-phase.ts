import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** The phase in the address, so that back, forward and a reload stay in it; the first one where none is named. */
export function usePhase<Phase extends string>(phases: readonly [Phase, ...Phase[]]) {
  const [params, setParams] = useSearchParams()
  const phase = phases.find((name) => name === params.get('phase')) ?? phases[0]
  const go = useCallback(
    (next: Phase, changes: Record<string, string | undefined> = {}) => {
      // Read at the moment of the press: the address may have been written since this page was last drawn.
      const after = new URLSearchParams(window.location.search)
      after.set('phase', next)
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) after.delete(name)
        else after.set(name, value)
      }
      setParams(after)
    },
    [setParams],
  )
  useStartAtTop(phase)
  return { phase, go }
}

/** A new phase is a new page to whoever reads it: it begins at its heading, as soon as there is one. */
function useStartAtTop(phase: string): void {
  const last = useRef(phase)
  useEffect(() => {
    if (last.current === phase) return
    last.current = phase
    window.scrollTo(0, 0)
    if (focusHeading()) return
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect()
    })
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [phase])
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
