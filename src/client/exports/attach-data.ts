// Whether PDF files carry what they show as data too, so that they can be opened here again exactly. Chosen once for
// this browser.
import { useCallback, useState } from 'react'

const KEY = 'candid-attach-data'

export function readAttachData(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function useAttachData(): [isAttached: boolean, choose: (isAttached: boolean) => void] {
  const [isAttached, setIsAttached] = useState(readAttachData)
  const choose = useCallback((next: boolean) => {
    setIsAttached(next)
    try {
      if (next) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, 'off')
    } catch {
      // Without storage the choice cannot be kept; the box shows it as it was.
      setIsAttached(true)
    }
  }, [])
  return [isAttached, choose]
}
