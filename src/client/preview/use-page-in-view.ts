import { type RefObject, useEffect, useState } from 'react'

/** The number of the page, from 1, that takes most of the desk. */
export function usePageInView(desk: RefObject<HTMLElement | null>, count: number): number {
  const [page, setPage] = useState(1)

  useEffect(() => {
    const element = desk.current
    if (!element) return
    const look = () => {
      const middle = element.getBoundingClientRect().top + element.clientHeight / 2
      const sheets = [...element.querySelectorAll('.page-sheet')]
      const below = sheets.findIndex((sheet) => sheet.getBoundingClientRect().bottom > middle)
      setPage(below === -1 ? Math.max(1, sheets.length) : below + 1)
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [desk])

  return Math.min(page, Math.max(1, count))
}
