import { type RefObject, useEffect, useRef, useState } from 'react'

type Move = { line: string; isOnward: boolean }

type LineFocus = {
  /** A list whose items say in `data-line` which line they hold. */
  list: RefObject<HTMLUListElement | null>
  goOnFrom: (line: string) => void
  goBackTo: (line: string) => void
}

/** Where the focus goes once a line was added or taken back: on to the next open one, never to one that was passed over. */
export function useLineFocus(): LineFocus {
  const list = useRef<HTMLUListElement>(null)
  const [move, setMove] = useState<Move | undefined>(undefined)

  // Only after the change is on the page is there a next line: one that was held back may have come.
  useEffect(() => {
    if (!move || !list.current) return
    const items = [...list.current.children].filter((item) => item instanceof HTMLElement)
    const at = items.findIndex((item) => item.dataset.line === move.line)
    const next = items.slice(move.isOnward ? at + 1 : at).find((item) => item.querySelector('input'))
    // After the last line, the next thing is whatever follows the list; the way back is nearest.
    const target = next?.querySelector('input') ?? items[at]?.querySelector('button')
    target?.focus()
  }, [move])

  return {
    list,
    goOnFrom: (line) => setMove({ line, isOnward: true }),
    goBackTo: (line) => setMove({ line, isOnward: false }),
  }
}
