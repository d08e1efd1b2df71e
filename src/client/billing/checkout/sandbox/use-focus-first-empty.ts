import { type RefObject, useEffect } from 'react'

/** One can type at once; on a phone that would bring up the keyboard over what is to be paid. */
export function useFocusFirstEmpty(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])') ?? []
    const empty = [...fields].find(({ value }) => value === '')
    empty?.focus({ preventScroll: true })
  }, [form])
}
