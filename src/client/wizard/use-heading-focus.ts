import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '#client/app/live-region.tsx'

/**
 * What is shown anew starts at its heading, for the eye and for the keyboard; on a phone, where every tap counts, in the first
 * field of `form` that came without words, if that is empty. Asked once, when it appears.
 */
export function useHeadingFocus(isWanted: () => boolean, form?: RefObject<HTMLElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (!wanted.current()) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const start = window.matchMedia('(pointer: coarse)').matches ? emptyFirstField(form?.current) : undefined
    const place = start ?? heading.current
    place?.focus({ preventScroll: true })
    // Who cannot see the page hears the field, and would not hear which step it is.
    if (start && heading.current) announce(heading.current.textContent)
  }, [form])
  return heading
}

function emptyFirstField(form: HTMLElement | null | undefined): HTMLElement | undefined {
  const first = form?.querySelector('input:not([data-ready-made], [type=file]), textarea, select')
  const isLine = first instanceof HTMLInputElement && first.type === 'text'
  return (isLine || first instanceof HTMLTextAreaElement) && first.value === '' ? first : undefined
}
