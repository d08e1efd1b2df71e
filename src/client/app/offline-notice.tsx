import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void) {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

function useOnline() {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status" data-chrome="">
      {!isOnline && (
        <div className="border-warning border-b bg-warning-soft text-text">
          <p className="wrap-marketing py-2 text-small">You’re offline. Your work here is safe.</p>
        </div>
      )}
    </div>
  )
}
