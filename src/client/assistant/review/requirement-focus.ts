import { type RefObject, useEffect, useRef } from 'react'

/** The heading of the questions takes the focus of those who come from above. */
export const questionsId = 'questions'
/** The same for lines that found no place. */
export const unplacedId = 'unplaced'

/** A step takes away the control that was pressed; the focus goes where the next step would be made. */
export function useFocusNext(frame: RefObject<HTMLElement | null>): (selector: string | undefined) => void {
  const wanted = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    frame.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (selector) => {
    wanted.current = selector
  }
}
