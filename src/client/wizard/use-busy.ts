import { useCallback, useEffect, useRef, useState } from 'react'
import { waitAtLeast } from './wait-at-least.ts'

export type Busy = {
  isBusy: boolean
  /** Runs work that takes at least so long; `then` is not called if the person left meanwhile. */
  run: <T>(milliseconds: number, work: () => Promise<T> | T, then: (result: T) => void) => void
}

export function useBusy(): Busy {
  const [isBusy, setIsBusy] = useState(false)
  const isThere = useRef(true)
  const isRunning = useRef(false)

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const run = useCallback<Busy['run']>((milliseconds, work, then) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    void waitAtLeast(milliseconds, work())
      .then((result) => {
        if (isThere.current) then(result)
      })
      .finally(() => {
        isRunning.current = false
        setIsBusy(false)
      })
  }, [])

  return { isBusy, run }
}
