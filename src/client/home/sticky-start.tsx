import { type RefObject, useEffect, useState } from 'react'
import { AppLink } from '#client/app/app-link.tsx'
import { cn } from '#client/lib/cn.ts'
import { buttonStyle } from '#client/ui/button.tsx'

type StickyStartProps = {
  /** Has its own buttons, at the start of the page. */
  first: RefObject<HTMLElement | null>
  /** Has its own buttons, at the end. */
  last: RefObject<HTMLElement | null>
}

/** On a phone the way to begin stays at hand between the first and the last place that offer it. */
export function StickyStart({ first, last }: StickyStartProps) {
  const [isNeeded, setIsNeeded] = useState(false)

  useEffect(() => {
    const { current: start } = first
    const { current: end } = last
    if (!start || !end) return
    const observer = new IntersectionObserver(() => {
      setIsNeeded(start.getBoundingClientRect().bottom < 0 && end.getBoundingClientRect().top > window.innerHeight)
    })
    observer.observe(start)
    observer.observe(end)
    return () => observer.disconnect()
  }, [first, last])

  return (
    <div
      inert={!isNeeded}
      className={cn(
        'fixed inset-x-0 bottom-0 z-header border-border border-t bg-bg px-5 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] transition-transform duration-200 md:hidden',
        !isNeeded && 'invisible translate-y-full',
      )}
    >
      <AppLink to="/create-resume" className={buttonStyle({ className: 'w-full' })}>
        Create New Resume
      </AppLink>
    </div>
  )
}
