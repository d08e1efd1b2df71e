import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { keptTasks } from './background-tasks/kept-tasks.ts'

/** The phase in the address, so that back, forward and a reload stay in it; the first one where none is named. */
export function usePhase<Phase extends string>(phases: readonly [Phase, ...Phase[]]) {
  const [params, setParams] = useSearchParams()
  const phase = phases.find((name) => name === params.get('phase')) ?? phases[0]
  const { pathname } = useLocation()
  const go = useCallback(
    (next: Phase, changes: Record<string, string | undefined> = {}) => {
      const arrival = keptTasks.takeArrival(pathname)
      // Read at the moment of the press: the address may have been written since this page was last drawn.
      const after = new URLSearchParams(arrival ? arrival.place.search : window.location.search)
      after.set('phase', next)
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) after.delete(name)
        else after.set(name, value)
      }
      if (arrival) arrival.tell(`${pathname}?${after}`)
      else setParams(after)
    },
    [pathname, setParams],
  )
  useComeBack()
  useStartAtTop(phase)
  return { phase, go }
}

/** People who come back to the page are led to what they asked for here. */
function useComeBack(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const lead = useEffectEvent((address: string) => navigate(address, { replace: true }))
  useEffect(() => {
    const address = keptTasks.findWayBack({ pathname, search })
    if (address) void lead(address)
  }, [pathname, search])
}

/** A new phase is a new page to a screen reader: it begins at its heading, as soon as there is one. */
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
