import { useEffect, useRef } from 'react'
import type { Change } from '#engine/edit/change.ts'
import type { ReviewedChange } from './decide.ts'

/** A line across the window below the strip of the page, where the eye reads. */
const atTheEye = '-42% 0px -57% 0px'

/** On a phone the open suggestion under the eye is the one in hand: the strip of the page and the filled button follow it. */
export function useCardInView(items: readonly ReviewedChange[] | undefined, onShow: (change: Change) => void): void {
  const show = useRef(onShow)
  useEffect(() => {
    show.current = onShow
  })
  useEffect(() => {
    if (!items) return
    const watch = new IntersectionObserver(
      (seen) => {
        const id = seen.find(({ isIntersecting }) => isIntersecting)?.target.getAttribute('data-card')
        const item = items.find(({ change, decision }) => change.id === id && decision === 'open')
        if (item) show.current(item.change)
      },
      { rootMargin: atTheEye },
    )
    for (const card of document.querySelectorAll('article[data-card]')) watch.observe(card)
    return () => watch.disconnect()
  }, [items])
}
