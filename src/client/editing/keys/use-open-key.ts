import { useEffect, useState } from 'react'

/** Whether something is open that Ctrl or Command with this key opens and closes. */
export function useOpenKey(key: string): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // Where the slash needs Shift it still is one; K with it is another key.
      if (event.shiftKey && key !== '/') return
      event.preventDefault()
      setIsOpen((wasOpen) => !wasOpen)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [key])
  return [isOpen, setIsOpen]
}
