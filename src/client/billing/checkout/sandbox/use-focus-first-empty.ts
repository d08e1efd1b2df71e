import { type RefObject, useEffect } from 'react'
import { hasMouse } from '#client/lib/has-mouse.ts'

/** One can type at once. In a narrow window the focus would take the eye past the order. */
export function useFocusFirstEmpty(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!hasMouse() || window.innerWidth < 768) return
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? []
    const empty = [...fields].find(({ value }) => value === '')
    empty?.focus({ preventScroll: true })
  }, [form])
}
