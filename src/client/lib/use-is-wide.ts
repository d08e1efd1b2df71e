import { useSyncExternalStore } from 'react'

/** From here on the page stands beside a form, or beside a panel of the workspace. */
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
