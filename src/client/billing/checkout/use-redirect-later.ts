import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { redirectDelay } from './settle.ts'

/**
 * Leads on after the moment in which the message is read; leaving the page before that calls it off. Going back from
 * there must not end at a till where the same could be paid again.
 */
export function useRedirectLater(): (to: string) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (to) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void navigate(to, { replace: true }), redirectDelay)
    },
    [navigate],
  )
}
