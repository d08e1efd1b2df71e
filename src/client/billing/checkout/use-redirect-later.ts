import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { redirectDelay } from './settle.ts'

/** Whoever does one of these is still reading. */
const stays = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const

/**
 * Leads on after the moment in which the message is read; leaving the page or touching it before that calls it off.
 * Going back from there must not end at a till where the same could be paid again.
 */
export function useRedirectLater(): (to: string) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const stay = () => clearTimeout(timer.current)
    for (const kind of stays) window.addEventListener(kind, stay, { passive: true })
    return () => {
      stay()
      for (const kind of stays) window.removeEventListener(kind, stay)
    }
  }, [])
  return useCallback(
    (to) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void navigate(to, { replace: true }), redirectDelay)
    },
    [navigate],
  )
}
