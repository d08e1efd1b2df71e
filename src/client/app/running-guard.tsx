import { useEffect, useRef } from 'react'
import { useMe } from '#client/lib/me.ts'
import { tellPersonGone, useIsRunning } from '#client/lib/running.ts'

/** Asks before the tab takes running work with it, and ends the work of a person who signs out, in any tab. */
export function RunningGuard() {
  const isRunning = useIsRunning()
  useEffect(() => {
    if (!isRunning) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isRunning])

  const { user } = useMe()
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (last.current && last.current !== user?.id) tellPersonGone()
    last.current = user?.id
  }, [user])
  return null
}
