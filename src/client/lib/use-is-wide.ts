import { useSyncExternalStore } from 'react'

/** From this width on, the page is next to a form or a workspace panel. */
const widths = { form: '(min-width: 64rem)', panel: '(min-width: 48rem)' } as const

/** Whether there is room for both; the page is not laid out where nobody sees it. */
export function useIsWide(beside: keyof typeof widths = 'form'): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(widths[beside])
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    () => window.matchMedia(widths[beside]).matches,
    () => false,
  )
}
