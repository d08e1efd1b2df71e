import { createContext, use, useEffect, useState } from 'react'

/** Tells the form whether a file is still being read. */
const FileWaitContext = createContext<(isReading: boolean) => void>(() => undefined)

export const FileWaitProvider = FileWaitContext.Provider

export function useTellReading(): (isReading: boolean) => void {
  return use(FileWaitContext)
}

/** A form submitted while its file is being read waits for it, instead of complaining about an empty box. */
export function useFileWait(send: () => void) {
  const [isReading, setIsReading] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    if (!isAsked || isReading) return
    setIsAsked(false)
    send()
  }, [isAsked, isReading, send])
  return { isReading, isWaiting: isAsked, tellReading: setIsReading, wait: () => setIsAsked(true) }
}
