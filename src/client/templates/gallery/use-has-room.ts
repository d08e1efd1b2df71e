import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

function subscribe(notify: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Whether the filters are next to the templates; a phone need not draw what it does not show. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
