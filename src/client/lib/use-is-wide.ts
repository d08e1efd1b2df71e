import { useSyncExternalStore } from 'react'

/** From here on the page stands beside the form. */
const WIDE = '(min-width: 64rem)'

/** Whether there is room for both; the page is not laid out where nobody sees it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(WIDE)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
